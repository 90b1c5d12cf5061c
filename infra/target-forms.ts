/**
 * The users' own target forms. One table has the forms, recipes, rehearsals and settings, each
 * under its owner, with a stream for the events. The other table has the operators' approved and
 * blocked origins, and no function may write it. Both are encrypted with DynamoDB's own key, like
 * the submissions, because they contain no credentials.
 */
import { StreamViewType, Table, type TableProps } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { TargetPolicy } from '../contract/origins.ts';
import type { RehearsalRow } from '../contract/rehearsal.ts';
import type { TargetFormRow } from '../contract/target-forms.ts';
import { allow, onlyReading, onlyWriting } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';

export interface TargetFormsProps {
  targetPolicy: TargetPolicy;
  /** Whether the tables' items are kept when the stack is deleted. */
  keepData: boolean;
}

/**
 * The attributes that the form-watch function writes: those of a new rehearsal, and the time until
 * which its form is busy.
 */
const begunAttributes = [
  ...(['userId', 'sortKey', 'id', 'formId', 'state', 'trigger', 'sample', 'fields'] as const),
  ...(['createdAt', 'expiresAt'] as const),
] satisfies (keyof RehearsalRow)[];

const listedAttributes: (keyof TargetFormRow)[] = ['userId', 'sortKey', 'id', 'name', 'state'];

/** The attributes that the check of alert rules reads. */
const watchedAttributes: (keyof TargetFormRow)[] = ['userId', 'sortKey', 'id', 'name', 'pace'];

/** The attributes that a function needs to read a form's short name. */
const namedAttributes: (keyof TargetFormRow)[] = ['userId', 'sortKey', 'shortName'];

/** The attributes that the bot writes or compares when it marks a form as needing attention. */
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

/**
 * The attributes that the rehearser writes: those of a rehearsal, and the time until which each
 * form is busy.
 */
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
      ...keptTable(keepData),
    } satisfies Partial<TableProps>;
    this.table = new Table(this, 'Table', {
      ...shared,
      ...keyedBy('userId', 'sortKey'),
      // The time-to-live attribute, which only rehearsals have.
      timeToLiveAttribute: 'expiresAt',
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
    });
    this.originsTable = new Table(this, 'OriginsTable', {
      ...shared,
      ...keyedBy('origin'),
    });
  }

  /** The environment variables of a function that checks to which sites the bot may be sent. */
  get policyEnvironment() {
    return { ORIGINS_TABLE: this.originsTable.tableName, TARGET_POLICY: this.targetPolicy };
  }

  /** The environment variables of a function that reads forms. */
  get environment() {
    return { TARGET_FORMS_TABLE: this.table.tableName, ...this.policyEnvironment };
  }

  /** Lets the dashboard API read, create, change and delete users' forms. */
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

  /**
   * Lets the webhook read one form at a time. The webhook need not read the operators' decisions on
   * origins, because the bot checks them before each attempt.
   */
  grantFind(grantee: LambdaFunction) {
    grant(grantee, this.table, 'dynamodb:GetItem');
  }

  /** Lets the key API list a user's forms and their questions. */
  grantListWhole(grantee: LambdaFunction) {
    this.grantFind(grantee);
    grant(grantee, this.table, 'dynamodb:Query');
  }

  /**
   * Lets the function that sends digest e-mails list only the names and states of a user's forms.
   */
  grantList(grantee: LambdaFunction) {
    this.grantReadOnly(grantee, listedAttributes);
  }

  /**
   * Lets the callback-sweep function read the names and the daily and monthly caps of a user's
   * forms, for alerts.
   */
  grantWatch(grantee: LambdaFunction) {
    this.grantReadOnly(grantee, watchedAttributes);
  }

  /** Lets the writer of events read only the short name of a form. */
  grantName(grantee: LambdaFunction) {
    this.grantReadOnly(grantee, namedAttributes);
  }

  /** Lets the bot read one form or recipe at a time, and whether its origin is allowed. */
  grantRead(grantee: LambdaFunction) {
    this.grantFind(grantee);
    this.grantJudge(grantee);
  }

  /** Lets a function read whether an origin is allowed. The function cannot read forms. */
  grantJudge(grantee: LambdaFunction) {
    grant(grantee, this.originsTable, 'dynamodb:GetItem');
  }

  /**
   * Lets the fence list all sites that operators have approved or blocked, because the fence's
   * answer names the blocked sites.
   */
  grantListDecisions(grantee: LambdaFunction) {
    grant(grantee, this.originsTable, 'dynamodb:Scan');
  }

  /** Lets the rehearser record the progress of a rehearsal, but change no form. */
  grantRehearse(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, 'dynamodb:UpdateItem', {
      'ForAllValues:StringLike': { 'dynamodb:Attributes': [...rehearsedAttributes, 'form_*'] },
    });
  }

  /** Lets the form-watch function read a form and start a rehearsal of it. */
  grantBegin(grantee: LambdaFunction) {
    this.grantFind(grantee);
    allow(grantee, this.table.tableArn, 'dynamodb:UpdateItem', {
      'ForAllValues:StringLike': { 'dynamodb:Attributes': [...begunAttributes, 'form_*'] },
    });
  }

  /**
   * Lets the bot and the rehearser mark a form as needing attention, but change nothing else of the
   * form.
   */
  grantMark(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, 'dynamodb:UpdateItem', onlyWriting(markedAttributes));
  }

  private grantReadOnly(grantee: LambdaFunction, attributes: (keyof TargetFormRow)[]) {
    allow(grantee, this.table.tableArn, 'dynamodb:Query', onlyReading(attributes));
  }
}

function grant(grantee: LambdaFunction, table: Table, ...actions: string[]) {
  allow(grantee, table.tableArn, actions);
}
