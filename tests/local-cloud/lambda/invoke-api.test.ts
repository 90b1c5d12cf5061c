import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createInvokeBrowser } from '../../../functions/browser-calls/invoke-browser.ts';
import { createAccess } from '../../../local-cloud/iam/access.ts';
import { createFunctions } from '../../../local-cloud/lambda/functions.ts';
import { startInvokeApi } from '../../../local-cloud/lambda/invoke-api.ts';
import { createRoles, type Statement } from '../../../local-cloud/lambda/roles.ts';
import type { Listening } from '../../../local-cloud/listen.ts';
import { openWorkbench, type Workbench } from './function-bundle.ts';

const arnOf = (name: string) => `arn:aws:lambda:eu-west-1:000000000000:function:${name}`;
const credentials = { accessKeyId: 'ASIABOT', secretAccessKey: 'secret' };
/** A handler whose answer contains the tenant and the process id in an additional field. */
const code = `export const handler = (event, { tenantId }) => {
  if (event.deadline === 1) throw new Error('boom');
  return { kind: 'success', receipt: { builder: tenantId + ' ' + process.pid } };
};`;

let workbench: Workbench;
let api: Listening;
let roles: ReturnType<typeof createRoles>;

beforeEach(async () => {
  workbench = openWorkbench();
  const functions = createFunctions();
  roles = createRoles();
  const add = (name: string, isolatesTenants: boolean) =>
    functions.add(
      workbench.runner(code, { logicalId: name, name, arn: arnOf(name), isolatesTenants }),
      `${name}-role`,
    );
  add('browser', true);
  add('plain', false);
  functions.add(
    workbench.runner(code, { name: 'bot', arn: arnOf('bot'), credentials }),
    'bot-role',
  );
  const access = createAccess({ functions, roles });
  api = await startInvokeApi({ port: 0, functions, access });
});
afterEach(async () => {
  await api.close();
  await workbench.close();
});

const grant = (Resource: unknown, Action = 'lambda:InvokeFunction') =>
  roles.grant('bot-role', [{ Effect: 'Allow', Action, Resource } satisfies Statement]);

const invoke = (functionName: string, tenant: string, changes: Partial<typeof credentials> = {}) =>
  createInvokeBrowser({
    functionName,
    endpoint: api.origin,
    identity: { region: 'eu-west-1', credentials: { ...credentials, ...changes } },
    waitMs: 60_000,
  })(tenant, { deadline: 0 } as never);

const because = (message: string) => ({ kind: 'never began', cause: { message } });

describe('an invocation by the Lambda API', () => {
  test('invoking a function requires a permission for this function', async () => {
    const denied = because('Lambda answered 403: AccessDeniedException');
    expect(await invoke('browser', 'one')).toMatchObject(denied);
    grant(arnOf('plain'));
    grant(arnOf('browser'), 'lambda:GetFunction');
    expect(await invoke('browser', 'one')).toMatchObject(denied);
    grant(arnOf('browser'));
    expect(await invoke('browser', 'one')).toMatchObject({ kind: 'answered' });
  });

  test('invoking a function requires a valid signature', async () => {
    grant('*');
    expect(await invoke('browser', 'one', { secretAccessKey: 'guessed' })).toMatchObject(
      because('Lambda answered 403: SignatureDoesNotMatchException'),
    );
    const { status } = await fetch(`${api.origin}/2015-03-31/functions/browser/invocations`, {
      method: 'POST',
      body: '{}',
    });
    expect(status).toBe(403);
  });

  test('a function that isolates tenants requires a tenant id', async () => {
    grant('*');
    const refused = because('Lambda answered 400: InvalidParameterValueException');
    expect(await invoke('plain', 'one')).toMatchObject(refused);
    expect(await invoke('browser', 'no #tenant')).toMatchObject(refused);
  });

  test('an invocation of a missing function is refused', async () => {
    grant('*');
    expect(await invoke('gone', 'one')).toMatchObject(
      because('Lambda answered 404: ResourceNotFoundException'),
    );
  });
});

describe('the worker process of a tenant', () => {
  const worker = async (tenant: string) => {
    const end = await invoke('browser', tenant);
    const builder = end.kind === 'answered' && end.answer.kind === 'success' && end.answer.receipt;
    const [name, pid] = (builder && builder.builder ? builder.builder : '').split(' ');
    expect(name).toBe(tenant);
    return pid;
  };

  test("a tenant's worker is reused and serves no other tenant", async () => {
    grant('*');
    const [one, other] = [await worker('one'), await worker('two')];
    expect(one).not.toBe(other);
    expect([await worker('one'), await worker('two')]).toEqual([one, other]);
  });

  test('above the limit, a new worker replaces an idle worker', async () => {
    grant('*');
    const tenants = ['1', '2', '3', '4', '5', '6'];
    const workers = [];
    for (const tenant of tenants) workers.push(await worker(tenant));
    expect(new Set(workers).size).toBe(tenants.length);
    expect(await worker('1')).not.toBe(workers[0]);
  });
});
