/**
 * The person records, by which a user finds and erases a person's leads: one record for each lead
 * and phone number or e-mail address, stored under a keyed hash of this value. The same secret key
 * is used to recognise repeated leads. The records have their own table, in which one query finds
 * all leads with the same hash.
 */
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { allow } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';

export interface PeopleProps {
  /** Whether the records are kept when the stack is deleted. */
  keepData: boolean;
}

export class People extends Construct {
  private readonly table: Table;

  constructor(scope: Construct, id: string, { keepData }: PeopleProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      ...keyedBy('person', 'id'),
      ...keptTable(keepData),
      timeToLiveAttribute: 'expiresAt',
    });
  }

  get environment() {
    return { PEOPLE_TABLE: this.table.tableName };
  }

  /** Lets a function that accepts leads write person records, but not read them. */
  grantNote(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:PutItem');
  }

  /** Lets the dashboard API find and erase person records. */
  grantFind(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:Query', 'dynamodb:DeleteItem');
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    const resources = [this.table.tableArn];
    allow(grantee, resources, actions);
  }
}
