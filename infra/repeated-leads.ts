/**
 * What tells a person's second lead at a form from the first: one item a person and form, under a
 * keyed hash, and the key of that hash, which never leaves KMS. A table of its own, because these
 * items live for up to a year and an Idempotency-Key's for a day, and because more functions write
 * here than may write there.
 */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export interface RepeatedLeadsProps {
  /** Whether the items and the key outlive the stack. */
  keepData: boolean;
}

export class RepeatedLeads extends Construct {
  private readonly table: Table;
  private readonly key: Key;

  constructor(scope: Construct, id: string, { keepData }: RepeatedLeadsProps) {
    super(scope, id);
    const removalPolicy = keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'id', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepData,
      removalPolicy,
    });
    // Not rotated: AWS rotates no HMAC key, and with another key nobody would be known again.
    this.key = new Key(this, 'Key', {
      description: 'Keyed hashes of whose leads a form has',
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
      removalPolicy,
    });
  }

  /** What a function that takes leads for a person has to be told. */
  get environment() {
    const { region, urlSuffix } = Stack.of(this);
    return {
      ...this.tableEnvironment,
      FINGERPRINT_KEY: this.key.keyArn,
      KMS_ENDPOINT: `https://kms.${region}.${urlSuffix}/`,
    };
  }

  /** What a function has to be told that notes what was sent. */
  get tableEnvironment() {
    return { FIRST_LEADS_TABLE: this.table.tableName };
  }

  /** Who ends leads: note that the form may have one, and change nothing else of an item. */
  grantNoteSent(grantee: LambdaFunction) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:UpdateItem'],
        resources: [this.table.tableArn],
        conditions: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['id', 'submissionId', 'sentAt'] },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
        },
      }),
    );
  }

  /** Who lets leads in: ask for a hash, and let a lead stand for its person. */
  grantTake(grantee: LambdaFunction) {
    grant(grantee, this.key.keyArn, 'kms:GenerateMac');
    grant(grantee, this.table.tableArn, 'dynamodb:GetItem', 'dynamodb:PutItem');
  }
}

function grant(grantee: LambdaFunction, resource: string, ...actions: string[]) {
  grantee.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }));
}
