/**
 * The allowance table: one item a user, what they have used up of their requests, their day and
 * their open leads. Not the gateway's usage plans: those count gateway keys, of which there are
 * 10,000 a region and account, and know no open leads.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { UserLimits } from '../contract/user-limits.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Submissions } from './submissions.ts';

export interface AllowancesProps {
  userLimits: UserLimits;
  submissions: Submissions;
}

export class Allowances extends Construct {
  private readonly table: Table;
  private readonly props: AllowancesProps;

  constructor(scope: Construct, id: string, props: AllowancesProps) {
    super(scope, id);
    this.props = props;
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'userId', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this.table, {
      'AwsSolutions-DDB3': 'Counters of a day at most; without them users begin with a full one.',
    });
  }

  /** What a function that leases allowances has to be told. */
  get environment() {
    return {
      ALLOWANCE_TABLE: this.table.tableName,
      USER_LIMITS: JSON.stringify(this.props.userLimits),
    };
  }

  /** Who lets leads in: the webhook, and the dashboard's API by a Retry. */
  grantLease(grantee: ServiceFunction<'webhook' | 'dashboardApi'>) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
        resources: [this.table.tableArn],
      }),
    );
    this.props.submissions.grantCountOpen(grantee);
  }
}
