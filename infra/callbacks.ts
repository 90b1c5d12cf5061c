/**
 * The callbacks: one table of endpoints (with their addresses and secrets) and of deliveries, under
 * a key of our own, and the queue of calls. It is a table of its own, because a function that can
 * read an endpoint's secret can sign calls in the name of this service.
 */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import {
  callbackLogIndexName,
  dueCallbacksIndexName,
  type DeliveryRow,
} from '../contract/callbacks.ts';
import {
  createdAttributes,
  deliveryAttributes,
  healthAttributes,
  hostAttributes,
  judgedAttributes,
  listedAttributes,
  lookAttributes,
  plannedAttributes,
  ruleAttributes,
  slotsAttributes,
} from './callback-attributes.ts';
import {
  allow,
  allowEncryption,
  everyRow,
  indexArn,
  onlyAttributes,
  onlyReading,
  onlyWriting,
} from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';
import { serviceQueue } from './service-queue.ts';
import { callbackDeliveries, callbackHiddenSeconds } from './function-limits.ts';

export interface CallbacksProps {
  /** Whether the table's items and its encryption key are kept when the stack is deleted. */
  keepData: boolean;
}

export class Callbacks extends Construct {
  readonly table: Table;
  readonly queue: Queue;
  readonly deadLetters: Queue;
  private readonly key: Key;

  constructor(scope: Construct, id: string, { keepData }: CallbacksProps) {
    super(scope, id);
    const removalPolicy = keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.key = new Key(this, 'Key', {
      description: 'Encrypts the addresses and secrets of callbacks',
      enableKeyRotation: true,
      removalPolicy,
    });
    this.table = new Table(this, 'Table', {
      ...keyedBy('userId', 'sortKey'),
      ...keptTable(keepData),
      timeToLiveAttribute: 'expiresAt',
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.key,
    });
    this.addIndex(dueCallbacksIndexName, 'dueShard', 'dueAt');
    this.addIndex(callbackLogIndexName, 'logOf', 'plannedAt');
    this.deadLetters = serviceQueue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
    });
    this.queue = serviceQueue(this, 'Queue', {
      retentionPeriod: Duration.days(4),
      visibilityTimeout: Duration.seconds(callbackHiddenSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: callbackDeliveries },
    });
  }

  /** The environment variables of a function that plans deliveries or requests a replay. */
  get environment() {
    return { CALLBACKS_TABLE: this.table.tableName, CALLBACK_QUEUE_URL: this.queue.queueUrl };
  }

  /**
   * Lets the writers of events plan deliveries without reading addresses and secrets, and request a
   * check of alerts.
   */
  grantPlan(
    grantee: LambdaFunction,
    { read = [], updated = [] }: { read?: readonly string[]; updated?: readonly string[] } = {},
  ) {
    this.grantQuery(grantee, [...plannedAttributes, ...lookAttributes, ...read]);
    this.grantUpdate(grantee, [...lookAttributes, ...updated]);
    allow(grantee, this.table.tableArn, 'dynamodb:PutItem', onlyAttributes(deliveryAttributes));
    this.grantSend(grantee);
    this.grantKey(grantee);
  }

  /**
   * Lets the function that calls receivers read any item, and write the results of calls, one item
   * at a time.
   */
  grantCall(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, 'dynamodb:GetItem');
    this.grantUpdate(grantee, [...deliveryAttributes, ...healthAttributes, ...hostAttributes]);
    this.grantSend(grantee);
    this.grantKey(grantee);
  }

  /** Lets the callback sweep find due items, check alert rules, and store what it has done. */
  grantSweep(grantee: LambdaFunction) {
    const due = ['endpointId', 'eventId', 'isReplay', 'attemptAt', 'looks', 'disabledAt'];
    this.grantPlan(grantee, {
      read: [...due, ...ruleAttributes],
      updated: ['looks', 'disabledAt', ...judgedAttributes],
    });
    this.grantIndex(grantee, dueCallbacksIndexName);
  }

  /**
   * Lets the digest (news by e-mail) read which endpoints are disabled, and the state of alert
   * rules.
   */
  grantTell(grantee: LambdaFunction) {
    this.grantQuery(grantee, [...plannedAttributes, 'disabledAt', ...ruleAttributes]);
    this.grantKey(grantee);
  }

  /**
   * Lets the dashboard API manage endpoints and their log of deliveries, and erase receivers'
   * answers.
   */
  grantOwn(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, everyRow);
    this.grantIndex(grantee, callbackLogIndexName);
    this.grantSend(grantee);
    this.grantKey(grantee);
  }

  /** Lets API keys add, list and delete endpoints. Existing endpoints can't be changed by a key. */
  grantManage(grantee: LambdaFunction) {
    allow(grantee, this.table.tableArn, ['dynamodb:GetItem', 'dynamodb:DeleteItem']);
    allow(grantee, this.table.tableArn, 'dynamodb:PutItem', onlyAttributes(createdAttributes));
    this.grantUpdate(grantee, slotsAttributes);
    this.grantQuery(grantee, listedAttributes);
    this.grantKey(grantee);
  }

  private addIndex(indexName: string, partition: keyof DeliveryRow, sort: keyof DeliveryRow) {
    this.table.addGlobalSecondaryIndex({
      indexName,
      ...keyedBy(partition, sort),
      projectionType: ProjectionType.KEYS_ONLY,
    });
  }

  private grantSend(grantee: LambdaFunction) {
    this.queue.grant(grantee, 'sqs:SendMessage');
  }

  /**
   * Lets the function use the encryption key of the table. The function needs this right because
   * DynamoDB uses the key in the name of the function that accesses the table.
   */
  private grantKey(grantee: LambdaFunction) {
    allowEncryption(grantee, this.key);
  }

  private grantQuery(grantee: LambdaFunction, attributes: readonly string[]) {
    allow(grantee, this.table.tableArn, 'dynamodb:Query', onlyReading(unique(attributes)));
  }

  private grantUpdate(grantee: LambdaFunction, attributes: readonly string[]) {
    allow(grantee, this.table.tableArn, 'dynamodb:UpdateItem', onlyWriting(unique(attributes)));
  }

  private grantIndex(grantee: LambdaFunction, indexName: string) {
    allow(grantee, indexArn(this.table, indexName), 'dynamodb:Query');
  }
}

const unique = (names: readonly string[]) => [...new Set(names)];
