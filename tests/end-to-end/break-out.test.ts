/**
 * Simulates a page that broke out of the browser, on the local cloud. The test's attack code runs
 * in the browser function's process instead of the function's own code. It reads the process's
 * environment variables, `/proc` and files, and calls every address that it finds.
 * docs/decisions/0018 says what this test cannot show on one machine, such as another process's
 * memory.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { build } from 'esbuild';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAssembly, buildDirectoryName } from '../../local-cloud/command-line/build.ts';
import type { FunctionRunner } from '../../local-cloud/lambda/runner.ts';
import { startLocalCloud, type LocalCloud } from '../../local-cloud/local-cloud.ts';
import { portsFrom } from '../../local-cloud/ports.ts';
import { buildLead, listAllSubmissions, sendLead, createSender } from './account.ts';
import type { Findings, Spoils } from './break-out/findings.ts';
import { claimPorts, type PortRow } from './claim-ports.ts';
import { describeLocally } from './local-only.ts';
import { makeDataDir, repository, type StageOutputs } from './stage.ts';
import { nextEvent, until } from '../until.ts';
import { LEAD_WAIT_MS, STAGE_START_MS, STAGE_STOP_MS, STAGE_TEST_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

describeLocally('ownCode', 'a page that broke out of the browser', () => {
  const victim = buildLead({ city: 'Timbuktu' });
  const heard: Findings[] = [];
  let dataDir: string;
  let row: PortRow;
  let cloud: LocalCloud;
  let ear: Server;
  let spoils: Spoils;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    row = await claimPorts();
    ear = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.url?.endsWith('/findings')) {
          const findings = JSON.parse(Buffer.concat(chunks).toString()) as Findings;
          // The bot may retry the other user's lead, and this attempt also runs the attack code.
          // The attack code may see its own attempt's lead, so these findings are ignored.
          if (findings.tenantId !== spoils?.userId) heard.push(findings);
        }
        response.end(JSON.stringify(spoils ?? {}));
      });
    });
    ear.listen(0, '127.0.0.1');
    await nextEvent('the server to listen', ear, 'listening');
    const buildDir = join(repository, '.local', buildDirectoryName);
    cloud = await startLocalCloud({
      assembly: await buildAssembly({ projectRoot: repository, buildDir, tell: () => undefined }),
      dataDir,
      ports: portsFrom(row.base),
      target: `http://127.0.0.1:${(ear.address() as AddressInfo).port}`,
      tellCode: () => undefined,
    });
    // First the function's original code handles another user's lead, so that traces of this lead
    // are left behind.
    spoils = await theirs(await sendAs(victim));
    runnerOf('BrowserFunction').replaceCode(await bundleAttack(dataDir));
    await sendAs(buildLead());
    await sendAs(buildLead());
  }, STAGE_START_MS);

  afterAll(async () => {
    await cloud?.close(0);
    await row?.release();
    ear?.closeAllConnections();
    ear?.close();
    await rm(dataDir, { recursive: true, force: true });
  }, STAGE_STOP_MS);

  const outputs = () => cloud.outputs as unknown as StageOutputs;

  function runnerOf(prefix: string): FunctionRunner {
    const found = cloud.functions
      .all()
      .find(({ definition }) => definition.logicalId.startsWith(prefix));
    if (!found) throw new Error(`There is no function ${prefix}`);
    return found;
  }

  /** Sends a lead of a new user and waits for the end of its first attempt. */
  async function sendAs(lead: ReturnType<typeof buildLead>) {
    const { accessToken, keyValue } = await createSender(outputs());
    const { body } = await sendLead(outputs(), keyValue, lead);
    const id = String(body['submissionId']);
    await until(
      'the attempt has ended',
      async () => {
        const [submission] = await listAllSubmissions(outputs(), accessToken);
        return submission && submission.status !== 'processing';
      },
      LEAD_WAIT_MS,
    );
    const [, claims = ''] = accessToken.split('.');
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
    return { userId: sub, id };
  }

  async function theirs({ userId, id }: { userId: string; id: string }): Promise<Spoils> {
    const { variables } = runnerOf('BotFunction').definition;
    return {
      table: variables['SUBMISSIONS_TABLE'] ?? '',
      key: { userId: { S: userId }, id: { S: id } },
      queue: variables['LEAD_QUEUE_URL'] ?? '',
      bucket: variables['SCREENSHOT_BUCKET'] ?? '',
      picture: `screenshots/${userId}/${id}/1.jpg`,
      browserFunction: runnerOf('BrowserFunction').definition.name,
      botFunction: runnerOf('BotFunction').definition.name,
      userId,
      id,
      graphqlUrl: outputs().GraphqlUrl,
      webhookUrl: outputs().WebhookUrl,
      marks: [victim.email, 'Timbuktu'],
    };
  }

  const each = <Value>(read: (findings: Findings) => Value): Value[] => heard.map(read);

  test('the browser function gets no database data besides the lead', () => {
    expect(heard.length).toBeGreaterThanOrEqual(2);
    for (const names of each((one) => one.names)) {
      expect(names).toEqual(['deadline', 'fence', 'lead', 'picture', 'target']);
    }
    for (const lead of each((one) => one.lead)) {
      expect(lead).toEqual(['city', 'email', 'loanAmount', 'name', 'phone']);
    }
  });

  test("a process of the browser function handles one user's leads only", () => {
    const tenants = new Set(each(({ tenantId }) => tenantId));
    expect(tenants.size).toBe(2);
    const emails = heard.map(({ tenantId, met }) => [tenantId, ...new Set(met)].join(' '));
    expect(new Set(emails).size).toBe(2);
    expect(each(({ met }) => new Set(met).size)).toEqual(heard.map(() => 1));
  });

  test('the environment variables name no table, queue or bucket', () => {
    for (const names of each(({ environment }) => environment)) {
      expect(names.filter((name) => /TABLE|QUEUE|BUCKET|FUNCTION_URL|GRAPHQL/.test(name))).toEqual(
        [],
      );
    }
  });

  test('/proc shows no credentials of other functions', () => {
    const secrets = cloud.functions
      .all()
      .map(({ definition }) => definition.credentials.secretAccessKey);
    const found = each(({ environments }) => environments.join('\n'));
    expect(secrets.filter((secret) => found.some((text) => text.includes(secret)))).toEqual([]);
  });

  test('the temporary folder contains no file of another lead', () => {
    expect(each(({ files }) => files)).toEqual(heard.map(() => []));
  });

  test('the attack reads no data from any reachable address', () => {
    for (const tries of each((one) => one.tries)) {
      expect(tries).toEqual({
        'list tables': expect.stringContaining('AccessDenied'),
        'scan the rows': expect.stringContaining('AccessDenied'),
        'read a row': expect.stringContaining('AccessDenied'),
        'list queues': expect.stringContaining('AccessDenied'),
        'take a message': expect.stringContaining('AccessDenied'),
        'list buckets': expect.stringContaining('AccessDenied'),
        'read a picture': expect.stringContaining('AccessDenied'),
        'write a picture': expect.stringContaining('AccessDenied'),
        'invoke itself for another': expect.stringContaining('403'),
        'invoke the bot': expect.stringContaining('403'),
        'post under another name': 'Error: status 403',
        'open a made-up fence': 'Error: stop',
        'open another’s fence by its own secret': 'Error: stop',
        'read the dashboard': 'Error: status 401',
        'read by the webhook': 'Error: status 401',
      });
    }
  });
});

/** Bundles the attack code into one CommonJS file, the format of the function's own code. */
async function bundleAttack(dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(dataDir, 'attack-'));
  await build({
    entryPoints: [join(import.meta.dirname, 'break-out/attack.ts')],
    outfile: join(folder, 'index.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  return folder;
}
