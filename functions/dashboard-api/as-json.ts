/** What an AWSJSON field answers: the value, of which AppSync makes the text that callers get. */
export function asJson(value: unknown): string {
  return value as string;
}
