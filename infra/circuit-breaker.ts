/**
 * The circuit breaker table. Every bot reads it before an attempt, and the dashboard shows it. One
 * item per user and form says whether the form works for this user's leads. Items named `pace#…`
 * say how much of the limits of a form, a site, the bots or the rehearsals is used.
 */
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { rehearsalPace } from '../contract/rehearsal.ts';
import { allow } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';

export interface CircuitBreakerProps {
  /** Whether the table's items are kept when the stack is deleted. */
  keepData: boolean;
}

export class CircuitBreaker extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { keepData }: CircuitBreakerProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      ...keyedBy('target'),
      // The count of a form's submissions in a month must not be lost, because the form's owner may
      // pay for each submission.
      ...keptTable(keepData),
      timeToLiveAttribute: 'expiresAt',
    });
  }

  /**
   * Lets the dashboard API and the reconciler read whether a breaker is open and how much of the
   * limits is used.
   */
  grantShow(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem');
  }

  /**
   * Lets the bot read whether a breaker is open, reserve one of the slots for simultaneous
   * attempts, and record how the attempt ended.
   */
  grantJudge(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  }

  /** Lets the rehearser read and update only the item that decides whose rehearsal runs next. */
  grantTakeTurn(grantee: LambdaFunction) {
    this.grantTurns(grantee, 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  }

  /** Lets the form watch, which starts daily rehearsals, read whether one of them waits or runs. */
  grantSeeTurns(grantee: LambdaFunction) {
    this.grantTurns(grantee, 'dynamodb:GetItem');
  }

  private grantTurns(grantee: LambdaFunction, ...actions: string[]) {
    const keys = { 'dynamodb:LeadingKeys': [`pace#${rehearsalPace}`] };
    allow(grantee, this.table.tableArn, actions, { 'ForAllValues:StringEquals': keys });
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    allow(grantee, this.table.tableArn, actions);
  }
}
