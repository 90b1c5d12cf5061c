/** What the page after a submit can mean for the sender: the classes of every judgement. */
import type { AttemptReason } from '../../../contract/submission.ts';

export const afterPageKinds = [
  /** The target took the lead. */
  'accepted',
  /** It asks for a code, or for a link in an e-mail to be followed, before it is done. */
  'verification_required',
  /** It refused a value: one is missing, not valid, or outside the area that it serves. */
  'value_refused',
  /** It has this lead already. */
  'already_submitted',
  /** A rule of its own refused the lead: spam, a closed form, not eligible. */
  'policy_refused',
  /** It failed: an error of the server, an expired session, maintenance. */
  'error',
  /** It asks to slow down. */
  'too_many',
  /** It asks to sign in first. */
  'login_required',
  /** It says neither: still sending, the next step, nothing at all. */
  'neutral',
] as const;
export type AfterPageKind = (typeof afterPageKinds)[number];

/** What an attempt that ends with such a page is recorded as. */
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
