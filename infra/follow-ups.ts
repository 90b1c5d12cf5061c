/**
 * The table of what has to be looked at later: which forms are in use, when each is rehearsed next,
 * and which users may have something to hear by e-mail. A table of its own, because its index of what is due must not cost a write for each change of
 * a form or a row, and because who notes something there can then reach nothing else.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { dueIndexName, type DigestRow, type FormCheckRow } from '../contract/follow-ups.ts';

export interface FollowUpsProps {
  /** Whether the items outlive the stack. */
  keepData: boolean;
}

/** All that the writes of a form's check name. */
const checkAttributes: (keyof FormCheckRow)[] = [
  'userId',
  'sortKey',
  'usedOn',
  'dueKind',
  'dueAt',
  'expiresAt',
];

/** All that asking for a digest names. */
const askedAttributes: (keyof DigestRow)[] = [
  ...(['userId', 'sortKey', 'dueKind', 'dueAt', 'askedAt', 'pausedAt', 'isOff'] as const),
];

export class FollowUps extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { keepData }: FollowUpsProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'userId', type: AttributeType.STRING },
      sortKey: { name: 'sortKey', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: dueIndexName,
      partitionKey: { name: 'dueKind', type: AttributeType.STRING },
      sortKey: { name: 'dueAt', type: AttributeType.STRING },
      projectionType: ProjectionType.KEYS_ONLY,
    });
  }

  /** The bot: a form is in use; its owner may have something to hear. */
  grantNote(grantee: LambdaFunction) {
    this.grantUpdate(grantee, [...new Set([...checkAttributes, ...askedAttributes])]);
  }

  /** The rehearser and the reconciler: somebody may have something to hear. */
  grantAsk(grantee: LambdaFunction) {
    this.grantUpdate(grantee, askedAttributes);
  }

  /** The digest: who may have something to hear, and what was sent. */
  grantDigest(grantee: LambdaFunction) {
    this.grantDue(grantee);
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem');
  }

  /** The dashboard's API: whether a user wants e-mails. */
  grantOwn(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:DeleteItem');
    this.grantUpdate(grantee, ['userId', 'sortKey', 'isOff', 'dueKind', 'dueAt']);
  }

  /** The form watch: which forms are due, and when next. */
  grantWatchForms(grantee: LambdaFunction) {
    this.grantDue(grantee);
    this.grantUpdate(grantee, checkAttributes);
  }

  private grantDue(grantee: LambdaFunction) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: [`${this.table.tableArn}/index/${dueIndexName}`],
      }),
    );
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    grantee.addToRolePolicy(new PolicyStatement({ actions, resources: [this.table.tableArn] }));
  }

  private grantUpdate(grantee: LambdaFunction, attributes: readonly string[]) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:UpdateItem'],
        resources: [this.table.tableArn],
        conditions: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
        },
      }),
    );
  }
}
