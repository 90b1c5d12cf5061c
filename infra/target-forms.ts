/**
 * The users' own target forms: one table of forms, their recipes, rehearsals and settings, each under
 * its owner; and the operators' table of approved and blocked origins, which no function may write.
 * Encrypted like the submissions, by DynamoDB's own key: nothing in them opens anything.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, type TableProps } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { TargetPolicy } from '../contract/origins.ts';
import type { RehearsalRow } from '../contract/rehearsal.ts';
import type { TargetFormRow } from '../contract/target-forms.ts';

export interface TargetFormsProps {
  targetPolicy: TargetPolicy;
  /** Whether the items outlive the stack. */
  keepData: boolean;
}

/** All that the form watch's writes name: a rehearsal that begins, and until when its form is busy. */
const begunAttributes = [
  ...(['userId', 'sortKey', 'id', 'formId', 'state', 'trigger', 'sample', 'fields'] as const),
  ...(['createdAt', 'expiresAt'] as const),
] satisfies (keyof RehearsalRow)[];

/** All that the bot's mark names, its condition included. */
const markedAttributes: (keyof TargetFormRow)[] = [
  'userId',
  'sortKey',
  'state',
  'attention',
  'attentionPictureKey',
  'updatedAt',
  'revision',
  'recipeVersion',
];

/** All that the rehearser's writes name: a rehearsal's own, and until when each form is busy. */
const rehearsedAttributes = [
  ...(['userId', 'sortKey', 'state', 'createdAt', 'startedAt', 'endedAt'] as const),
  ...(['report', 'failure', 'pictureKey', 'expiresAt'] as const),
] satisfies (keyof RehearsalRow)[];

export class TargetForms extends Construct {
  readonly table: Table;
  readonly originsTable: Table;
  private readonly targetPolicy: TargetPolicy;

  constructor(scope: Construct, id: string, { targetPolicy, keepData }: TargetFormsProps) {
    super(scope, id);
    this.targetPolicy = targetPolicy;
    const shared = {
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    } satisfies Partial<TableProps>;
    this.table = new Table(this, 'Table', {
      ...shared,
      partitionKey: { name: 'userId', type: AttributeType.STRING },
      sortKey: { name: 'sortKey', type: AttributeType.STRING },
      // Of rehearsals alone.
      timeToLiveAttribute: 'expiresAt',
    });
    this.originsTable = new Table(this, 'OriginsTable', {
      ...shared,
      partitionKey: { name: 'origin', type: AttributeType.STRING },
    });
  }

  /** What a function has to be told that asks where the bot may be aimed. */
  get policyEnvironment() {
    return { ORIGINS_TABLE: this.originsTable.tableName, TARGET_POLICY: this.targetPolicy };
  }

  /** What a function that reads forms has to be told. */
  get environment() {
    return { TARGET_FORMS_TABLE: this.table.tableName, ...this.policyEnvironment };
  }

  /** The dashboard's API: all that owners do with their forms. */
  grantOwn(grantee: LambdaFunction) {
    this.grantRead(grantee);
    grant(
      grantee,
      this.table,
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    );
  }

  /** The webhook: one form at a time. Whether its origin is allowed the bot asks, at each attempt. */
  grantFind(grantee: LambdaFunction) {
    grant(grantee, this.table, 'dynamodb:GetItem');
  }

  /** The digest: a user's forms. */
  grantList(grantee: LambdaFunction) {
    grant(grantee, this.table, 'dynamodb:Query');
  }

  /** The bot: one form or recipe at a time, and whether its origin is allowed. */
  grantRead(grantee: LambdaFunction) {
    this.grantFind(grantee);
    this.grantJudge(grantee);
  }

  /** The fence: whether an origin is allowed, and nothing of the forms. */
  grantJudge(grantee: LambdaFunction) {
    grant(grantee, this.originsTable, 'dynamodb:GetItem');
  }

  /** The rehearser: write how a rehearsal goes on, and change no form. */
  grantRehearse(grantee: LambdaFunction) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:UpdateItem'],
        resources: [this.table.tableArn],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:Attributes': [...rehearsedAttributes, 'form_*'] },
        },
      }),
    );
  }

  /** The form watch: read a form, and begin its rehearsal. */
  grantBegin(grantee: LambdaFunction) {
    this.grantFind(grantee);
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:UpdateItem'],
        resources: [this.table.tableArn],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:Attributes': [...begunAttributes, 'form_*'] },
        },
      }),
    );
  }

  /** The bot and the rehearser: say that a form needs attention, and change nothing else of it. */
  grantMark(grantee: LambdaFunction) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:UpdateItem'],
        resources: [this.table.tableArn],
        conditions: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': markedAttributes },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
        },
      }),
    );
  }
}

function grant(grantee: LambdaFunction, table: Table, ...actions: string[]) {
  grantee.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn] }));
}
