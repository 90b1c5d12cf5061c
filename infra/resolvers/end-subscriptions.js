/**
 * The resolver of a mutation that only the live publisher calls: ends a user's subscriptions that
 * began before a sign-out.
 */
import { extensions } from '@aws-appsync/utils';

export function request() {
  return { payload: null };
}

export function response(ctx) {
  const payload = { userId: ctx.args.userId, notBefore: ctx.args.notBefore };
  extensions.invalidateSubscriptions({ subscriptionField: 'onSubmissionChanged', payload });
  extensions.invalidateSubscriptions({ subscriptionField: 'onSubmissionRemoved', payload });
  return true;
}
