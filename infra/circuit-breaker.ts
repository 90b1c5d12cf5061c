/**
 * The circuit breaker table: what every bot reads before an attempt and the dashboard shows. One item
 * a target form says whether that works, and one, `pace#…`, how much of its owner's limits is used. A
 * table of its own, because a submission belongs to a user and a target to nobody.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export interface CircuitBreakerProps {
  /** Whether the items outlive the stack. */
  keepData: boolean;
}

export class CircuitBreaker extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { keepData }: CircuitBreakerProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'target', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepData,
      // What is used of a month may be what a form's owner pays for.
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** The dashboard's API and the reconciler: whether it is open, and what is used. */
  grantShow(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem');
  }

  /** The bot: ask whether it is open, take a place, and say how an attempt ended. */
  grantJudge(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    grantee.addToRolePolicy(new PolicyStatement({ actions, resources: [this.table.tableArn] }));
  }
}
