/**
 * Every row's id is a UUID in lower case. Ids of any other format are not read. DynamoDB refuses
 * keys that are empty or longer than 1,024 bytes, and its refusal would look like an error of the
 * service.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isRowId(text: string): boolean {
  return ID.test(text);
}
