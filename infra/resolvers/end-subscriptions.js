/** The live publisher's mutation: ends a user's subscriptions that began before a sign-out. */
import { extensions } from '@aws-appsync/utils';

export function request() {
  return { payload: null };
}

export function response(ctx) {
  extensions.invalidateSubscriptions({
    subscriptionField: 'onSubmissionChanged',
    payload: { userId: ctx.args.userId, notBefore: ctx.args.notBefore },
  });
  return true;
}
