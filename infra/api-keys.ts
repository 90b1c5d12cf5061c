/**
 * The tables of API keys. The look-up table maps a key's hash to its owner and expiry, which is
 * enough to check a key. The other table has the owners' keys with their values, encrypted with our
 * own key. There are two tables, because the authoriser must never be able to read a key's value.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { Table, TableEncryption, type TableProps } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { ApiKeyAlias, ApiKeyLookup } from '../contract/api-key.ts';
import { allow, allowEncryption, everyRow, onlyAttributes, onlyReading } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';

export interface ApiKeysProps {
  /** Whether the keys are kept when the stack is deleted. */
  keepData: boolean;
}

export class ApiKeys extends Construct {
  readonly lookupTable: Table;
  readonly table: Table;
  private readonly encryptionKey: Key;

  constructor(scope: Construct, id: string, props: ApiKeysProps) {
    super(scope, id);
    const removalPolicy = props.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const shared = {
      ...keptTable(props.keepData),
    } satisfies Partial<TableProps>;
    this.encryptionKey = new Key(this, 'EncryptionKey', {
      description: 'Encrypts the values of API keys',
      enableKeyRotation: true,
      removalPolicy,
    });
    this.lookupTable = new Table(this, 'LookupTable', {
      ...shared,
      ...keyedBy('keyHash'),
      // The time-to-live attribute. Only the canary's keys have this attribute.
      timeToLiveAttribute: 'removeAt' satisfies keyof ApiKeyLookup,
    });
    this.table = new Table(this, 'Table', {
      ...shared,
      ...keyedBy('userId', 'id'),
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.encryptionKey,
    });
  }

  /** Lets the authoriser look up one key at a time, by its hash. */
  grantLookup(grantee: LambdaFunction) {
    this.lookupTable.grant(grantee, 'dynamodb:GetItem');
  }

  /** Lets the account watch list the owners of keys, but read no other attribute. */
  grantListOwners(grantee: LambdaFunction) {
    allow(grantee, this.lookupTable.tableArn, 'dynamodb:Scan', onlyReading(['userId']));
  }

  /**
   * Lets the webhook record a key's last use and count its leads, but change no other attribute.
   */
  grantNoteUse(grantee: LambdaFunction) {
    this.grantLookupUpdate(grantee, ['keyHash', 'keyId', 'lastUsedAt', 'submissionCount']);
  }

  /**
   * Lets the dashboard API list, create, rename, bind, expire, rotate and delete keys. The
   * dashboard API may not change a key's scopes. No function may delete a look-up item, because the
   * item of a deleted key prevents the key's value from being registered again.
   */
  grantOwn(grantee: LambdaFunction) {
    this.lookupTable.grant(grantee, 'dynamodb:GetItem');
    const changeable = ['keyHash', 'keyId', 'expiresAt', 'formId', 'takesForms'] as const;
    this.grantLookupPut(grantee, [
      ...(['userId', 'scopes', 'onlyItsForm', 'ofKey', 'rotationId'] as const),
      ...changeable,
    ]);
    this.grantLookupUpdate(grantee, [
      ...(['valueHash', 'formerHash', 'formerEndsAt'] as const),
      ...changeable,
    ]);
    allow(grantee, this.table.tableArn, everyRow);
    allowEncryption(grantee, this.encryptionKey);
  }

  /**
   * Lets the canary function, which sends test leads, register keys that expire and are bound to no
   * form. It can't read any key.
   */
  grantMakeCanaryKey(grantee: LambdaFunction) {
    this.grantLookupPut(grantee, ['keyHash', 'userId', 'keyId', 'expiresAt', 'removeAt']);
  }

  /**
   * Allows the function to write new items that have no other attributes than the given ones. The
   * write's condition may also use only the given attributes.
   */
  private grantLookupPut(
    grantee: LambdaFunction,
    attributes: (keyof ApiKeyLookup | keyof ApiKeyAlias)[],
  ) {
    allow(grantee, this.lookupTable.tableArn, 'dynamodb:PutItem', onlyAttributes(attributes));
  }

  /**
   * Allows updating only the given attributes. The update's condition may also use only the given
   * attributes.
   */
  private grantLookupUpdate(grantee: LambdaFunction, attributes: string[]) {
    allow(grantee, this.lookupTable.tableArn, 'dynamodb:UpdateItem', {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
      StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
    });
  }
}
