/**
 * `openapi`: tests what other people's tools do with the OpenAPI document. Two linters and a parser
 * check the document. A mock server made from the document gets the document's own samples. The
 * running API answers through a proxy that refuses everything that the document does not describe.
 * A client is compiled with types made from the document, sends leads and lists them.
 */
import { execFile, spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { leadExamples } from '../../contract/openapi-forms.ts';
import { exampleFormId } from '../../contract/openapi-lists.ts';
import { exampleId } from '../../contract/openapi-refusals.ts';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { killTree } from '../../local-cloud/processes/process-tree.ts';
import { undocumented, type Json } from '../contract/openapi-validator.ts';
import { createSender } from '../end-to-end/account.ts';
import { openStage } from '../end-to-end/stage.ts';
import { sendOddRequests } from './odd-requests.ts';
import { installPackages } from './install-packages.ts';
import { step } from './step.ts';
import { until } from '../until.ts';
import { freePort } from './free-port.ts';

const folder = path.join(import.meta.dirname, '../openapi');
const document = path.join(import.meta.dirname, '../../frontend/public/openapi.json');
const START_WAIT_MS = MINUTE_MS;

const run = promisify(execFile);
const tool = (name: string) => path.join(folder, 'node_modules/.bin', name);

export async function benchOpenApi(): Promise<void> {
  await installPackages(folder);
  await step('Spectral, recommended rules', lintBySpectral);
  await step('Redocly, recommended-strict rules', () =>
    run(tool('redocly'), ['lint', document, '--extends=recommended-strict']),
  );
  await step('swagger-parser', parse);
  await step('Prism, a mock', mock);
  const stage = await openStage();
  try {
    const { keyValue } = await createSender(stage.outputs, 'CRM', {
      scopes: ['send', 'status', 'read', 'manage'],
    });
    const base = stage.outputs.WebhookUrl.replace(/\/process-lead$/, '');
    await step('Prism, a proxy before the running API', () => proxy(base, keyValue));
    await step('Odd requests over HTTP', () => sendOddRequests(base, keyValue));
    await step('openapi-typescript, a client', () => typedClient(base, keyValue));
  } finally {
    await stage.close();
  }
}

async function inTemporary<T>(use: (place: string) => Promise<T>): Promise<T> {
  const place = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  return use(place).finally(() => rm(place, { recursive: true, force: true }));
}

const lintBySpectral = () =>
  inTemporary(async (place) => {
    const rules = path.join(place, 'spectral.yaml');
    await writeFile(rules, 'extends: ["spectral:oas"]\n');
    await run(tool('spectral'), ['lint', document, '--ruleset', rules, '--fail-severity', 'hint']);
  });

/** The parser runs in its own process, because its package is not among the project's packages. */
const parse = () =>
  run(
    process.execPath,
    [
      ...['--input-type=module', '--eval'],
      `import Parser from '@apidevtools/swagger-parser'; await Parser.validate(process.argv[1]);`,
      document,
    ],
    { cwd: folder },
  );

const samples = [
  ...Object.values(leadExamples).map(({ value }) => ['/process-lead', value] as const),
  ['/leads', { leads: [{ idempotencyKey: 'order-4711', ...leadExamples.lead.value }] }] as const,
];

const rehearsalOfExample = `/forms/${exampleFormId}/rehearsal`;

/** Requests that read lists, with parameters that the document describes. */
const lists = [
  '/submissions?status=error&form=stage&reference=CRM-4711&limit=100',
  '/forms',
  '/events?limit=100',
];

async function mock(): Promise<string> {
  return withPrism(['mock', document], async (base) => {
    for (const [route, body] of samples) {
      const answer = await ask(base, route, 'any', body);
      if (answer.status >= 300) throw new Error(`${route}: ${JSON.stringify(answer)}`);
    }
    for (const route of [`/process-lead/${exampleId}`, rehearsalOfExample, ...lists]) {
      const answer = await ask(base, route, 'any');
      if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer)}`);
    }
    return `${samples.length + 2 + lists.length} samples answered`;
  });
}

/**
 * Tests the API through Prism's proxy. The option `--errors` makes the proxy answer 500 if a
 * request or an answer differs from the document.
 */
async function proxy(upstream: string, key: string): Promise<string> {
  return withPrism(['proxy', document, upstream, '--errors'], async (base) => {
    const statuses: number[] = [];
    const check = async (route: string, body?: object, as = route) => {
      const { status, mediaType, json } = await ask(base, route, key, body);
      const method = body ? ('post' as const) : ('get' as const);
      const odd = undocumented({ path: as, method, statusCode: status, mediaType, body: json });
      if (odd.length > 0 || status >= 500) throw new Error(`${route}: ${odd.join()} ${status}`);
      statuses.push(status);
      return json;
    };
    for (const [route, body] of samples) await check(route, body);
    const { submissionId } = await check('/process-lead', leadExamples.lead.value);
    const status = '/process-lead/{submissionId}';
    await check(`/process-lead/${submissionId as string}`, undefined, status);
    await check(`/process-lead/${exampleId}`, undefined, status);
    await check(rehearsalOfExample, undefined, '/forms/{formId}/rehearsal');
    for (const route of [...lists, '/submissions?form=none']) {
      await check(route, undefined, route.split('?')[0]);
    }
    return `answered ${statuses.join(', ')}`;
  });
}

async function ask(base: string, route: string, key: string, body?: object) {
  const response = await fetch(`${base}${route}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    ...(body && { body: JSON.stringify(body) }),
  });
  const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
  return { status: response.status, mediaType, json: (await response.json()) as Json };
}

async function withPrism<T>(options: string[], use: (base: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const [command = '', ...others] = options;
  const prism = spawn(
    tool('prism'),
    [command, ...others, '--port', String(port), '--host', '127.0.0.1'],
    { stdio: 'ignore' },
  );
  const base = `http://127.0.0.1:${port}`;
  try {
    const answers = () => fetch(`${base}/nowhere`).then(Boolean, () => false);
    await until('Prism to answer', answers, START_WAIT_MS);
    return await use(base);
  } finally {
    if (prism.pid !== undefined) killTree(prism.pid);
  }
}

/**
 * Compiles the client in a folder inside `node_modules`, so that TypeScript finds the types of
 * Node, then runs it.
 */
async function typedClient(base: string, key: string): Promise<string> {
  const place = await mkdtemp(path.join(folder, 'node_modules/.client-'));
  try {
    await run(tool('openapi-typescript'), [document, '--output', path.join(place, 'types.ts')]);
    await copyFile(path.join(folder, 'client.ts'), path.join(place, 'client.ts'));
    const compilerOptions = {
      ...{ strict: true, noEmit: true, target: 'es2022', module: 'nodenext', types: ['node'] },
      ...{ noUncheckedIndexedAccess: true, allowImportingTsExtensions: true, skipLibCheck: true },
    };
    const settings = { compilerOptions, files: ['client.ts'] };
    await writeFile(path.join(place, 'tsconfig.json'), JSON.stringify(settings));
    await writeFile(path.join(place, 'package.json'), JSON.stringify({ type: 'module' }));
    await run(tool('tsc'), ['--project', place]);
    // The client runs in another folder, because Node does not strip types from files below
    // `node_modules`.
    return await inTemporary(async (elsewhere) => {
      const client = path.join(elsewhere, 'client.ts');
      await copyFile(path.join(place, 'client.ts'), client);
      const { stdout } = await run(process.execPath, [client, base, key]);
      return stdout.trim();
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
