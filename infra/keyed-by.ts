import { AttributeType, type Attribute } from 'aws-cdk-lib/aws-dynamodb';

/** The keys of a table or an index. All key attributes of this service are texts. */
export function keyedBy(partition: string, sort?: string) {
  const text = (name: string): Attribute => ({ name, type: AttributeType.STRING });
  return { partitionKey: text(partition), ...(sort !== undefined && { sortKey: text(sort) }) };
}
