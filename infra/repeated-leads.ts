/**
 * Recognises a person's second lead at the same form. The table has one item per person and form,
 * found by a keyed hash. This construct also has the hash's secret key, which never leaves KMS.
 * Idempotency-Keys have another table, because this table's items live for up to a year instead of
 * a day, and because more functions write them.
 */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { allow, onlyWriting } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';

export interface RepeatedLeadsProps {
  /** Whether the table's items and the key of the hashes are kept when the stack is deleted. */
  keepData: boolean;
}

export class RepeatedLeads extends Construct {
  private readonly table: Table;
  private readonly key: Key;

  constructor(scope: Construct, id: string, { keepData }: RepeatedLeadsProps) {
    super(scope, id);
    const removalPolicy = keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.table = new Table(this, 'Table', {
      ...keyedBy('id'),
      ...keptTable(keepData),
      timeToLiveAttribute: 'expiresAt',
    });
    // The key is not rotated: AWS rotates no HMAC keys, and with another key no known person would
    // be recognised.
    this.key = new Key(this, 'Key', {
      description: 'Keyed hashes of whose leads a form has',
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
      removalPolicy,
    });
  }

  /** The environment variables of a function that accepts leads. */
  get environment() {
    return { ...this.tableEnvironment, ...this.keyEnvironment };
  }

  /** The environment variables of a function that computes keyed hashes. */
  get keyEnvironment() {
    const { region, urlSuffix } = Stack.of(this);
    return {
      FINGERPRINT_KEY: this.key.keyArn,
      KMS_ENDPOINT: `https://kms.${region}.${urlSuffix}/`,
    };
  }

  /** The environment variables of a function that records which leads a form may have received. */
  get tableEnvironment() {
    return { FIRST_LEADS_TABLE: this.table.tableName };
  }

  /**
   * Lets a function that ends leads record that the form may have received a lead, but change no
   * other attribute of an item.
   */
  grantNoteSent(grantee: LambdaFunction) {
    allow(
      grantee,
      this.table.tableArn,
      'dynamodb:UpdateItem',
      onlyWriting(['id', 'submissionId', 'sentAt']),
    );
  }

  /** Lets a function compute keyed hashes. */
  grantHash(grantee: LambdaFunction) {
    grant(grantee, this.key.keyArn, 'kms:GenerateMac');
  }

  /** Lets the dashboard API erase a person's items. */
  grantForget(grantee: LambdaFunction) {
    grant(grantee, this.table.tableArn, 'dynamodb:DeleteItem');
  }

  /**
   * Lets a function that accepts leads compute a fingerprint (a keyed hash that identifies a
   * person), and register a lead as this person's first lead.
   */
  grantTake(grantee: LambdaFunction) {
    this.grantHash(grantee);
    grant(grantee, this.table.tableArn, 'dynamodb:GetItem', 'dynamodb:PutItem');
  }
}

function grant(grantee: LambdaFunction, resource: string, ...actions: string[]) {
  allow(grantee, resource, actions);
}
