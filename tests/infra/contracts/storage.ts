import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { callbackLogIndexName, dueCallbacksIndexName } from '../../../contract/callbacks.ts';
import { writtenIndexName } from '../../../contract/events.ts';
import {
  oldestIndexName,
  openIndexName,
  referenceIndexName,
} from '../../../contract/submission-indexes.ts';
import { idOf, names, resourcesOf, type Statement } from '../template.ts';
import { development, production, stageOf } from '../synthesise.ts';

const { template } = development;

describe('buckets and queues', () => {
  test('every bucket is private and encrypted', () => {
    template.allResourcesProperties('AWS::S3::Bucket', {
      BucketEncryption: Match.anyValue(),
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  });

  test.each(['AWS::S3::Bucket', 'AWS::SQS::Queue'])(
    'every resource of the type %s refuses plain HTTP',
    (type) => {
      const policies = resourcesOf(template, `${type}Policy`);
      for (const [id] of resourcesOf(template, type)) {
        const statements = policies
          .filter(([, policy]) => names([policy['Bucket'], policy['Queues']], id))
          .flatMap(
            ([, policy]) => (policy['PolicyDocument'] as { Statement: Statement[] }).Statement,
          );
        expect(statements).toContainEqual(
          expect.objectContaining({
            Effect: 'Deny',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        );
      }
    },
  );

  test('every queue is encrypted', () => {
    template.allResourcesProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true });
  });

  test('screenshots expire at most two days after their row', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      LoggingConfiguration: Match.anyValue(),
      LifecycleConfiguration: {
        Rules: [
          Match.objectLike({
            Prefix: 'screenshots/',
            ExpirationInDays: stageOf().leadRetentionDays + 1,
            Status: 'Enabled',
          }),
          // The item of a rehearsal expires after seven days.
          { Prefix: 'rehearsals/', ExpirationInDays: 8, Status: 'Enabled' },
          { Prefix: 'recipes/', ExpirationInDays: 400, Status: 'Enabled' },
        ],
      },
    });
  });
});

describe('the tables of a stage', () => {
  test('the submissions table has stream, time-to-live, recovery and sparse indexes', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      KeySchema: keys('userId', 'id'),
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      GlobalSecondaryIndexes: [
        {
          IndexName: openIndexName,
          KeySchema: keys('openShard', 'dueAt'),
          Projection: { ProjectionType: 'KEYS_ONLY' },
        },
        {
          IndexName: oldestIndexName,
          KeySchema: keys('openShard', 'openedAt'),
          Projection: { ProjectionType: 'KEYS_ONLY' },
        },
        {
          // An index with all attributes would be written again at each write of a submission; this
          // index has only the keys.
          IndexName: referenceIndexName,
          KeySchema: keys('referenceKey', 'id'),
          Projection: { ProjectionType: 'KEYS_ONLY' },
        },
      ],
    });
  });

  test('the table of target forms has recovery and time-to-live', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      KeySchema: keys('userId', 'sortKey'),
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  });

  test("the events' table has time-to-live and an index by time", () => {
    const id = idOf(template, 'AWS::DynamoDB::Table', 'EventsTable');
    const { Properties } = template.findResources('AWS::DynamoDB::Table')[id]!;
    expect(Properties).toMatchObject({
      KeySchema: keys('userId', 'id'),
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      GlobalSecondaryIndexes: [
        {
          IndexName: writtenIndexName,
          KeySchema: keys('userId', 'written'),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    });
  });

  test("the stage's own KMS keys encrypt API keys and callback secrets", () => {
    for (const [prefix, keyPrefix] of [
      ['ApiKeysTable', 'ApiKeysEncryptionKey'],
      ['CallbacksTable', 'CallbacksKey'],
    ] as const) {
      const table = idOf(template, 'AWS::DynamoDB::Table', prefix);
      const key = idOf(template, 'AWS::KMS::Key', keyPrefix);
      expect(template.findResources('AWS::DynamoDB::Table')[table]?.['Properties']).toMatchObject({
        SSESpecification: {
          ...{ SSEEnabled: true, SSEType: 'KMS' },
          KMSMasterKeyId: { 'Fn::GetAtt': [key, 'Arn'] },
        },
      });
    }
    template.hasResourceProperties('AWS::KMS::Key', { EnableKeyRotation: true });
  });

  test('the KMS key of receipts uses P-256 and is retained', () => {
    const id = idOf(production.template, 'AWS::KMS::Key', 'ReceiptsKey');
    expect(production.template.findResources('AWS::KMS::Key')[id]).toMatchObject({
      Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' },
      DeletionPolicy: 'Retain',
    });
  });

  test("the KMS key of persons' fingerprints never leaves KMS", () => {
    const id = idOf(template, 'AWS::KMS::Key', 'RepeatedLeadsKey');
    const { Properties } = template.findResources('AWS::KMS::Key')[id]!;
    expect(Properties).toMatchObject({ KeySpec: 'HMAC_256', KeyUsage: 'GENERATE_VERIFY_MAC' });
    // Functions get only the ARN of the KMS key, and its key material cannot be imported.
    for (const [, { Environment }] of resourcesOf(template, 'AWS::Lambda::Function')) {
      const { Variables = {} } = { ...(Environment as { Variables?: Record<string, unknown> }) };
      const { FINGERPRINT_KEY: name } = Variables;
      if (name !== undefined) expect(name).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
    }
    expect(Properties).not.toHaveProperty('Origin');
  });

  test("the table of persons' first leads has recovery and time-to-live", () => {
    const id = idOf(template, 'AWS::DynamoDB::Table', 'RepeatedLeadsTable');
    const { Properties } = template.findResources('AWS::DynamoDB::Table')[id]!;
    expect(Properties).toMatchObject({
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  });

  test("the callbacks' table has sparse indexes for due and logged callbacks", () => {
    const id = idOf(template, 'AWS::DynamoDB::Table', 'CallbacksTable');
    expect(template.findResources('AWS::DynamoDB::Table')[id]?.['Properties']).toMatchObject({
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      GlobalSecondaryIndexes: [
        { IndexName: dueCallbacksIndexName, KeySchema: keys('dueShard', 'dueAt') },
        { IndexName: callbackLogIndexName, KeySchema: keys('logOf', 'plannedAt') },
      ],
    });
  });

  test('resources get their physical names from CloudFormation', () => {
    const nameOf: Record<string, string> = {
      'AWS::DynamoDB::Table': 'TableName',
      'AWS::S3::Bucket': 'BucketName',
      'AWS::SQS::Queue': 'QueueName',
      'AWS::Lambda::Function': 'FunctionName',
      'AWS::Cognito::UserPool': 'UserPoolName',
    };
    for (const [type, property] of Object.entries(nameOf)) {
      for (const [, properties] of resourcesOf(template, type)) {
        expect(properties).not.toHaveProperty(property);
      }
    }
  });

  test("production keeps users' data when the stack is deleted", () => {
    for (const type of ['AWS::Cognito::UserPool', 'AWS::KMS::Key']) {
      production.template.hasResource(type, { DeletionPolicy: 'Retain' });
    }
    for (const prefix of [
      'AccountsTable',
      'ApiKeysLookupTable',
      'ApiKeysTable',
      'SubmissionsTable',
      'TargetFormsTable',
      'TargetFormsOriginsTable',
      'FollowUpsTable',
      'CallbacksTable',
      'EventsTable',
    ]) {
      const id = idOf(production.template, 'AWS::DynamoDB::Table', prefix);
      expect(production.template.findResources('AWS::DynamoDB::Table')[id]).toMatchObject({
        DeletionPolicy: 'Retain',
        Properties: { DeletionProtectionEnabled: true },
      });
    }
  });
});

function keys(partition: string, sort: string) {
  return [
    { AttributeName: partition, KeyType: 'HASH' },
    { AttributeName: sort, KeyType: 'RANGE' },
  ];
}
