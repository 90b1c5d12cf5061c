/** What each failure reason means for an integrator, for the OpenAPI document. */
import { failureReasons, retriedReasons, type FailureReason } from './submission.ts';

const meanings: Record<FailureReason, string> = {
  target_unreachable: 'the site of the target form is down.',
  timeout: 'the form took too long.',
  form_not_found: 'no form to fill was on the page.',
  field_not_found: 'the form asks for something that a lead does not have.',
  form_changed:
    'the form no longer is as its owner set it up, in a part that shows only after the first was sent.',
  validation_refused: 'the form refused a value.',
  already_submitted: 'the form has this lead already.',
  verification_required: 'the form asks for a code, or for a link in an e-mail to be followed.',
  login_required: 'the form asks to sign in first.',
  captcha: 'the form asks for a captcha.',
  blocked: 'the site turned the visit or the lead away.',
  rate_limited: 'the site asked to slow down.',
  no_confirmation: 'the form was submitted, but showed no confirmation; see nothingSent.',
  outcome_unknown:
    'the form may have been submitted, but no clear answer came back; see nothingSent.',
  internal: 'something failed on our side.',
  expired: 'the lead stayed open for longer than a lead may.',
  cancelled: 'its owner cancelled it.',
  account_disabled: 'its owner’s account was disabled before it was sent.',
  form_deleted: 'its target form was deleted before it was sent.',
};

const introduction =
  'Why the last attempt failed, or why the submission ended without one; null while neither is so. With the status pending the lead is tried again: at nextAttemptAt, or soon where there is none. With the status error it is not, unless its owner retries it in the dashboard; where the form gave no clear answer, its owner may also say that the lead went in, and the status becomes success.';

export function describeReasons(): string {
  const lines = failureReasons.map((reason) => {
    const end = retriedReasons.includes(reason) ? 'May be tried again.' : 'Final.';
    return `- \`${reason}\`: ${meanings[reason]} ${end}`;
  });
  return [introduction, '', ...lines].join('\n');
}
