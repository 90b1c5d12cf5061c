/**
 * Every query and mutation of the dashboard: passes the field to the dashboard API's Lambda, which
 * answers `{ data }` or `{ error: { message, type, info } }`. A crash of the function appears only
 * in its log. AppSync also accepts ID tokens. These only identify a user and are shown to others,
 * so this resolver refuses them.
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
  // `info` contains the number of seconds after which a call refused for too many calls may be
  // repeated.
  if (error) util.error(error.message, error.type, null, error.info ?? null);
  return ctx.result.data;
}
