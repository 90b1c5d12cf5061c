/** What people type into one line: not blank, and shown as it is. Leads and names of API keys. */
import * as z from 'zod/mini';

/** Neither a control character nor a line's or a paragraph's end. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
/** Half of a character that takes two units of UTF-16: it can't be sent or stored as UTF-8. */
const HALF_CHARACTER = /\p{Cs}/u;
/**
 * They show a value in another order than it has: https://www.unicode.org/reports/tr36/. Joiners
 * (U+200C, U+200D) are none of them: Persian and the scripts of India are written with them.
 */
const DIRECTION_MARK = /\p{Bidi_Control}/u;
/**
 * Default_Ignorable_Code_Point is what Unicode says is not shown; the marks of interlinear
 * annotations and the empty Braille pattern are not shown either.
 */
const SHOWN = /[^\p{White_Space}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/** For the OpenAPI document: few generators of clients know these properties in a pattern. */
export const lineOfTextRules =
  'Text holds something that is seen, no half of a surrogate pair and no mark of writing direction (Unicode Bidi_Control). Joiners are kept.';

interface LineRules {
  /** How the messages name it. */
  name: string;
  /** In UTF-16 units. */
  maxLength: number;
  missing: string;
  blank: string;
}

/** Trimmed. */
export function lineOfText({ name, maxLength, missing, blank }: LineRules) {
  const halved = `${name} must be valid Unicode: it holds half of a surrogate pair`;
  const turned = `${name} must not hold invisible marks of writing direction`;
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, blank),
    z.refine((text) => SHOWN.test(text), blank),
    z.maxLength(maxLength, `${name} must be at most ${maxLength} characters`),
    z.regex(ONE_LINE, `${name} must be one line of text`),
    z.refine((text) => !HALF_CHARACTER.test(text), halved),
    z.refine((text) => !DIRECTION_MARK.test(text), turned),
  );
}
