/**
 * The circuit breaker table: one item a target form, which every bot reads before an attempt and
 * the dashboard shows. A
 * table of its own, because a submission belongs to a user and a target to nobody.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export class CircuitBreaker extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'target', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      // It forgets within a day anyway.
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  /** The dashboard's API: show whether it is open. */
  grantShow(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem');
  }

  /** The bot: ask whether it is open, and say how an attempt ended. */
  grantJudge(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    grantee.addToRolePolicy(new PolicyStatement({ actions, resources: [this.table.tableArn] }));
  }
}
