/**
 * The submissions table: one row per lead, which its owner can read newest first without a scan.
 * The table has a stream for the live channel and the events, two sparse indexes of the open rows
 * for the reconciler, and one index of the rows that have an integrator's reference. DynamoDB
 * removes a row by the time-to-live that the row's final write sets, unless its owner erases the
 * row earlier.
 */
import { ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { canaryOwner } from '../contract/canary.ts';
import type { SubmissionRow } from '../contract/submission.ts';
import {
  oldestIndexName,
  openIndexName,
  referenceIndexName,
} from '../contract/submission-indexes.ts';
import { allow, indexArn, onlyReading, onlyWriting } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';

/** The attributes of a row that the function that sends digest e-mails reads. */
const countedAttributes: (keyof SubmissionRow)[] = [
  ...(['userId', 'status', 'possiblySent', 'updatedAt', 'expiresAt'] as const),
];

/** The attributes of a row that say when a lead arrived and for which form. */
const arrivalAttributes: (keyof SubmissionRow)[] = ['userId', 'id', 'formId'];

/**
 * The attributes that the fence writes or compares when it permits an attempt to submit its lead.
 */
const fenceAttributes: (keyof SubmissionRow)[] = [
  'userId',
  'id',
  'status',
  'fenceHash',
  'leaseUntil',
  'fencedAt',
  'version',
  'updatedAt',
];

/** The attributes that the fence reads before it permits a submit, including the key. */
const readByFence: (keyof SubmissionRow)[] = ['userId', 'id', 'status', 'fenceHash', 'leaseUntil'];

export interface SubmissionsProps {
  /** Whether the table's rows are kept when the stack is deleted. */
  keepData: boolean;
}

export class Submissions extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, props: SubmissionsProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      ...keyedBy('userId', 'id'),
      ...keptTable(props.keepData),
      timeToLiveAttribute: 'expiresAt',
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
    });
    const indexes: [string, keyof SubmissionRow, keyof SubmissionRow][] = [
      [openIndexName, 'openShard', 'dueAt'],
      [oldestIndexName, 'openShard', 'openedAt'],
      [referenceIndexName, 'referenceKey', 'id'],
    ];
    for (const [indexName, partitionKey, sortKey] of indexes) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        ...keyedBy(partitionKey, sortKey),
        projectionType: ProjectionType.KEYS_ONLY,
      });
    }
  }

  /** Lets the webhook write new rows and read existing ones. */
  grantAccept(grantee: LambdaFunction) {
    this.grantRows(grantee, 'dynamodb:PutItem', 'dynamodb:GetItem');
  }

  /** Lets a function that accepts leads count open rows. The function cannot read these rows. */
  grantCountOpen(grantee: LambdaFunction) {
    allow(grantee, indexArn(this.table, oldestIndexName), 'dynamodb:Query', {
      StringEquals: { 'dynamodb:Select': 'COUNT' },
    });
  }

  /** Lets the bot claim a row, record the attempt's result, and make its fence token invalid. */
  grantAttempt(grantee: LambdaFunction) {
    this.grantRows(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  }

  /**
   * Lets the fence record in the row that the running attempt may submit its lead. The fence may
   * read only the attributes that it needs for this decision.
   */
  grantFence(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, 'dynamodb:UpdateItem', onlyWriting(fenceAttributes));
    allow(grantee, this.table.tableArn, 'dynamodb:Query', onlyReading(readByFence));
  }

  /** Lets the reconciler find open rows and change their state. */
  grantReconcile(grantee: LambdaFunction) {
    this.grantRows(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
    allow(
      grantee,
      [openIndexName, oldestIndexName].map((index) => indexArn(this.table, index)),
      'dynamodb:Query',
    );
  }

  /** Lets the receipts function read one row at a time. */
  grantReadOne(grantee: LambdaFunction) {
    this.grantRows(grantee, 'dynamodb:GetItem');
  }

  /** Lets the key API list rows, and find them by reference. */
  grantList(grantee: LambdaFunction) {
    this.grantRows(grantee, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:BatchGetItem');
    allow(grantee, indexArn(this.table, referenceIndexName), 'dynamodb:Query');
  }

  /**
   * Lets the dashboard API list, read, retry and cancel rows, record a user's decision on an
   * uncertain outcome, and accept leads that a user sends in the dashboard.
   */
  grantOwn(grantee: LambdaFunction) {
    this.grantAccept(grantee);
    this.grantRows(grantee, 'dynamodb:Query', 'dynamodb:UpdateItem');
  }

  /** Lets the dashboard API erase a row at its owner's request. */
  grantErase(grantee: LambdaFunction) {
    this.grantRows(grantee, 'dynamodb:DeleteItem');
  }

  /** Lets the canary read and cancel its own leads, but no leads of other owners. */
  grantCancelCanary(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, ['dynamodb:GetItem', 'dynamodb:UpdateItem'], {
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [canaryOwner] },
    });
  }

  /**
   * Lets the function that sends digest e-mails count rows that wait for their owner's decision or
   * expire soon. The function can't read a lead's data.
   */
  grantDigest(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, 'dynamodb:Query', onlyReading(countedAttributes));
    allow(grantee, indexArn(this.table, oldestIndexName), 'dynamodb:Query');
  }

  /** Lets the callback-sweep function read when leads arrived, but no data of a lead. */
  grantArrivals(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, 'dynamodb:Query', onlyReading(arrivalAttributes));
  }

  /** Grants access to the rows only: `Table.grant` would also allow the actions on every index. */
  private grantRows(grantee: LambdaFunction, ...actions: string[]) {
    allow(grantee, this.table.tableArn, actions);
  }
}
