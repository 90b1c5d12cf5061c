/**
 * The members of a command that the tables in memory support. A command with another member is an
 * error.
 */
const expressions = ['ExpressionAttributeNames', 'ExpressionAttributeValues'];
const written = ['TableName', 'ConditionExpression', 'ReturnValues', ...expressions];
const read = ['TableName', 'ProjectionExpression', 'ExclusiveStartKey', 'Limit', 'Select'];

const known = {
  get: new Set(['TableName', 'Key', 'ConsistentRead', 'ProjectionExpression']),
  put: new Set([...written, 'Item']),
  update: new Set([...written, 'Key', 'UpdateExpression']),
  delete: new Set([...written, 'Key']),
  query: new Set([
    ...[...read, ...expressions, 'IndexName', 'KeyConditionExpression'],
    ...['FilterExpression', 'ScanIndexForward', 'ConsistentRead'],
  ]),
  scan: new Set([...read, ...expressions, 'FilterExpression', 'ConsistentRead']),
} as const;

export function checked<Input extends object>(command: keyof typeof known, input: Input): Input {
  const members = known[command];
  for (const name in input) {
    if (members.has(name) || input[name as keyof Input] === undefined) continue;
    throw new Error(`The tables in memory do not know the member ${name} of a ${command}`);
  }
  return input;
}
