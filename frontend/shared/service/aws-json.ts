/** Reads an AWSJSON field: GraphQL sends it as text, and the API has written it as this type. */
export function readAwsJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
