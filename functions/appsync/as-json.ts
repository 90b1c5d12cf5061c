/**
 * The value of an AWSJSON field; AppSync itself converts the value to the text that callers get.
 */
export function asJson(value: unknown): string {
  return value as string;
}
