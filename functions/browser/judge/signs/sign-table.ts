/**
 * All kinds of signs, with the most reliable first. The first entry that accepts the lead and the
 * first entry that refuses it decide. To add a kind of sign, add an entry here.
 */
import { asksForCode, asksForPassword } from '../visible-inputs.ts';
import { newSign, type AcceptingSign, type Sign } from '../evidence.ts';
import type { ReadEvidence } from '../read-evidence.ts';
import { doubtingSigns } from './doubting-signs.ts';
import { firstOf, type SignEntry } from './sign-entry.ts';
import { submitStatus } from './submit-status.ts';
import { wordedSigns } from './worded-signs.ts';

export const signTable: readonly SignEntry[] = [
  submitStatus,
  {
    name: 'configured sign',
    reads:
      "a text, element or address that the stage or the form's owner names; if one of success is named, no sign below accepts",
    accepts: (evidence) => {
      const sign = newSign(evidence, 'success');
      const fact = 'the configured sign of success shows';
      return sign && { kind: 'accepted', by: 'configured', words: sign.text ?? '', fact };
    },
    isLast: ({ signs }) => signs.success.length > 0,
    refuses: (evidence) => {
      const sign = newSign(evidence, 'refusal');
      const fact = 'the configured sign of refusal shows';
      return sign && { kind: 'value_refused', words: sign.text ?? '', fact };
    },
  },
  ...wordedSigns,
  {
    name: 'captcha',
    reads: 'a captcha that was not there before',
    refuses: ({ before, after }) =>
      after.captcha && after.captcha !== before.captcha
        ? { kind: 'captcha', words: '', fact: `The form asks for ${after.captcha}` }
        : undefined,
  },
  {
    name: 'field for a code',
    reads: '`verification_required`, also beside a sign that accepts',
    refuses: ({ before, after }) =>
      asksForCode(after) && !asksForCode(before)
        ? { kind: 'verification_required', words: '', fact: 'The page asks for a code' }
        : undefined,
  },
  {
    name: 'field to sign in',
    reads: "a password field in the form's place (`login_required`), if no sign accepts",
    refuses: ({ before, after }, accepting) =>
      !accepting && asksForPassword(after) && !asksForPassword(before) && after.formGone
        ? { kind: 'login_required', words: '', fact: 'The page asks to sign in' }
        : undefined,
  },
  ...doubtingSigns,
];

/**
 * The first sign that the target accepted the lead. Without such a sign the attempt is never a
 * success.
 */
export function acceptance(evidence: ReadEvidence): AcceptingSign | undefined {
  for (const { accepts, isLast } of signTable) {
    const sign = accepts?.(evidence);
    if (sign || isLast?.(evidence)) return sign;
  }
  return undefined;
}

export function refusal(evidence: ReadEvidence, accepting?: AcceptingSign): Sign | undefined {
  return (
    firstOf(signTable, ({ refuses }) => refuses?.(evidence, accepting)) ??
    (accepting && firstOf(signTable, ({ doubts }) => doubts?.(evidence, accepting)))
  );
}
