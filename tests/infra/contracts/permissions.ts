import { describe, expect, test } from '@jest/globals';
import { functionEnvironment } from '../../../contract/environment.ts';
import { rootFields } from '../../../contract/graphql-fields.ts';
import { actionsOf, idOf, names, resourcesOf, statementsOf, type Statement } from '../template.ts';
import { development, production } from '../synthesise.ts';
import { functions } from './function-roles.ts';

const { template } = development;
const lookupTable = idOf(template, 'AWS::DynamoDB::Table', 'ApiKeysLookupTable');
const keysTable = idOf(template, 'AWS::DynamoDB::Table', 'ApiKeysTable');
const breakerTable = idOf(template, 'AWS::DynamoDB::Table', 'CircuitBreakerTable');
const accountsTable = idOf(template, 'AWS::DynamoDB::Table', 'AccountsTable');
const formsTable = idOf(template, 'AWS::DynamoDB::Table', 'TargetFormsTable');
const originsTable = idOf(template, 'AWS::DynamoDB::Table', 'TargetFormsOriginsTable');
const submissionsTable = idOf(template, 'AWS::DynamoDB::Table', 'SubmissionsTable');
const leadQueue = resourcesOf(template, 'AWS::SQS::Queue').find(
  ([id, { RedrivePolicy }]) => id.startsWith('LeadQueue') && Boolean(RedrivePolicy),
)![0];

const isOfLogs = (action: string) => /^logs:/.test(action);

function actionsOn(role: string, table: string): string[] {
  return statementsOf(template, `${role}Role`)
    .filter((statement) => names(statement.Resource, table))
    .flatMap(actionsOf);
}

describe('the permissions of functions', () => {
  test('the authoriser can only look up API keys', () => {
    expect(actionsOn('WebhookAuthoriserFunction', lookupTable)).toEqual(['dynamodb:GetItem']);
    const dataActions = statementsOf(template, 'WebhookAuthoriserFunctionRole')
      .flatMap(actionsOf)
      .filter((action) => !/^logs:/.test(action));
    expect(dataActions).toEqual(['dynamodb:GetItem']);
  });

  test('the webhook can change only the usage data of API keys', () => {
    const [statement, ...others] = statementsOf(template, 'WebhookFunctionRole').filter(
      ({ Resource }) => names(Resource, lookupTable),
    );
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      Action: 'dynamodb:UpdateItem',
      Condition: updateOf('keyHash', 'keyId', 'lastUsedAt', 'submissionCount'),
    });
  });

  test('the dashboard API can change few attributes of API-key look-up items', () => {
    const updates = statementsOf(template, 'DashboardApiFunctionRole').filter(
      (statement) =>
        names(statement.Resource, lookupTable) &&
        actionsOf(statement).includes('dynamodb:UpdateItem'),
    );
    expect(updates).toMatchObject([
      {
        Action: 'dynamodb:UpdateItem',
        Condition: updateOf(
          ...['valueHash', 'formerHash', 'formerEndsAt'],
          ...['keyHash', 'keyId', 'expiresAt', 'formId', 'takesForms'],
        ),
      },
    ]);
  });

  test('functions that accept leads can count but not list submissions', () => {
    for (const role of [functions.webhook, functions.dashboardApi]) {
      const counting = statementsOf(template, `${role}Role`).filter(
        (statement) =>
          names(statement.Resource, submissionsTable) &&
          JSON.stringify(statement.Resource).includes('/index/'),
      );
      expect(counting).toMatchObject([
        {
          Action: 'dynamodb:Query',
          Condition: { StringEquals: { 'dynamodb:Select': 'COUNT' } },
        },
      ]);
    }
  });

  test("only webhook, dashboard API and REST API access users' allowances", () => {
    const allowances = idOf(template, 'AWS::DynamoDB::Table', 'AllowancesTable');
    for (const role of Object.values(functions)) {
      const { webhook, dashboardApi, keyApi } = functions;
      const allowed = [webhook, dashboardApi, keyApi].includes(role)
        ? ['dynamodb:GetItem', 'dynamodb:UpdateItem']
        : [];
      expect(actionsOn(role, allowances)).toEqual(allowed);
    }
  });

  test("no function can delete an API key's look-up item", () => {
    for (const role of Object.values(functions)) {
      expect(actionsOn(role, lookupTable)).not.toContain('dynamodb:DeleteItem');
    }
    const { Properties } = template.findResources('AWS::DynamoDB::Table')[lookupTable]!;
    // Only the canary can write `removeAt`, the time at which DynamoDB deletes the item.
    expect(Properties).toMatchObject({ TimeToLiveSpecification: { AttributeName: 'removeAt' } });
    for (const [name, role] of Object.entries(functions)) {
      const writes = statementsOf(template, `${role}Role`).filter(
        (statement) =>
          names(statement.Resource, lookupTable) &&
          actionsOf(statement).some((action) => /(Put|Update)Item/.test(action)),
      );
      for (const { Condition } of writes) {
        const attributes = Condition?.['ForAllValues:StringEquals']?.['dynamodb:Attributes'];
        expect(attributes).toContain('keyHash');
        expect((attributes as string[]).includes('removeAt')).toBe(name === 'canary');
      }
    }
  });

  test('the canary can only create API keys and cancel its own leads', () => {
    const statements = statementsOf(template, 'CanaryFunctionRole').filter((statement) =>
      actionsOf(statement).some((action) => action.startsWith('dynamodb:')),
    );
    expect(statements).toMatchObject([
      {
        Action: 'dynamodb:PutItem',
        Condition: {
          'ForAllValues:StringEquals': {
            'dynamodb:Attributes': ['keyHash', 'userId', 'keyId', 'expiresAt', 'removeAt'],
          },
        },
      },
      {
        Action: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
        Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['canary'] } },
      },
    ]);
    expect(names(statements[1]?.Resource, submissionsTable)).toBe(true);
  });

  test('only the dashboard API can access the values of API keys', () => {
    for (const role of Object.values(functions)) {
      const allowed = actionsOn(role, keysTable);
      expect(allowed.length > 0).toBe(role === functions.dashboardApi);
    }
  });

  test('only bot and rehearser write circuit breakers and counts of attempts', () => {
    const reads = ['dynamodb:GetItem'];
    const writes = [...reads, 'dynamodb:UpdateItem'];
    const { bot, dashboardApi, reconciler, rehearser, formWatch, callbackSweep } = functions;
    for (const role of Object.values(functions)) {
      const changes = role === bot || role === rehearser ? writes : [];
      const looks = [dashboardApi, reconciler, formWatch, callbackSweep].includes(role)
        ? reads
        : [];
      expect(actionsOn(role, breakerTable).sort()).toEqual([...changes, ...looks]);
    }
    for (const name of ['Rehearser', 'FormWatch']) {
      const statements = statementsOf(template, `${name}FunctionRole`).filter(({ Resource }) =>
        names(Resource, breakerTable),
      );
      expect(statements.length).toBeGreaterThan(0);
      for (const { Condition } of statements) {
        expect(Condition).toEqual({
          'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['pace#rehearsals'] },
        });
      }
    }
  });

  test('only three functions can compute fingerprints (keyed hashes) of persons', () => {
    const firstLeads = idOf(template, 'AWS::DynamoDB::Table', 'RepeatedLeadsTable');
    const hashKey = idOf(template, 'AWS::KMS::Key', 'RepeatedLeadsKey');
    const allowed: Partial<Record<keyof typeof functions, string[]>> = {
      webhook: ['kms:GenerateMac', 'dynamodb:GetItem', 'dynamodb:PutItem'],
      dashboardApi: [
        ...['kms:GenerateMac', 'dynamodb:GetItem', 'dynamodb:PutItem'],
        ...['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      ],
      // The REST API derives the key that encrypts its cursors from this KMS key.
      keyApi: ['kms:GenerateMac'],
      bot: ['dynamodb:UpdateItem'],
      reconciler: ['dynamodb:UpdateItem'],
    };
    for (const [name, role] of Object.entries(functions)) {
      const actions = [...actionsOn(role, hashKey), ...actionsOn(role, firstLeads)];
      expect([name, ...actions]).toEqual([name, ...(allowed[name as 'webhook'] ?? [])]);
      const notes = statementsOf(template, `${role}Role`).filter(
        (statement) =>
          names(statement.Resource, firstLeads) &&
          actionsOf(statement).includes('dynamodb:UpdateItem'),
      );
      for (const { Condition } of notes) {
        expect(Condition?.['ForAllValues:StringEquals']).toEqual({
          'dynamodb:Attributes': ['id', 'submissionId', 'sentAt'],
        });
      }
    }
  });

  test('only the receipts function can sign receipts', () => {
    const key = idOf(template, 'AWS::KMS::Key', 'ReceiptsKey');
    for (const [name, role] of Object.entries(functions)) {
      const expected = name === 'receipts' ? ['kms:GetPublicKey', 'kms:Sign'] : [];
      expect([name, ...actionsOn(role, key)]).toEqual([name, ...expected]);
    }
    const others = Object.entries(template.findResources('AWS::IAM::Policy')).filter(
      ([, { Properties }]) => JSON.stringify(Properties).includes('"kms:Sign"'),
    );
    expect(others.map(([id]) => id)).toEqual([expect.stringMatching(/^ReceiptsFunctionRole/)]);
  });

  test('the receipts function can write only the file of public keys', () => {
    const statements = statementsOf(template, 'ReceiptsFunctionRole');
    const writes = statements.filter((statement) =>
      actionsOf(statement).some((action) => /:(Put|Update|Delete|Batch|Send)/.test(action)),
    );
    const ofData = writes.filter((statement) => !actionsOf(statement).some(isOfLogs));
    expect(ofData.flatMap(actionsOf)).toEqual(['s3:GetObject', 's3:PutObject']);
    const [{ Resource } = {}] = ofData;
    expect(JSON.stringify(Resource)).toContain('"/.well-known/receipt-keys.json"');
    expect(actionsOn(functions.receipts, submissionsTable)).toEqual(['dynamodb:GetItem']);
  });

  test('only the dashboard API can create and delete target forms', () => {
    const get = 'dynamodb:GetItem';
    const changes = ['DeleteItem', 'PutItem', 'Query', 'UpdateItem'];
    const allowed: Partial<Record<keyof typeof functions, string[]>> = {
      webhook: [get],
      reconciler: [get],
      bot: [get, 'dynamodb:UpdateItem'],
      rehearser: [get, 'dynamodb:UpdateItem', 'dynamodb:UpdateItem'],
      formWatch: [get, 'dynamodb:UpdateItem'],
      digest: ['dynamodb:Query'],
      callbackSweep: ['dynamodb:Query'],
      receipts: [get],
      events: [
        ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map((read) => `dynamodb:${read}`),
        'dynamodb:Query',
      ],
      keyApi: ['dynamodb:Query', get],
      dashboardApi: [get, ...changes.map((action) => `dynamodb:${action}`)],
    };
    for (const [name, role] of Object.entries(functions)) {
      const expected = allowed[name as keyof typeof functions] ?? [];
      expect([name, ...actionsOn(role, formsTable)]).toEqual([name, ...expected]);
    }
  });

  test.each([
    ['BotFunctionRole', 0],
    ['RehearserFunctionRole', 1],
  ])('the role %s can change only the state of a form', (role, others) => {
    const marks = statementsOf(template, role)
      .filter(
        (statement) =>
          names(statement.Resource, formsTable) &&
          actionsOf(statement).includes('dynamodb:UpdateItem'),
      )
      .slice(others);
    const attributes = [
      'state',
      'attention',
      'attentionPictureKey',
      'updatedAt',
      'revision',
      'recipeVersion',
    ];
    expect(marks).toMatchObject([
      {
        Condition: {
          'ForAllValues:StringEquals': {
            'dynamodb:Attributes': ['userId', 'sortKey', ...attributes],
          },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
        },
      },
    ]);
  });

  test('the rehearser can access no submissions, only screenshots of rehearsals', () => {
    const role = functions.rehearser;
    const queue = idOf(template, 'AWS::SQS::Queue', 'RehearsalsQueue');
    expect(actionsOn(role, submissionsTable)).toEqual([]);
    expect(actionsOn(role, leadQueue)).toEqual([]);
    expect(actionsOn(role, queue)).toContain('sqs:ReceiveMessage');
    const puts = statementsOf(template, 'RehearserFunctionRole').filter((statement) =>
      actionsOf(statement).some((action) => action.startsWith('s3:')),
    );
    expect(puts.flatMap(actionsOf)).toEqual(['s3:PutObject']);
    expect(JSON.stringify(puts[0]?.Resource)).toContain('/rehearsals/*');
    expect(functionEnvironment.rehearser.some((name) => /FENCE|SUBMISSION/.test(name))).toBe(false);
  });

  test.each(['Rehearser', 'FormWatch'])(
    "the function %s cannot change a form's recipe or short name",
    (name) => {
      const [update] = statementsOf(template, `${name}FunctionRole`).filter(
        (statement) =>
          names(statement.Resource, formsTable) &&
          actionsOf(statement).includes('dynamodb:UpdateItem'),
      );
      const condition = JSON.stringify(update);
      expect(condition).toContain('"ForAllValues:StringLike"');
      expect(condition).not.toMatch(/"(url|revision|recipe|recipeVersion|shortName|customFields)"/);
    },
  );

  test('only the listed functions can read or write scheduled tasks', () => {
    const table = idOf(template, 'AWS::DynamoDB::Table', 'FollowUpsTable');
    const allowed: Partial<Record<keyof typeof functions, string[]>> = {
      bot: ['dynamodb:UpdateItem'],
      rehearser: ['dynamodb:UpdateItem'],
      reconciler: ['dynamodb:UpdateItem'],
      dashboardApi: ['dynamodb:GetItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
      callbackSweep: ['dynamodb:UpdateItem'],
      formWatch: ['dynamodb:Query', 'dynamodb:UpdateItem'],
      digest: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    };
    for (const [name, role] of Object.entries(functions)) {
      const expected = allowed[name as keyof typeof functions] ?? [];
      expect([name, ...actionsOn(role, table).sort()]).toEqual([name, ...expected.sort()]);
    }
  });

  test("no function can write operators' decisions on sites", () => {
    for (const [name, role] of Object.entries(functions)) {
      const asks = [
        ...['bot', 'fence', 'rehearser', 'reconciler', 'dashboardApi', 'callbacks'],
      ].includes(name);
      const lists = name === 'fence' ? ['dynamodb:Scan'] : [];
      expect([name, ...actionsOn(role, originsTable)]).toEqual(
        asks ? [name, 'dynamodb:GetItem', ...lists] : [name],
      );
    }
  });

  test('only dashboard API, account watch and live publisher change accounts', () => {
    const get = 'dynamodb:GetItem';
    const allowed: Partial<Record<keyof typeof functions, string[]>> = {
      authoriser: [get],
      bot: [get],
      reconciler: [get],
      digest: [get],
      callbacks: [get],
      receipts: [get],
      dashboardApi: [get, 'dynamodb:UpdateItem'],
      accountWatch: ['dynamodb:Scan', 'dynamodb:UpdateItem'],
      live: [
        ...['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        ...[get, 'dynamodb:UpdateItem'],
      ],
    };
    for (const [name, role] of Object.entries(functions)) {
      const expected = allowed[name as keyof typeof functions] ?? [];
      expect([name, ...actionsOn(role, accountsTable)]).toEqual([name, ...expected]);
    }
    const [noted] = statementsOf(template, functions.live).filter((statement) =>
      actionsOf(statement).includes('dynamodb:UpdateItem'),
    );
    expect(noted?.Condition?.['ForAllValues:StringEquals']?.['dynamodb:Attributes']).toEqual([
      'userId',
      'watchedUntil',
    ]);
  });

  test('the account watch can only list, read and delete users', () => {
    const statements = statementsOf(template, 'AccountWatchFunctionRole');
    expect(statements.flatMap(actionsOf).filter((action) => action.startsWith('cognito'))).toEqual([
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:ListUsers',
    ]);
    const scan = statements.filter(({ Resource }) => names(Resource, lookupTable));
    expect(scan).toMatchObject([
      {
        Action: 'dynamodb:Scan',
        Condition: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['userId'] },
          StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
        },
      },
    ]);
  });

  test('the digest function can read e-mail addresses and send e-mails', () => {
    const statements = statementsOf(template, 'DigestFunctionRole');
    const actions = statements.flatMap(actionsOf);
    expect(actions.filter((action) => action.startsWith('cognito'))).toEqual([
      'cognito-idp:AdminGetUser',
    ]);
    expect(actions.filter((action) => action.startsWith('ses'))).toEqual([]);
    const sends = statementsOf(production.template, 'DigestFunctionRole').filter((statement) =>
      actionsOf(statement).includes('ses:SendEmail'),
    );
    expect(sends).toMatchObject([
      {
        Action: 'ses:SendEmail',
        Condition: { StringEquals: { 'ses:FromAddress': 'leads@agency.example' } },
      },
    ]);
    // Only the sender's identities are allowed. SES's sandbox would also require the identities of
    // recipients, which are not allowed.
    const identities = JSON.stringify(sends[0]?.Resource).match(/:identity\/[^"]+/g);
    expect(identities).toEqual([':identity/agency.example', ':identity/leads@agency.example']);
  });

  test('the digest function cannot read the data of leads', () => {
    const reads = statementsOf(template, 'DigestFunctionRole').filter(({ Resource }) =>
      names(Resource, submissionsTable),
    );
    expect(new Set(reads.flatMap(actionsOf))).toEqual(new Set(['dynamodb:Query']));
    const [rows, ...index] = reads.sort((one) => (one.Condition ? -1 : 1));
    expect(rows).toMatchObject({
      Condition: {
        'ForAllValues:StringEquals': {
          'dynamodb:Attributes': ['userId', 'status', 'possiblySent', 'updatedAt', 'expiresAt'],
        },
        StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    });
    for (const { Resource } of index) {
      const [own] = [Resource].flat().filter((part) => names(part, submissionsTable));
      expect(JSON.stringify(own)).toContain('/index/oldest');
    }
  });

  test('only account watch and digest can access the user pool', () => {
    const looks = ['accountWatch', 'digest'];
    const roles = Object.entries(functions).filter(([name]) => !looks.includes(name));
    for (const [, role] of roles) {
      const actions = statementsOf(template, `${role}Role`).flatMap(actionsOf);
      expect(actions.filter((action) => action.startsWith('cognito'))).toEqual([]);
    }
  });

  test('only the dashboard API erases leads and their records', () => {
    const erased = [
      submissionsTable,
      idOf(template, 'AWS::DynamoDB::Table', 'WebhookIdempotencyTable'),
      idOf(template, 'AWS::DynamoDB::Table', 'RepeatedLeadsTable'),
      idOf(template, 'AWS::DynamoDB::Table', 'PeopleTable'),
    ];
    for (const role of Object.values(functions)) {
      for (const table of erased) {
        const erases = actionsOn(role, table).includes('dynamodb:DeleteItem');
        expect(erases).toBe(role === functions.dashboardApi);
      }
    }
  });

  test('only the dashboard API can find leads by their person', () => {
    const people = idOf(template, 'AWS::DynamoDB::Table', 'PeopleTable');
    const allowed: Partial<Record<keyof typeof functions, string[]>> = {
      webhook: ['dynamodb:PutItem'],
      dashboardApi: ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:Query'],
    };
    for (const [name, role] of Object.entries(functions)) {
      const expected = allowed[name as keyof typeof functions] ?? [];
      expect([name, ...actionsOn(role, people)]).toEqual([name, ...expected]);
    }
  });

  test('only reconciler and bot can read the lead queue’s length', () => {
    for (const role of Object.values(functions)) {
      const watches = statementsOf(template, `${role}Role`)
        .filter(({ Resource }) => names(Resource, leadQueue))
        .flatMap(actionsOf)
        .includes('sqs:GetQueueAttributes');
      // Lambda polls the queue with the bot's role.
      expect(watches).toBe(role === functions.reconciler || role === functions.bot);
    }
  });

  test('the live publisher can only call its own GraphQL fields', () => {
    const calls = statementsOf(template, 'LiveFunctionRole').filter((statement) =>
      actionsOf(statement).includes('appsync:GraphQL'),
    );
    expect(calls).toHaveLength(1);
    const fields = JSON.stringify(calls[0]!.Resource).match(/\/types\/[^"]+/g);
    const left = rootFields.filter(({ admits }) => admits === 'publisher');
    expect(left.length).toBeGreaterThan(0);
    expect(fields).toEqual(
      left.map(({ typeName, fieldName }) => `/types/${typeName}/fields/${fieldName}`).sort(),
    );
  });

  test('only actions without resource-level permissions are allowed on all resources', () => {
    const wide = ours()
      .filter(({ Resource }) => [Resource].flat().includes('*'))
      .flatMap(actionsOf);
    expect(new Set(wide)).toEqual(new Set(['dynamodb:ListStreams']));
  });

  test("no statement of this repository's roles has wildcard actions", () => {
    expect(
      ours()
        .flatMap(actionsOf)
        .filter((action) => action.includes('*')),
    ).toEqual([]);
  });

  test('each function has exactly the environment variables in contract/environment.ts', () => {
    for (const [name, prefix] of Object.entries(functions)) {
      const id = idOf(template, 'AWS::Lambda::Function', prefix);
      const { Properties } = template.findResources('AWS::Lambda::Function')[id] as {
        Properties: { Environment?: { Variables: Record<string, unknown> } };
      };
      expect(Object.keys(Properties.Environment?.Variables ?? {}).sort()).toEqual(
        [...functionEnvironment[name as keyof typeof functions]].sort(),
      );
    }
  });

  test('functions run on Node 24 with logs and without traces', () => {
    for (const prefix of Object.values(functions)) {
      const id = idOf(template, 'AWS::Lambda::Function', prefix);
      const { Properties } = template.findResources('AWS::Lambda::Function')[id]!;
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: [prefix === functions.browser ? 'x86_64' : 'arm64'],
        LoggingConfig: { LogGroup: { Ref: expect.any(String) } },
      });
      // Each trace costs more than a lead's writes (docs/performance.md).
      expect(Properties).not.toHaveProperty('TracingConfig');
    }
  });
});

/** A policy condition: updates may change only these attributes and return only changed ones. */
function updateOf(...attributes: string[]) {
  return {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
    StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
  };
}

/**
 * All statements of roles that this repository defines, without the roles of CDK's deployment
 * tools.
 */
function ours(): Statement[] {
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(([id]) => !id.startsWith('Custom'))
    .flatMap(([, policy]) => (policy['PolicyDocument'] as { Statement: Statement[] }).Statement);
}
