/**
 * The table of follow-ups, tasks for later: which forms are in use, when each of them is rehearsed
 * next, and which users may have news for an e-mail. There are two reasons for a table of its own.
 * Other functions replace a form's item as a whole, and would overwrite follow-ups in it. And a
 * function that writes follow-ups then needs no right to write forms or submissions.
 */
import { ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { dueIndexName, type DigestRow, type FormCheckRow } from '../contract/follow-ups.ts';
import { allow, indexArn, onlyWriting } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';

export interface FollowUpsProps {
  /** Whether the table's items are kept when the stack is deleted. */
  keepData: boolean;
}

/** The attributes of the item that records a form's last use and its next daily rehearsal. */
const checkAttributes: (keyof FormCheckRow)[] = [
  'userId',
  'sortKey',
  'usedOn',
  'dueKind',
  'dueAt',
  'expiresAt',
];

/** The attributes that are written to request a digest (an e-mail with news). */
const askedAttributes: (keyof DigestRow)[] = [
  ...(['userId', 'sortKey', 'dueKind', 'dueAt', 'askedAt', 'pausedAt', 'isOff'] as const),
];

export class FollowUps extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { keepData }: FollowUpsProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      ...keyedBy('userId', 'sortKey'),
      ...keptTable(keepData),
      timeToLiveAttribute: 'expiresAt',
    });
    this.table.addGlobalSecondaryIndex({
      indexName: dueIndexName,
      ...keyedBy('dueKind', 'dueAt'),
      projectionType: ProjectionType.KEYS_ONLY,
    });
  }

  /** Lets the bot record that a form is in use, and that the form's owner may have news. */
  grantNote(grantee: LambdaFunction) {
    this.grantUpdate(grantee, [...new Set([...checkAttributes, ...askedAttributes])]);
  }

  /** Lets the rehearser and the reconciler record that a user may have news. */
  grantAsk(grantee: LambdaFunction) {
    this.grantUpdate(grantee, askedAttributes);
  }

  /** Lets the digest find users who may have news, and record what it sent. */
  grantDigest(grantee: LambdaFunction) {
    this.grantDue(grantee);
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem');
  }

  /** Lets the dashboard API read and change whether a user wants e-mails. */
  grantOwn(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:DeleteItem');
    this.grantUpdate(grantee, ['userId', 'sortKey', 'isOff', 'dueKind', 'dueAt']);
  }

  /**
   * Lets the form watch find forms that are due for a rehearsal, and set the time of their next
   * rehearsal.
   */
  grantWatchForms(grantee: LambdaFunction) {
    this.grantDue(grantee);
    this.grantUpdate(grantee, checkAttributes);
  }

  private grantDue(grantee: LambdaFunction) {
    allow(grantee, indexArn(this.table, dueIndexName), 'dynamodb:Query');
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    allow(grantee, this.table.tableArn, actions);
  }

  private grantUpdate(grantee: LambdaFunction, attributes: readonly string[]) {
    allow(grantee, this.table.tableArn, 'dynamodb:UpdateItem', onlyWriting(attributes));
  }
}
