/**
 * The API keys: the look-up table (hash → owner and expiry, all that opens the door) and the table
 * of the owner's keys with their values, under a key of our own. Two tables, because the authoriser
 * must never be able to read a key's value.
 */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  Table,
  TableEncryption,
  type TableProps,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export interface ApiKeysProps {
  /** Whether the keys outlive the stack. */
  keepData: boolean;
}

export class ApiKeys extends Construct {
  readonly lookupTable: Table;
  readonly table: Table;
  private readonly encryptionKey: Key;

  constructor(scope: Construct, id: string, props: ApiKeysProps) {
    super(scope, id);
    const removalPolicy = props.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const shared = {
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: props.keepData,
      removalPolicy,
    } satisfies Partial<TableProps>;
    this.encryptionKey = new Key(this, 'EncryptionKey', {
      description: 'Encrypts the values of API keys',
      enableKeyRotation: true,
      removalPolicy,
    });
    this.lookupTable = new Table(this, 'LookupTable', {
      ...shared,
      partitionKey: { name: 'keyHash', type: AttributeType.STRING },
    });
    this.table = new Table(this, 'Table', {
      ...shared,
      partitionKey: { name: 'userId', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.encryptionKey,
    });
  }

  /** The authoriser: look one key up by its hash. */
  grantLookup(grantee: LambdaFunction) {
    this.lookupTable.grant(grantee, 'dynamodb:GetItem');
  }

  /** The account watch: who owns keys, and nothing else of the items. */
  grantListOwners(grantee: LambdaFunction) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:Scan'],
        resources: [this.lookupTable.tableArn],
        conditions: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['userId'] },
          StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
        },
      }),
    );
  }

  /** The webhook: note a key's last use and count its leads, and nothing else of the item. */
  grantNoteUse(grantee: LambdaFunction) {
    this.grantLookupUpdate(grantee, ['keyHash', 'keyId', 'lastUsedAt', 'submissionCount']);
  }

  /**
   * The dashboard's API: list, create, rename, bind, end and delete the owner's keys. Nobody deletes a
   * look-up: what a deleted key leaves of it keeps its value from being registered again.
   */
  grantOwn(grantee: LambdaFunction) {
    this.lookupTable.grant(grantee, 'dynamodb:GetItem', 'dynamodb:PutItem');
    this.grantLookupUpdate(grantee, ['keyHash', 'keyId', 'expiresAt', 'formId', 'takesForms']);
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: [
          'dynamodb:Query',
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
          'dynamodb:DeleteItem',
        ],
        resources: [this.table.tableArn],
      }),
    );
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey'],
        resources: [this.encryptionKey.keyArn],
        conditions: {
          StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(this).region}.amazonaws.com` },
        },
      }),
    );
  }

  /** Updates that touch these attributes only, in their conditions too. */
  private grantLookupUpdate(grantee: LambdaFunction, attributes: string[]) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:UpdateItem'],
        resources: [this.lookupTable.tableArn],
        conditions: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
        },
      }),
    );
  }
}
