/**
 * `n8n`: imports the guide's workflows into a real n8n by its command line and runs them against
 * the local cloud. Checks that a lead whose step runs twice arrives once. Checks that the receiving
 * workflow passes on only genuine calls, and each event only once. Installs n8n first, about 3 GB.
 * If the binary of its package sqlite3 can't be downloaded, npm compiles sqlite3 and needs a folder
 * with Node's headers, such as `npm_config_nodedir=/usr`.
 */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { n8nReceiveWorkflow, n8nSendWorkflow } from '../../frontend/content/guide/n8n.ts';
import { routeOf } from '../../frontend/content/guide/rest-samples.ts';
import { killTree } from '../../local-cloud/processes/process-tree.ts';
import { createSender } from '../end-to-end/account.ts';
import { openStage } from '../end-to-end/stage.ts';
import { listen } from '../functions/local-aws.ts';
import { until } from '../until.ts';
import { freePort } from './free-port.ts';
import { installPackages } from './install-packages.ts';

const folder = path.join(import.meta.dirname, '../n8n');
const program = path.join(folder, 'node_modules/n8n/bin/n8n');
const database = path.join(folder, 'node_modules/sqlite3/build/Release/node_sqlite3.node');
const WAIT_MS = 4 * MINUTE_MS;
const run = promisify(execFile);

interface Workflow {
  id: string;
  nodes: {
    name: string;
    type: string;
    typeVersion: number;
    parameters: object;
    credentials?: object;
  }[];
}

/** An n8n with its own data folder. Its commands run one after the other. */
interface Instance {
  command: (...options: string[]) => Promise<{ stdout: string }>;
  importFile: (kind: 'workflow' | 'credentials', content: object) => Promise<unknown>;
  /** The address of the n8n server after `start`. */
  address: string;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

async function openInstance(): Promise<Instance> {
  const home = await mkdtemp(path.join(tmpdir(), 'n8n-'));
  const port = await freePort();
  const env = {
    ...process.env,
    N8N_USER_FOLDER: home,
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_PORT: String(port),
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    NODE_FUNCTION_ALLOW_BUILTIN: 'crypto',
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
  };
  const command = (...options: string[]) => run(process.execPath, [program, ...options], { env });
  const address = `http://127.0.0.1:${port}`;
  let server: ReturnType<typeof spawn> | undefined;
  return {
    address,
    command,
    importFile: async (kind, content) => {
      const file = path.join(home, `${kind}.json`);
      await writeFile(file, JSON.stringify(content));
      return command(`import:${kind}`, `--input=${file}`);
    },
    start: async () => {
      server = spawn(process.execPath, [program, 'start'], { env, stdio: 'ignore' });
      const isReady = () =>
        fetch(`${address}/healthz/readiness`).then(
          ({ ok }) => ok,
          () => false,
        );
      await until('n8n to be ready', isReady, WAIT_MS);
    },
    close: async () => {
      if (server?.pid !== undefined) killTree(server.pid);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function benchN8n(): Promise<void> {
  await installPackages(folder);
  if (!existsSync(database)) {
    await run('npm', ['rebuild', 'sqlite3', '--ignore-scripts=false'], { cwd: folder });
  }
  const stage = await openStage();
  const sender = await openInstance();
  const receiver = await openInstance();
  const callbacks: { event: { id: string; data: { submissionId: string } } }[] = [];
  const ownSteps = createServer((request, response) => {
    void json(request).then((body) => {
      callbacks.push(body as (typeof callbacks)[number]);
      response.end();
    });
  });
  try {
    const { WebhookUrl } = stage.outputs;
    const { keyValue } = await createSender(stage.outputs, 'n8n', {
      scopes: ['send', 'status', 'read', 'manage'],
    });
    const address = `${receiver.address}/webhook/form-automation`;
    const { secret } = (await call(WebhookUrl, keyValue, 'callbacks', {
      address,
      events: ['submission.succeeded'],
    })) as { secret: string };
    await startToReceive(receiver, secret, await listen(ownSteps));
    console.log('ok    n8n receives');
    await prepareToSend(sender, WebhookUrl, keyValue);
    const answered: (string | undefined)[] = [];
    for (const time of ['first', 'second']) {
      const { stdout } = await sender.command('execute', '--id=formAutomationSend');
      answered.push(/"submissionId": "([^"]+)"/.exec(stdout)?.[1]);
      console.log(`ok    the step that sends ran a ${time} time`);
    }
    const { items } = (await call(WebhookUrl, keyValue, 'submissions')) as {
      items: { submissionId: string }[];
    };
    assert.deepEqual(
      items.flatMap(({ submissionId }) => [submissionId, submissionId]),
      answered,
    );
    console.log('ok    the lead arrived once');

    await until('the callback to arrive', () => callbacks.length > 0, WAIT_MS);
    assert.equal(callbacks[0]?.event.data.submissionId, items[0]?.submissionId);
    console.log('ok    its callback arrived, verified');

    const before = callbacks[0]?.event.id ?? '';
    assert.equal(await post(address, 'event-2', forgedSecret), 401);
    assert.equal(await post(address, before, secret), 204);
    assert.equal(await post(address, 'event-3', secret), 204);
    await until('the last event to arrive', () => callbacks.length > 1, WAIT_MS);
    assert.deepEqual(
      callbacks.map(({ event }) => event.id),
      [before, 'event-3'],
    );
    console.log('ok    a forged call was refused, and a repeated event skipped');
  } finally {
    ownSteps.close();
    await sender.close();
    await receiver.close();
    await stage.close();
  }
}

/**
 * Selects the credential in the workflow's node, as an n8n user does, and imports the credential
 * and the workflow.
 */
async function prepareToSend(instance: Instance, webhookUrl: string, key: string) {
  const data = { name: 'x-api-key', value: key };
  const credential = { id: 'key', name: 'API key', type: 'httpHeaderAuth', data };
  await instance.importFile('credentials', [credential]);
  const workflow = JSON.parse(n8nSendWorkflow(webhookUrl)) as Workflow;
  nodeOf(workflow, 'Send the lead').credentials = {
    httpHeaderAuth: { id: credential.id, name: credential.name },
  };
  await instance.importFile('workflow', workflow);
}

/**
 * Pastes the secret into the workflow and sets the user's own steps, here an HTTP request to the
 * bench. Then publishes the workflow.
 */
async function startToReceive(instance: Instance, secret: string, ownSteps: string) {
  const workflow = JSON.parse(n8nReceiveWorkflow) as Workflow;
  const check = nodeOf(workflow, 'Check the signature').parameters as { jsCode: string };
  const code = check.jsCode.replace("const secret = '';", `const secret = '${secret}';`);
  assert.notEqual(code, check.jsCode);
  check.jsCode = code;
  Object.assign(nodeOf(workflow, 'Your own steps'), {
    type: 'n8n-nodes-base.httpRequest',
    typeVersion: 4.2,
    parameters: {
      ...{ method: 'POST', url: ownSteps, options: {} },
      ...{ sendBody: true, specifyBody: 'json', jsonBody: '={{ $json }}' },
    },
  });
  await instance.importFile('workflow', workflow);
  await instance.command('publish:workflow', `--id=${workflow.id}`);
  await instance.start();
}

function nodeOf({ nodes }: Workflow, name: string) {
  const node = nodes.find((one) => one.name === name);
  assert.ok(node, `There is no node ${name}`);
  return node;
}

async function call(webhookUrl: string, key: string, route: string, body?: object) {
  const response = await fetch(routeOf(webhookUrl, route), {
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  assert.ok(response.ok, JSON.stringify(answer));
  return answer;
}

const forgedSecret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

/** Sends an event to the workflow's address. @returns the HTTP status of the answer. */
async function post(address: string, id: string, secret: string): Promise<number> {
  const body = JSON.stringify({ id, type: 'submission.succeeded', data: {} });
  const now = new Date();
  const { status } = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    body,
  });
  return status;
}
