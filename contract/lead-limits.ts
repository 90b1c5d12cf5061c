/**
 * The limits of amounts and phone numbers. This file is separate from the lead's schema, because
 * the guide's bundle needs only the limits.
 */

/**
 * The limits of an amount in rupees; the minimum is one paisa. DynamoDB stores numbers from 1E-130
 * to 9.9E+125, but no form accepts `1e-7`:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
export const rupeeRange = { least: 0.01, most: 1e12 } as const;

/** The minimum and maximum number of digits in a phone number; other characters are not counted. */
export const phoneDigits = { least: 6, most: 15 } as const;
