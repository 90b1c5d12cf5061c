/**
 * A lead's amount in rupees, apart from the schema, which the guide's bundle does not need. One
 * paisa is the least there is. DynamoDB's numbers reach from 1E-130 to 9.9E+125, but no form takes
 * `1e-7`: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
export const loanAmountRange = { least: 0.01, most: 1e12 } as const;
