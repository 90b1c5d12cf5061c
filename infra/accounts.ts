/**
 * The accounts table: one small item for each user whose sessions were ended or whose account is
 * disabled or deleted. Everything that checks a token or a key reads it, because both may look
 * valid. A separate table, because many functions read it and few may write it. Its stream tells
 * the live channel which subscriptions to end.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export interface AccountsProps {
  /** Whether the items are kept when the stack is deleted. */
  keepData: boolean;
}

export class Accounts extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { keepData }: AccountsProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'userId', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      stream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** For the dashboard API: refuses ended sessions, and ends them. */
  grantOwn(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  }

  /** For the authoriser and the bot: refuse what belongs to a closed account. */
  grantRead(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem');
  }

  /** For the account watch: records what was done in the user pool. */
  grantFollow(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:Scan', 'dynamodb:UpdateItem');
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    grantee.addToRolePolicy(new PolicyStatement({ actions, resources: [this.table.tableArn] }));
  }
}
