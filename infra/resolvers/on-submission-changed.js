/** Subscribers get their own rows only: the token decides, no argument of the client does. */
import { extensions, util } from '@aws-appsync/utils';

export function request() {
  return { payload: null };
}

export function response(ctx) {
  const filter = { userId: { eq: ctx.identity.sub } };
  extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter(filter));
  return null;
}
