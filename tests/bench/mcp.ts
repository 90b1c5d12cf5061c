/**
 * `mcp`: tests `POST /mcp` of a running stage with other people's programs: the official client in
 * both kinds of protocol versions, the inspector's command line, and the conformance suite's
 * scenarios that need no special tools of the server.
 */
import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiScopes } from '../../contract/api-routes.ts';
import { mcpToolNames } from '../../contract/mcp-tools.ts';
import { buildLead, createAccount, createKey } from '../end-to-end/account.ts';
import { connectMcp, mcpUrlOf, useTool, type McpMode } from '../end-to-end/mcp-client.ts';
import { openStage, type StageOutputs } from '../end-to-end/stage.ts';
import { listen } from '../functions/local-aws.ts';
import { installPackages } from './install-packages.ts';
import { step } from './step.ts';

const folder = path.join(import.meta.dirname, '../mcp');
const run = promisify(execFile);
const tool = (name: string) => path.join(folder, 'node_modules/.bin', name);
const scenarios = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

export async function benchMcp(): Promise<void> {
  await installPackages(folder);
  const stage = await openStage();
  try {
    const { outputs } = stage;
    const { accessToken } = await createAccount(outputs);
    const scopes = [...apiScopes];
    const { keyValue } = await createKey(outputs, accessToken, 'Model', { scopes });
    for (const mode of ['legacy', 'auto'] as const) {
      await step(`the official client (${mode})`, () => askByClient(outputs, keyValue, mode));
    }
    await step('the inspector’s command line', () => inspect(mcpUrlOf(outputs), keyValue));
    await conform(mcpUrlOf(outputs), keyValue);
  } finally {
    await stage.close();
  }
}

async function askByClient(outputs: StageOutputs, key: string, mode: McpMode): Promise<string> {
  const client = await connectMcp(outputs, key, mode);
  try {
    const { tools } = await client.listTools();
    const lead = { ...buildLead(), idempotencyKey: mode };
    const { submissionId } = await useTool(client, 'send_lead', lead);
    const repeat = await useTool(client, 'send_lead', lead);
    if (repeat['submissionId'] !== submissionId) throw new Error('A repeat got another id');
    const { status } = await useTool(client, 'get_submission', { submissionId });
    const version = client.getNegotiatedProtocolVersion();
    return `version ${version}, ${tools.length} tools, a lead sent once, now ${String(status)}`;
  } finally {
    await client.close();
  }
}

/**
 * Runs the inspector with an empty home folder, because the inspector stores its settings in the
 * home folder.
 */
async function inspect(url: string, key: string): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'inspector-'));
  const ask = async (...args: string[]) => {
    const server = ['--cli', url, '--transport', 'http', '--header', `x-api-key: ${key}`];
    const env = { ...process.env, HOME: home };
    return (await run(tool('mcp-inspector'), [...server, ...args], { env })).stdout;
  };
  try {
    const listed = await ask('--method', 'tools/list');
    const missing = mcpToolNames.filter((name) => !listed.includes(`"${name}"`));
    if (missing.length > 0) throw new Error(`Not listed: ${missing.join()}\n${listed}`);
    const values = Object.entries({ ...buildLead(), idempotencyKey: 'inspector' });
    const args = values.flatMap(([name, value]) => ['--tool-arg', `${name}=${value}`]);
    const sent = await ask('--method', 'tools/call', '--tool-name', 'send_lead', ...args);
    if (!sent.includes('submissionId')) throw new Error(sent);
    return `lists ${mcpToolNames.length} tools, sends a lead`;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/**
 * Runs the conformance suite. The suite can't send an API key, so a proxy adds the key and changes
 * nothing else.
 */
async function conform(url: string, key: string): Promise<void> {
  const server = createServer((incoming, answer) => {
    const { method, headers } = incoming;
    const onward = request(url, { method, headers: { ...headers, 'x-api-key': key } }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  const base = await listen(server);
  try {
    for (const scenario of scenarios) {
      await step(`conformance: ${scenario}`, () =>
        inTemporary(async (cwd) => {
          const args = ['server', '--url', `${base}/mcp`, '--scenario', scenario];
          const { stdout } = await run(tool('conformance'), args, { cwd });
          return /Passed: .*/.exec(stdout)?.[0] ?? stdout;
        }),
      );
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Runs `use` with a temporary folder, because the suite writes its results into the current folder.
 */
async function inTemporary<T>(use: (place: string) => Promise<T>): Promise<T> {
  const place = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  return use(place).finally(() => rm(place, { recursive: true, force: true }));
}
