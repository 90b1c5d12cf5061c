/**
 * Parses an AWSJSON field. GraphQL sends the field as text. The API has made this text from a value
 * of the type `Value`, so the text is not checked.
 */
export function readAwsJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
