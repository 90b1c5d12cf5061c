/** The value of an AWSJSON field; AppSync itself turns it into the text that callers get. */
export function asJson(value: unknown): string {
  return value as string;
}
