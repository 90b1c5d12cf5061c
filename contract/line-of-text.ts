/**
 * Checks text that people type into one line: not blank, and without invisible control characters.
 * Used for leads and names of API keys.
 */
import * as z from 'zod/mini';

/**
 * Excludes control characters, line separators and paragraph separators (Unicode's categories Cc,
 * Zl and Zp). The pattern needs no regular-expression flag, because many validators of JSON schema
 * set no flag.
 */
// eslint-disable-next-line no-control-regex -- refusing control characters is its purpose
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;
/** Half of a surrogate pair in UTF-16, which can't be sent or stored as UTF-8. */
export const HALF_CHARACTER = /\p{Cs}/u;
/**
 * Characters that change the order in which a text is displayed:
 * https://www.unicode.org/reports/tr36/. Joiners (U+200C, U+200D) are allowed, because Persian and
 * the scripts of India need joiners.
 */
const DIRECTION_MARK = /\p{Bidi_Control}/u;
/**
 * A visible character. Unicode's property Default_Ignorable_Code_Point lists invisible characters;
 * interlinear annotation marks and the empty Braille pattern are invisible too.
 */
const SHOWN = /[^\p{White_Space}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/**
 * The rules for one line of text, in words. The OpenAPI document contains no pattern for these
 * rules, because few client generators support Unicode properties in patterns.
 */
export const lineOfTextRules =
  'Text holds something that is seen, no half of a surrogate pair and no mark of writing direction (Unicode Bidi_Control). Joiners are kept.';

interface LineRules {
  /** The name of the checked text, used in error messages. */
  name: string;
  /** The maximum length of the checked text, in UTF-16 units. */
  maxLength: number;
  missing: string;
  blank: string;
}

/** A schema for one line of text; the result is trimmed. */
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
