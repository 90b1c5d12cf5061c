/** What an attacker who takes over the browser function can reach, according to the template. */
import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { actionsOf, idOf, names, resourcesOf, statementsOf } from '../template.ts';
import { development } from '../synthesise.ts';

const { template } = development;
const browser = idOf(template, 'AWS::Lambda::Function', 'BrowserFunction');
const table = idOf(template, 'AWS::DynamoDB::Table', 'SubmissionsTable');
const originsTable = idOf(template, 'AWS::DynamoDB::Table', 'TargetFormsOriginsTable');

describe('the isolation of the browser function', () => {
  test('the browser function may only write its own log', () => {
    const statements = statementsOf(template, 'BrowserFunctionRole');
    expect(statements.flatMap(actionsOf).sort()).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
    ]);
    const log = idOf(template, 'AWS::Logs::LogGroup', 'BrowserFunctionLogs');
    expect(statements.every(({ Resource }) => names(Resource, log))).toBe(true);
    const role = template.findResources('AWS::IAM::Role')[
      idOf(template, 'AWS::IAM::Role', 'BrowserFunctionRole')
    ] as { Properties: object };
    expect(role.Properties).not.toHaveProperty('ManagedPolicyArns');
    expect(role.Properties).not.toHaveProperty('Policies');
  });

  test('the browser function is isolated per user and has no VPC', () => {
    const { Properties } = template.findResources('AWS::Lambda::Function')[browser] as {
      Properties: Record<string, unknown>;
    };
    expect(Properties).toMatchObject({
      TenancyConfig: { TenantIsolationMode: 'PER_TENANT' },
      MemorySize: 2048,
      EphemeralStorage: { Size: 1024 },
    });
    for (const absent of ['VpcConfig', 'Environment', 'Layers', 'SnapStart', 'FileSystemConfigs']) {
      expect(Properties).not.toHaveProperty(absent);
    }
  });

  test('the browser function has no trigger, URL, alias or public permission', () => {
    for (const type of [
      'AWS::Lambda::EventSourceMapping',
      'AWS::Lambda::Permission',
      'AWS::Lambda::Url',
      'AWS::Lambda::Alias',
      'AWS::Lambda::Version',
      'AWS::Events::Rule',
    ]) {
      for (const [, properties] of resourcesOf(template, type)) {
        expect(names(properties, browser)).toBe(false);
      }
    }
  });

  test('only bot and rehearser functions can invoke the browser function', () => {
    const naming = resourcesOf(template, 'AWS::IAM::Policy').filter(([, policy]) =>
      names(policy, browser),
    );
    expect(naming.map(([id]) => id).sort()).toEqual([
      expect.stringMatching(/^BotFunctionRole/),
      expect.stringMatching(/^RehearserFunctionRole/),
    ]);
    for (const role of ['BotFunctionRole', 'RehearserFunctionRole']) {
      const statements = statementsOf(template, role).filter((statement) =>
        actionsOf(statement).some((action) => action.startsWith('lambda:')),
      );
      expect(statements).toEqual([
        {
          Action: 'lambda:InvokeFunction',
          Effect: 'Allow',
          Resource: { 'Fn::GetAtt': [browser, 'Arn'] },
        },
      ]);
    }
  });
});

describe('the fence, which permits the browser to submit a lead', () => {
  test('the fence function can change only few attributes of submissions', () => {
    const data = statementsOf(template, 'FenceFunctionRole').filter((statement) =>
      actionsOf(statement).some((action) => !/^logs:/.test(action)),
    );
    expect(data).toMatchObject([
      {
        Action: 'dynamodb:UpdateItem',
        Resource: { 'Fn::GetAtt': [table, 'Arn'] },
        Condition: {
          'ForAllValues:StringEquals': {
            'dynamodb:Attributes': [
              'userId',
              'id',
              'status',
              'fenceHash',
              'leaseUntil',
              'fencedAt',
              'version',
              'updatedAt',
            ],
          },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
        },
      },
      {
        Action: 'dynamodb:Query',
        Resource: { 'Fn::GetAtt': [table, 'Arn'] },
        Condition: {
          'ForAllValues:StringEquals': {
            'dynamodb:Attributes': ['userId', 'id', 'status', 'fenceHash', 'leaseUntil'],
          },
          StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
        },
      },
      {
        Action: ['dynamodb:GetItem', 'dynamodb:Scan'],
        Resource: { 'Fn::GetAtt': [originsTable, 'Arn'] },
      },
    ]);
  });

  test('the fence is a throttled route with a validated body', () => {
    const [[route]] = resourcesOf(template, 'AWS::ApiGateway::Resource').filter(
      ([, { PathPart }]) => PathPart === 'fence',
    ) as [[string, unknown]];
    const methods = resourcesOf(template, 'AWS::ApiGateway::Method').filter(([, { ResourceId }]) =>
      names(ResourceId, route),
    );
    expect(methods).toMatchObject([
      [
        expect.anything(),
        {
          HttpMethod: 'POST',
          AuthorizationType: 'NONE',
          RequestModels: { 'application/json': expect.anything() },
          RequestValidatorId: expect.anything(),
        },
      ],
    ]);
    template.hasResourceProperties('AWS::ApiGateway::Stage', {
      MethodSettings: Match.arrayWith([
        Match.objectLike({
          ResourcePath: '/~1fence',
          HttpMethod: 'POST',
          ThrottlingRateLimit: 200,
          ThrottlingBurstLimit: 400,
          DataTraceEnabled: false,
        }),
      ]),
    });
    template.hasResourceProperties('AWS::ApiGateway::Model', {
      Schema: Match.objectLike({ additionalProperties: false, required: ['token'] }),
    });
  });
});
