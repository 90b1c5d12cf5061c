/**
 * Decides which short texts in answers and addresses mean a failure, and which mean that there is
 * no error.
 */
import { cut } from '../page/page-bounds.ts';

const LONGEST_CODE = 200;
/**
 * Words that mean a failure, even with another word before or after them: `ERR_DUPLICATE`,
 * `spam_found`.
 */
const failing =
  'err(?:_?\\d+)?|errors?|danger|destructive|fatal|fehler|erro|erreur|echec|rechazad[oa]|recusad[oa]|rejeitad[oa]|abgelehnt|fail|failed|fails|failure|invalid|reject|rejected|decline|declined|denied|refused|exception|aborted|blocked|blacklisted|ineligible|discarded|dropped|throttled|rate_limited|expired|cancell?ed|spam(?!_(?:folder|box|filter))|duplicate|duplicated|dup|dedupe?d?|unsuccess\\w*|unauthori[sz]ed|forbidden|time_?out|timed_out|bad_request|unprocessable|exists|(?:not|un)_?(?:success\\w*|eligible|serviceable|found|saved|sent|accepted|created|stored|submitted|valid|processed|inserted|registered|approved|matched|pushed)';
/**
 * Words that say that there was no failure, as in `Saved with 0 errors` or `1 sent 0 failed`. `no`
 * and `0` count only after some words, because in `Mobile no invalid` and `Row 0 failed` they don't
 * deny a failure.
 */
const noFailure =
  /(?<![a-z\d])(?:without|zero|(?<=(?:with|and|but|[a-z]ed|sent|ok|done|success(?:ful(?:ly)?)?)[\s_,-]+)(?:no|0))[\s_-]+(?:any[\s_-]+)?(?:errors?|fail(?:ed|ures?)|rejected|invalid|duplicates?|exceptions?)(?![a-z\d])/gi;
const negation = /(?<![a-z])(?:not|nothing|never|none|cannot|unable|\w+n't)(?![a-z])/i;
const bareNo = /^(?:false|0|n|no|not_?ok|nok|ko|-\d+)$/;
const failingWord = new RegExp(
  `^(?!(?:no|non|without|zero|0)_)(?:\\w+_)?(?:${failing})(?:[:.!]?_\\w+)?[.!]?$`,
);
/** Values of an error key that mean that there is no error. */
const noError =
  /^(0+|200|none|null|undefined|false|no|n|no_errors?|ok|success\w*|succeeded|done|sent)?$/;

/** States of a lead that the target has stored but does not process yet. */
const draft =
  /^(?:(?:saved_)?(?:as_)?draft(?:_saved)?|incomplete|partial(?:ly_\w+)?|unfinished|unsubmitted|abandoned)$/;
const checkedBy = '(?:(?:phone|mobile|email|sms)_)?(?:verification|otp|confirmation|activation)';
const unverified = new RegExp(
  `^(?:(?:pending|awaiting|needs?|requires?|verify|enter)_${checkedBy}|${checkedBy}_(?:pending|required|needed|sent)|otp|verify_(?:phone|mobile|email|number))$`,
);

/**
 * The meaning of a lead's state that names what is still missing, such as `DRAFT` or
 * `pending_verification`.
 */
export function unfinishedState(state: string): 'verification_required' | 'error' | undefined {
  const code = plainCode(state);
  if (unverified.test(code)) return 'verification_required';
  return draft.test(code) ? 'error' : undefined;
}

export const saysQueued = (state: string): boolean =>
  /^(?:en|in_)?(?:queued?|progress|processing|scheduled)$/.test(plainCode(state));

/** @param text a text that `plainCode` has normalised. */
export const hasFailingWord = (text: string): boolean => failingWord.test(withoutDenied(text));

/** @param text a text that `plainCode` has normalised. */
export const saysFailure = (text: string): boolean => bareNo.test(text) || hasFailingWord(text);

/** Whether a number or a word under a key such as `code` or `status` means a failure. */
export function isFailing(code: string): boolean {
  const status = Number(code);
  return (status >= 400 && status < 600) || (status !== 0 && saysFailure(code));
}

/**
 * Removes words that say that there was no failure, unless the text also contains another negation.
 */
export const withoutDenied = (text: string): string =>
  negation.test(text) ? text : text.replace(noFailure, 'ok');

/**
 * Whether the value may be the lead's own answer and not the target's verdict, as in
 * `{"existing_loan":"Declined"}`. False under a key such as `status`, and in a list, where the key
 * is a number.
 */
export const mayRepeatLead = (key: string, value: string): boolean =>
  /^\s*(?:Declined|Denied|Refused|Expired|Cancell?ed|Dropped)\s*$/.test(value) &&
  !/^\d+$|(?:^|_)(?:status|stage|eligibility)$/.test(key);

/** Whether the value of a key such as `error` or `error_code` means that there is no error. */
export const meansNoError = (value: string): boolean => noError.test(plainCode(value));

/**
 * Converts a code or key to one spelling: `IsSuccessful` → `is_successful`, `Not Successful` →
 * `not_successful`, `ERR-1` → `err_1`.
 */
export function plainCode(text: string): string {
  const words = cut(text, LONGEST_CODE).replace(/([a-z\d])([A-Z])/g, '$1_$2');
  return words
    .trim()
    .toLowerCase()
    .replace(/[\s-]+(?=\D)|(?<=\w)[\s-]+/g, '_');
}
