/**
 * The resolver of every query and mutation of the dashboard. It passes the GraphQL field to the
 * dashboard API's Lambda, which answers `{ data }` or `{ error: { message, type, info } }`. A crash
 * of the function appears only in its log. This resolver refuses ID tokens, although AppSync
 * accepts them: they only identify a user and may be shown to others.
 */
import { util } from '@aws-appsync/utils';

export function request(ctx) {
  if (ctx.identity.claims.token_use !== 'access') {
    util.error('An access token is required.', 'Unauthorized');
  }
  return {
    operation: 'Invoke',
    payload: {
      arguments: ctx.arguments,
      identity: ctx.identity,
      source: ctx.source,
      request: { headers: ctx.request.headers, domainName: ctx.request.domainName ?? null },
      prev: ctx.prev ?? null,
      info: {
        fieldName: ctx.info.fieldName,
        parentTypeName: ctx.info.parentTypeName,
        variables: ctx.info.variables,
        selectionSetList: ctx.info.selectionSetList,
      },
      stash: ctx.stash,
    },
  };
}

export function response(ctx) {
  if (ctx.error) {
    util.error('Something went wrong on our side. Please try again.', 'InternalError');
  }
  const { error } = ctx.result;
  // If a user makes too many calls, `info` contains the number of seconds to wait.
  if (error) util.error(error.message, error.type, null, error.info ?? null);
  return ctx.result.data;
}
