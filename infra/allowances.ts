/**
 * The allowance table. One item per user counts the user's requests, the day's leads and the open
 * leads. API Gateway's usage plans are no replacement: they count the gateway's own keys, of which
 * an account has at most 10,000 per region, and they can't count open leads.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { UserLimits } from '../contract/user-limits.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Submissions } from './submissions.ts';
import { allow } from './grants.ts';
import { keyedBy } from './keyed-by.ts';

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
      ...keyedBy('userId'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this.table, {
      'AwsSolutions-DDB3': 'Counters of a day at most; without them users begin with a full one.',
    });
  }

  /** The environment variables of a function that uses parts of users' allowances. */
  get environment() {
    return {
      ALLOWANCE_TABLE: this.table.tableName,
      USER_LIMITS: JSON.stringify(this.props.userLimits),
    };
  }

  /** Lets the webhook and the dashboard API count requests and leads against a user's allowance. */
  grantLease(grantee: ServiceFunction<'webhook' | 'dashboardApi'>) {
    this.grantCount(grantee);
    this.props.submissions.grantCountOpen(grantee);
  }

  /**
   * Lets the key API count its calls against a user's allowance. For this it need not count open
   * leads.
   */
  grantCalls(grantee: ServiceFunction<'keyApi'>) {
    this.grantCount(grantee);
  }

  private grantCount(grantee: ServiceFunction<'webhook' | 'dashboardApi' | 'keyApi'>) {
    allow(grantee, this.table.tableArn, ['dynamodb:GetItem', 'dynamodb:UpdateItem']);
  }
}
