/**
 * The possible meanings of the page after a submit, as the rules for judging it distinguish them.
 */
import type { AttemptReason } from '../../../contract/submission.ts';

export const afterPageKinds = [
  /** The target accepted the lead. */
  'accepted',
  /**
   * The target asks for a code, or for a click on a link in an e-mail, before it accepts the lead.
   */
  'verification_required',
  /**
   * The target refused a value that is missing, invalid, or outside the area that the target
   * serves.
   */
  'value_refused',
  /** The target has this lead already. */
  'already_submitted',
  /**
   * A rule of the target refused the lead, for example because it looks like spam, the form is
   * closed, or the person is not eligible.
   */
  'policy_refused',
  /** The target had a fault: a server error, an expired session, maintenance. */
  'error',
  /** The target asks for fewer requests. */
  'too_many',
  /** The target asks to sign in first. */
  'login_required',
  /**
   * The page has none of the other meanings in this list: it is still sending, shows the next step
   * or has no message.
   */
  'neutral',
] as const;
export type AfterPageKind = (typeof afterPageKinds)[number];

/** The failure reason that is recorded for each kind of page. */
export const reasonOfKind: Readonly<Record<AfterPageKind, 'success' | AttemptReason>> = {
  accepted: 'success',
  verification_required: 'verification_required',
  value_refused: 'validation_refused',
  already_submitted: 'already_submitted',
  policy_refused: 'blocked',
  error: 'outcome_unknown',
  too_many: 'rate_limited',
  login_required: 'login_required',
  neutral: 'no_confirmation',
};
