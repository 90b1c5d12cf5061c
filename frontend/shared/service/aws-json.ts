/**
 * Parses an AWSJSON field. GraphQL sends such a field as text, and the API has written the text
 * from this type.
 */
export function readAwsJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
