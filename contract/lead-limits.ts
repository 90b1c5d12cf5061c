/**
 * The limits of amounts and phone numbers. In a file without the schema, because the guide's bundle
 * needs only the limits.
 */

/**
 * The limits of an amount in rupees; the least is one paisa. DynamoDB's numbers reach from 1E-130 to
 * 9.9E+125, but no form accepts `1e-7`:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
export const rupeeRange = { least: 0.01, most: 1e12 } as const;

/** The number of digits of a phone number, not counting other characters. */
export const phoneDigits = { least: 6, most: 15 } as const;
