/**
 * The rights of functions on tables, keys and buckets. Each right names its actions and resources.
 * It also names the table's attributes if a function needs only a few of them. `Table.grant` would
 * also allow the actions on every index of the table.
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

/** The DynamoDB actions that the dashboard API may use on the rows of its users. */
export const everyRow = [
  'dynamodb:Query',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
];

export const indexArn = (table: Table, index: string) => `${table.tableArn}/index/${index}`;

/** Lets a statement use only the given attributes, also in the statement's conditions. */
export const onlyAttributes = (attributes: readonly string[]): Conditions => ({
  'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
});

/** Lets an update change only the given attributes and return no attributes. */
export const onlyWriting = (attributes: readonly string[]): Conditions => ({
  ...onlyAttributes(attributes),
  StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
});

/** Lets a query or a scan read only the given attributes. */
export const onlyReading = (attributes: readonly string[]): Conditions => ({
  ...onlyAttributes(attributes),
  StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
});

/** Lets a function use a table's encryption key, but only through DynamoDB. */
export function allowEncryption(grantee: LambdaFunction, key: Key): void {
  const { region } = Stack.of(key);
  allow(
    grantee,
    key.keyArn,
    ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey'],
    { StringEquals: { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` } },
  );
}
