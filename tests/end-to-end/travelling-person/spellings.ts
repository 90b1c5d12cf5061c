/** The spellings in which a person's value could be found in a log, a message or a file. */

/** A text to search for: in lower case, except for base64 (`exact`). */
interface Spelling {
  text: string;
  exact: boolean;
}

/** @param value a name, phone number or e-mail address that nobody else has. */
function spellingsOf(value: string): Spelling[] {
  const digits = value.replace(/\D/g, '');
  const plain = [
    value,
    value.replaceAll(' ', ''),
    ...(digits.length >= 10 ? [digits, digits.slice(-10)] : []),
  ];
  const encoded = plain.flatMap((text) => [
    text,
    encodeURIComponent(text),
    encodeURIComponent(text).replaceAll('%20', '+'),
    JSON.stringify(text).slice(1, -1),
    Buffer.from(text).toString('hex'),
  ]);
  const loose = [...new Set(encoded)].map((text) => ({ text: text.toLowerCase(), exact: false }));
  const exact = [...new Set(plain.flatMap(inBase64))].map((text) => ({ text, exact: true }));
  return [...loose, ...exact];
}

/**
 * The base64 texts of a value inside a longer text: the value may begin at any of three positions
 * within a group of three bytes.
 */
function inBase64(value: string): string[] {
  return [0, 1, 2].map((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(value)]);
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3));
    return whole.toString('base64').slice(shift === 0 ? 0 : 4);
  });
}

/** The spellings of these values that the text contains. */
export function foundIn(text: string, values: readonly string[]): string[] {
  const lower = text.toLowerCase();
  return values
    .flatMap(spellingsOf)
    .filter((spelling) => (spelling.exact ? text : lower).includes(spelling.text))
    .map((spelling) => spelling.text);
}
