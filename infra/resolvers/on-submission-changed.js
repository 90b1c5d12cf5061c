/**
 * Subscribers get only their own rows, because the filter uses the user id of their token and no
 * argument of the client. The dashboard API's function refuses a subscription of an ended session,
 * and a running subscription ends together with its session.
 */
import { extensions, util } from '@aws-appsync/utils';

export function request(ctx) {
  // This resolver refuses an ID token, as the resolver of queries and mutations does.
  if (ctx.identity.claims.token_use !== 'access') {
    util.error('An access token is required.', 'Unauthorized');
  }
  return {
    operation: 'Invoke',
    payload: {
      arguments: ctx.arguments,
      identity: ctx.identity,
      source: null,
      request: { headers: {}, domainName: null },
      prev: null,
      info: {
        fieldName: ctx.info.fieldName,
        parentTypeName: ctx.info.parentTypeName,
        variables: ctx.info.variables,
      },
      stash: {},
    },
  };
}

export function response(ctx) {
  if (ctx.error) {
    util.error('Something went wrong on our side. Please try again.', 'InternalError');
  }
  if (ctx.result.error) util.error(ctx.result.error.message, ctx.result.error.type);
  const { userId, authTime } = ctx.result.data;
  const own = { userId: { eq: userId } };
  extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter(own));
  const ended = { userId: { eq: userId }, notBefore: { gt: authTime } };
  extensions.setSubscriptionInvalidationFilter(util.transform.toSubscriptionFilter(ended));
  return null;
}
