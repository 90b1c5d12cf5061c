import type { FailureReason } from '../../contract/submission.ts';

/** One sentence for each failure reason, for the user who sent the lead. */
export const failureTexts: Record<FailureReason, string> = {
  target_unreachable: 'The form’s site is down',
  timeout: 'The form took too long',
  form_not_found: 'No form was found on the page',
  field_not_found: 'The form asks for more, or for something else',
  form_changed: 'The form has changed',
  validation_refused: 'The form refused a value',
  already_submitted: 'The form has this lead already',
  verification_required: 'The form asks for a code or a confirmation',
  login_required: 'The form asks to sign in',
  captcha: 'The form asked for a captcha',
  blocked: 'The form’s site blocked the visit',
  rate_limited: 'The form’s site asked to slow down',
  no_confirmation: 'Sent, but the form showed no confirmation',
  outcome_unknown: 'It may have been sent: please check',
  internal: 'Something failed on our side',
  expired: 'Given up: it could not be sent in time',
  cancelled: 'You cancelled it',
  account_disabled: 'Not sent: the account was disabled',
  form_deleted: 'Not sent: its form was deleted',
};

const notSubmitted = 'The form did not submit it';
/** The sentences that replace those in `failureTexts` if it is known that the page sent nothing. */
export const unsentTexts: Partial<Record<FailureReason, string>> = {
  no_confirmation: notSubmitted,
  outcome_unknown: notSubmitted,
};

/**
 * The text that is added after the failure reason of an attempt if it is known that the attempt's
 * page sent nothing.
 */
export const unsentEnding = '. Nothing was sent';

/** The text shown for leads that went to the site's own demo form. */
export const demoTexts = {
  success: 'A demo: the form keeps nothing',
  exported: 'demo',
} as const;
