/** Limits of a lead's values, apart from the schema, which the guide's bundle does not need. */

/**
 * Rupees. One paisa is the least there is. DynamoDB's numbers reach from 1E-130 to 9.9E+125, but no
 * form takes `1e-7`: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
export const rupeeRange = { least: 0.01, most: 1e12 } as const;

/** What a telephone number may count, whatever stands between its digits. */
export const phoneDigits = { least: 6, most: 15 } as const;
