/** How amounts are written: the sign before them, and the locale whose grouping their digits have. */
export interface Currency {
  sign: string;
  locale: string;
}

export const currencies = {
  /** `$5,000,000` */
  dollars: { sign: '$', locale: 'en-US' },
  /** `₹50,00,000` */
  rupees: { sign: '₹', locale: 'en-IN' },
} as const satisfies Record<string, Currency>;
