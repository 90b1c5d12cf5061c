/**
 * The format of amounts: the currency sign before them, and the locale that decides how their
 * digits are grouped.
 */
export interface Currency {
  sign: string;
  locale: string;
}

export const currencies = {
  /** US dollars are written like `$5,000,000`. */
  dollars: { sign: '$', locale: 'en-US' },
  /** Indian rupees are written like `₹50,00,000`. */
  rupees: { sign: '₹', locale: 'en-IN' },
} as const satisfies Record<string, Currency>;
