/**
 * The circuit breaker table, which every bot reads before an attempt and the dashboard shows. One
 * item per target form says whether it works; another one, `pace#…`, how much of its owner's limits
 * is used. A separate table, because a submission belongs to a user, but a target to nobody.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export interface CircuitBreakerProps {
  /** Whether the items are kept when the stack is deleted. */
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
      // A form's owner may pay by use, so the month's count must not be lost.
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** For the dashboard API and the reconciler: reads whether it is open and what is used. */
  grantShow(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem');
  }

  /** For the bot: reads whether it is open, takes a place, and records how an attempt ended. */
  grantJudge(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    grantee.addToRolePolicy(new PolicyStatement({ actions, resources: [this.table.tableArn] }));
  }
}
