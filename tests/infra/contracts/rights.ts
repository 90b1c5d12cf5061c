/**
 * The complete list of what each function's role allows. A grant that is added or widened fails the
 * test of its function, so that somebody checks whether the function's code needs the grant.
 * `permissions.ts` tests the values of the conditions.
 */
import { describe, expect, test } from '@jest/globals';
import type { FunctionName } from '../../../contract/environment.ts';
import { development, production } from '../synthesise.ts';
import { actionsOf, statementsOf, type Statement } from '../template.ts';
import { allFunctions } from './function-roles.ts';

/**
 * One line per resource: the actions that the role allows. The condition keys that limit an action
 * follow the action in brackets.
 */
const rights: Record<FunctionName, readonly string[]> = {
  authoriser: ['AccountsTable: GetItem', 'ApiKeysLookupTable: GetItem'],
  webhook: [
    'ApiKeysLookupTable: UpdateItem [Attributes, ReturnValues]',
    'RepeatedLeadsTable: GetItem, PutItem',
    'SubmissionsTable: GetItem, PutItem',
    'WebhookIdempotencyTable: GetItem, PutItem',
    'LeadQueue: SendMessage',
    'AllowancesTable: GetItem, UpdateItem',
    'SubmissionsTable/index/oldest: Query [Select]',
    'TargetFormsTable: GetItem',
    'RepeatedLeadsKey: GenerateMac',
    'PeopleTable: PutItem',
  ],
  keyApi: [
    'ApiKeysLookupTable: UpdateItem [Attributes, ReturnValues]',
    'SubmissionsTable: BatchGetItem, GetItem, Query',
    'EventsTable/index/written: Query',
    'SubmissionsTable/index/reference: Query',
    'TargetFormsTable: Query, GetItem',
    'AllowancesTable: GetItem, UpdateItem',
    'CallbacksTable: DeleteItem, GetItem, PutItem [Attributes], UpdateItem [Attributes, ReturnValues], Query [Attributes, Select]',
    'CallbacksKey: Decrypt, DescribeKey, Encrypt, GenerateDataKey [ViaService]',
    'RepeatedLeadsKey: GenerateMac',
  ],
  bot: [
    'LeadQueue: ChangeMessageVisibility, DeleteMessage, GetQueueAttributes, GetQueueUrl, ReceiveMessage, SendMessage',
    'AccountsTable: GetItem',
    'TargetFormsOriginsTable: GetItem',
    'TargetFormsTable: GetItem, UpdateItem [Attributes, ReturnValues]',
    'CircuitBreakerTable: GetItem, UpdateItem',
    'SubmissionsTable: GetItem, UpdateItem',
    'FollowUpsTable: UpdateItem [Attributes, ReturnValues]',
    'RepeatedLeadsTable: UpdateItem [Attributes, ReturnValues]',
    'EvidenceBucket/screenshots/*: PutObject',
    'BrowserFunction: InvokeFunction',
  ],
  browser: [],
  mcp: [],
  rehearser: [
    'RehearsalsQueue: ChangeMessageVisibility, DeleteMessage, GetQueueAttributes, GetQueueUrl, ReceiveMessage, SendMessage',
    'CircuitBreakerTable: GetItem, UpdateItem [LeadingKeys]',
    'TargetFormsOriginsTable: GetItem',
    'TargetFormsTable: GetItem, UpdateItem [Attributes], UpdateItem [Attributes, ReturnValues]',
    'FollowUpsTable: UpdateItem [Attributes, ReturnValues]',
    'EvidenceBucket/rehearsals/*: PutObject',
    'BrowserFunction: InvokeFunction',
  ],
  formWatch: [
    'FollowUpsTable/index/due: Query',
    'FollowUpsTable: UpdateItem [Attributes, ReturnValues]',
    'TargetFormsTable: GetItem, UpdateItem [Attributes]',
    'RehearsalsQueue: SendMessage',
    'CircuitBreakerTable: GetItem [LeadingKeys]',
  ],
  fence: [
    'SubmissionsTable: UpdateItem [Attributes, ReturnValues], Query [Attributes, Select]',
    'TargetFormsOriginsTable: GetItem, Scan',
  ],
  reconciler: [
    'SubmissionsTable: GetItem, UpdateItem',
    'SubmissionsTable/index/oldest: Query',
    'SubmissionsTable/index/open: Query',
    'RepeatedLeadsTable: UpdateItem [Attributes, ReturnValues]',
    'FollowUpsTable: UpdateItem [Attributes, ReturnValues]',
    'LeadQueue: GetQueueAttributes, SendMessage',
    'AccountsTable: GetItem',
    'CircuitBreakerTable: GetItem',
    'TargetFormsOriginsTable: GetItem',
    'TargetFormsTable: GetItem',
  ],
  live: [
    '*: ListStreams',
    'LiveFailures: SendMessage',
    'AccountsTable: DescribeStream, GetRecords, GetShardIterator, GetItem, UpdateItem [Attributes, ReturnValues]',
    'SubmissionsTable: DescribeStream, GetRecords, GetShardIterator',
    'apis/DashboardApi/types/Mutation/fields/endSubscriptions: GraphQL',
    'apis/DashboardApi/types/Mutation/fields/publishRemoval: GraphQL',
    'apis/DashboardApi/types/Mutation/fields/publishSubmission: GraphQL',
  ],
  events: [
    '*: ListStreams',
    'EventsFailures: ChangeMessageVisibility, DeleteMessage, GetQueueAttributes, GetQueueUrl, ReceiveMessage, SendMessage',
    'SubmissionsTable: DescribeStream, GetRecords, GetShardIterator',
    'TargetFormsTable: DescribeStream, GetRecords, GetShardIterator, Query [Attributes, Select]',
    'EventsTable: PutItem',
    'CallbacksTable: Query [Attributes, Select], UpdateItem [Attributes, ReturnValues], PutItem [Attributes]',
    'CallbacksQueue: SendMessage',
    'CallbacksKey: Decrypt, DescribeKey, Encrypt, GenerateDataKey [ViaService]',
  ],
  callbacks: [
    'CallbacksQueue: ChangeMessageVisibility, DeleteMessage, GetQueueAttributes, GetQueueUrl, ReceiveMessage, SendMessage',
    'CallbacksTable: GetItem, UpdateItem [Attributes, ReturnValues]',
    'CallbacksKey: Decrypt, DescribeKey, Encrypt, GenerateDataKey [ViaService]',
    'EventsTable: GetItem',
    'SubmissionsTable: GetItem',
    'AccountsTable: GetItem',
    'TargetFormsOriginsTable: GetItem',
  ],
  callbackSweep: [
    'CallbacksTable: Query [Attributes, Select], UpdateItem [Attributes, ReturnValues], PutItem [Attributes]',
    'CallbacksTable/index/due: Query',
    'CallbacksQueue: SendMessage',
    'CallbacksKey: Decrypt, DescribeKey, Encrypt, GenerateDataKey [ViaService]',
    'EventsTable: PutItem',
    'EventsTable/index/written: Query',
    'SubmissionsTable: Query [Attributes, Select]',
    'TargetFormsTable: Query [Attributes, Select]',
    'CircuitBreakerTable: GetItem',
    'FollowUpsTable: UpdateItem [Attributes, ReturnValues]',
  ],
  dashboardApi: [
    'AccountsTable: GetItem, UpdateItem',
    'AllowancesTable: GetItem, UpdateItem',
    'ApiKeysLookupTable: GetItem, PutItem [Attributes], UpdateItem [Attributes, ReturnValues]',
    'CircuitBreakerTable: GetItem',
    'TargetFormsOriginsTable: GetItem',
    'TargetFormsTable: GetItem, DeleteItem, PutItem, Query, UpdateItem',
    'ApiKeysTable: DeleteItem, GetItem, PutItem, Query, UpdateItem',
    'SubmissionsTable: DeleteItem, GetItem, PutItem, Query, UpdateItem',
    'ApiKeysEncryptionKey: Decrypt, DescribeKey, Encrypt, GenerateDataKey [ViaService]',
    'LeadQueue: SendMessage',
    'RehearsalsQueue: SendMessage',
    'SubmissionsTable/index/oldest: Query [Select]',
    'EvidenceBucket/recipes/*: GetObject, DeleteObject, PutObject',
    'EvidenceBucket/rehearsals/*: GetObject',
    'EvidenceBucket/screenshots/*: GetObject, DeleteObject',
    'FollowUpsTable: DeleteItem, GetItem, UpdateItem [Attributes, ReturnValues]',
    'RepeatedLeadsTable: GetItem, PutItem, UpdateItem [Attributes, ReturnValues], DeleteItem',
    'WebhookIdempotencyTable: GetItem, PutItem, DeleteItem',
    'RepeatedLeadsKey: GenerateMac',
    'PeopleTable: DeleteItem, PutItem, Query',
    'CallbacksTable: DeleteItem, GetItem, PutItem, Query, UpdateItem',
    'CallbacksTable/index/log: Query',
    'CallbacksQueue: SendMessage',
    'CallbacksKey: Decrypt, DescribeKey, Encrypt, GenerateDataKey [ViaService]',
  ],
  receipts: [
    'AccountsTable: GetItem',
    'SubmissionsTable: GetItem',
    'TargetFormsTable: GetItem',
    'EvidenceBucket/screenshots/*: GetObject',
    'SiteBucket/.well-known/receipt-keys.json: GetObject, PutObject',
    'ReceiptsKey: GetPublicKey, Sign',
  ],
  digest: [
    'TargetFormsTable: Query [Attributes, Select]',
    'FollowUpsTable/index/due: Query',
    'SubmissionsTable/index/oldest: Query',
    'FollowUpsTable: DeleteItem, GetItem, UpdateItem',
    'SubmissionsTable: Query [Attributes, Select]',
    'AccountsTable: GetItem',
    'LoginUserPool: AdminGetUser',
    'CallbacksTable: Query [Attributes, Select]',
    'CallbacksKey: Decrypt, DescribeKey, Encrypt, GenerateDataKey [ViaService]',
    'identity/agency.example: SendEmail [FromAddress]',
    'identity/leads@agency.example: SendEmail [FromAddress]',
  ],
  canary: [
    'ApiKeysLookupTable: PutItem [Attributes]',
    'SubmissionsTable: GetItem, UpdateItem [LeadingKeys]',
  ],
  releaseCheck: [
    'SubmissionsTable: GetItem, UpdateItem [LeadingKeys]',
    'WebhookFunction:*: InvokeFunction',
    'deploymentgroup:ReleaseGroupApplication/ReleaseGroup: PutLifecycleEventHookExecutionStatus',
  ],
  preSignUp: [],
  accountWatch: [
    'AccountsTable: Scan, UpdateItem',
    'ApiKeysLookupTable: Scan [Attributes, Select]',
    'LoginUserPool: AdminDeleteUser, AdminGetUser, ListUsers',
  ],
};

describe('the complete rights of each function', () => {
  test.each(Object.entries(rights))(
    'the function %s has exactly the listed permissions',
    (name, expected) => {
      // The pre-sign-up function exists only in development; in production, users confirm their
      // sign-up by a code.
      const { template } = name === 'preSignUp' ? development : production;
      const statements = statementsOf(template, `${allFunctions[name as FunctionName]}Role`);
      const allowed = new Map<string, string[]>();
      for (const [resource, actions] of statements.flatMap(grantsOf)) {
        allowed.set(resource, [...(allowed.get(resource) ?? []), actions]);
      }
      const lines = [...allowed].map(([resource, actions]) => `${resource}: ${actions.join(', ')}`);
      expect(lines.sort()).toEqual([...expected].sort());
    },
  );
});

/**
 * The resources of a statement with their actions. Leaves out permissions for logs, which every
 * function has.
 */
function grantsOf(statement: Statement): [resource: string, actions: string][] {
  const actions = actionsOf(statement).filter((action) => !/^logs:/.test(action));
  if (actions.length === 0) return [];
  const short = actions.map((action) => action.split(':')[1]).join(', ');
  const keys = Object.values(statement.Condition ?? {}).flatMap((test) => Object.keys(test));
  const limits = keys.length > 0 ? ` [${keys.map((key) => key.split(':')[1]).join(', ')}]` : '';
  return [statement.Resource].flat().map((resource) => [nameOf(resource), `${short}${limits}`]);
}

interface Intrinsic {
  'Fn::GetAtt'?: [id: string, attribute: string];
  'Fn::Join'?: [separator: string, parts: unknown[]];
  Ref?: string;
}

/** A resource's logical id without its hash, and the part of the ARN that follows. */
function nameOf(resource: unknown): string {
  if (typeof resource === 'string') return resource;
  const { 'Fn::GetAtt': attribute, 'Fn::Join': join, Ref: reference = '' } = resource as Intrinsic;
  if (join)
    return join[1]
      .map(nameOf)
      .join('')
      .replace(/^arn::\w+:+/, '');
  const id = attribute?.[0] ?? reference;
  return id.startsWith('AWS::') ? '' : id.replace(/[0-9A-F]{8}$/, '');
}
