/** Replaces the decimal digits of any script, such as Devanagari, by ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode, the ten digits of a script have consecutive code points, from zero to nine.
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
