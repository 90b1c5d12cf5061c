/**
 * The accounts table: one small item for each user who has opened the dashboard or whose sessions
 * were ended. The item says whether the account is disabled or deleted. Everything that checks a
 * token or a key reads this item, because a token or key may still look valid. It is a table of its
 * own, because many functions read it and few may write it. The table's stream tells the live
 * channel which subscriptions to end.
 */
import { StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { AccountRow } from '../contract/account.ts';
import { allow, onlyWriting } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';

export interface AccountsProps {
  /** Whether the table's items are kept when the stack is deleted. */
  keepData: boolean;
}

export class Accounts extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { keepData }: AccountsProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      ...keyedBy('userId'),
      ...keptTable(keepData),
      stream: StreamViewType.NEW_IMAGE,
    });
  }

  /** Lets the dashboard API read when a user's sessions were ended, and end them. */
  grantOwn(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  }

  /** Lets the authoriser and the bot read whether an account is closed. */
  grantRead(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem');
  }

  /** Lets the live publisher record that no dashboard page of a user is open. */
  grantEndWatching(grantee: LambdaFunction) {
    const written: (keyof AccountRow)[] = ['userId', 'watchedUntil'];
    allow(grantee, this.table.tableArn, 'dynamodb:UpdateItem', onlyWriting(written));
  }

  /**
   * Lets the account watch record, in the accounts table, which users are disabled or removed in
   * the user pool.
   */
  grantFollow(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:Scan', 'dynamodb:UpdateItem');
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    allow(grantee, this.table.tableArn, actions);
  }
}
