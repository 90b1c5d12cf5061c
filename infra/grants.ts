/**
 * What functions may do with tables, keys and buckets. Each right names its actions and resources,
 * and attributes where a function needs few of them; `Table.grant` would add every index.
 */
import { Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';

type Conditions = Record<string, Record<string, unknown>>;

export function allow(
  grantee: LambdaFunction,
  resources: string | readonly string[],
  actions: string | readonly string[],
  conditions?: Conditions,
): void {
  grantee.addToRolePolicy(
    new PolicyStatement({
      actions: [actions].flat(),
      resources: [resources].flat(),
      ...(conditions && { conditions }),
    }),
  );
}

/** For the dashboard API, which manages rows of its callers. */
export const everyRow = [
  'dynamodb:Query',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
];

export const indexArn = (table: Table, index: string) => `${table.tableArn}/index/${index}`;

/** Lets a statement name only these attributes, in its conditions too. */
export const onlyAttributes = (attributes: readonly string[]): Conditions => ({
  'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
});

/** Lets an update change only these attributes and read none. */
export const onlyWriting = (attributes: readonly string[]): Conditions => ({
  ...onlyAttributes(attributes),
  StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
});

/** Lets a query or a scan read only these attributes. */
export const onlyReading = (attributes: readonly string[]): Conditions => ({
  ...onlyAttributes(attributes),
  StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
});

/** Lets a function use the key by which a table is encrypted, through DynamoDB only. */
export function allowEncryption(grantee: LambdaFunction, key: Key): void {
  const { region } = Stack.of(key);
  allow(
    grantee,
    key.keyArn,
    ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey'],
    { StringEquals: { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` } },
  );
}
