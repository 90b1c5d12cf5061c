import { describe, expect, test } from '@jest/globals';
import {
  failureReasons,
  isRetriable,
  retriedReasons,
  type FailureReason,
} from '../../contract/submission.ts';

/**
 * Whether the bot retries an attempt that failed for this reason. `before`: the attempt had no
 * permission to submit the lead yet. `after`: it had the permission and may have sent the lead.
 */
const retried: Record<FailureReason, [before: boolean, after: boolean]> = {
  target_unreachable: [true, false],
  timeout: [true, false],
  form_not_found: [true, false],
  field_not_found: [true, false],
  form_changed: [false, false],
  validation_refused: [false, false],
  already_submitted: [false, false],
  verification_required: [false, false],
  login_required: [false, false],
  captcha: [false, false],
  blocked: [false, false],
  rate_limited: [true, true],
  no_confirmation: [false, false],
  outcome_unknown: [false, false],
  internal: [true, false],
  expired: [false, false],
  cancelled: [false, false],
  account_disabled: [false, false],
  form_deleted: [false, false],
};

describe('the failure reasons that the bot retries', () => {
  test.each(failureReasons)(
    'attempts with the failure reason %s are retried as specified',
    (reason) => {
      expect([isRetriable(reason, false), isRetriable(reason, true)]).toEqual(retried[reason]);
    },
  );

  test('retriedReasons lists the reasons that the bot may retry', () => {
    expect(retriedReasons).toEqual(
      failureReasons.filter((reason) => retried[reason].includes(true)),
    );
  });
});
