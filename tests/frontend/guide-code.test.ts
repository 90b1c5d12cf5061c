/**
 * Tests the guide's code for other people's tools. Python and PHP code is only parsed, because a
 * machine may lack these languages. The signature checks of n8n, Zapier and Make get calls that the
 * reference library of Standard Webhooks signs. The end-to-end suite runs the programs that send
 * leads.
 */
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { parser as pythonParser } from '@lezer/python';
import { Engine } from 'php-parser';
import { Webhook } from 'standardwebhooks';
import { apiRoutes } from '../../contract/api-routes.ts';
import { mcpToolNames, mcpTools } from '../../contract/mcp-tools.ts';
import { receiverSamples } from '../../frontend/content/callback-samples.ts';
import { phpProgram, pythonProgram } from '../../frontend/content/guide/language-samples.ts';
import { mcpTexts } from '../../frontend/content/guide/mcp.ts';
import { makeFilter } from '../../frontend/content/guide/make.ts';
import { n8nReceiveWorkflow } from '../../frontend/content/guide/n8n.ts';
import { zapierCheck } from '../../frontend/content/guide/zapier.ts';

const webhookUrl = 'https://api.example/v1/process-lead';
/** A value with characters that would end a string in some languages if they were not escaped. */
const form = { target: 'form-1', fields: { father: `Father's "name" \\ $id ₹` } };
const receiver = (language: string) =>
  receiverSamples("https://crm.example/hooks/leads?token=it's", webhookUrl).find(
    ({ value }) => value === language,
  )!.code;

const isPython = (code: string) => {
  let isWhole = true;
  pythonParser.parse(code).iterate({ enter: ({ type }) => void (isWhole &&= !type.isError) });
  return isWhole;
};
const isPhp = (code: string) => {
  try {
    new Engine({ parser: { version: '8.0' } }).parseCode(code, 'sample.php');
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['Python program', isPython, pythonProgram(webhookUrl, 'k', form)],
  ['Python receiver', isPython, receiver('python')],
  ['PHP program', isPhp, phpProgram(webhookUrl, 'k', form)],
  ['PHP receiver', isPhp, receiver('php')],
])("the guide's %s is accepted by its language's parser", (_name, parses, code) => {
  expect(parses(code)).toBe(true);
  expect(parses(`${code}\n)`)).toBe(false);
});

test.each(mcpToolNames)('the guide names the scope of the MCP tool %s', (name) => {
  expect(mcpTexts[name].scope).toBe(apiRoutes[mcpTools[name].route].scope);
});

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const event = {
  id: 'lead-1_4_submission-succeeded',
  type: 'submission.succeeded',
  data: { submissionId: 'lead-1', reference: 'Zoë ₹' },
};

interface Call {
  id: string;
  time: string;
  signature: string;
  body: string;
}

function callOf(key = secret, at = new Date()): Call {
  const body = JSON.stringify(event);
  const time = String(Math.floor(at.getTime() / 1000));
  return { id: event.id, time, signature: new Webhook(key).sign(event.id, at, body), body };
}

const genuine = callOf();
const others = callOf(`whsec_${Buffer.alloc(32, 8).toString('base64')}`);
const allCalls: readonly [string, Call, boolean][] = [
  ['a genuine call', genuine, true],
  [
    'a call signed by two secrets',
    { ...genuine, signature: `${others.signature} ${genuine.signature}` },
    true,
  ],
  ['a call signed by another secret', others, false],
  ['a call with another body', { ...genuine, body: `${genuine.body} ` }, false],
  ['a call with another id', { ...genuine, id: 'event-2' }, false],
  ['a call without a signature', { ...genuine, signature: '' }, false],
];
const old: [string, Call, boolean] = [
  'a call of six minutes ago',
  callOf(secret, new Date(Date.now() - 360_000)),
  false,
];

/** The global names that a code step has in n8n and Zapier. */
const inTool = { require: createRequire(import.meta.url), Buffer };

describe.each([
  ['n8n', n8nCheck, [...allCalls, old]],
  ['Zapier', zapierSays, [...allCalls, old]],
  // Make may process a call long after the call was sent, so Make's filter accepts old calls.
  ['Make', makeLetsPass, allCalls],
] as const)('the signature check in %s', (_tool, check, calls) => {
  test.each(calls)(
    'the signature check distinguishes genuine from forged calls: %s',
    async (_name, call, isGenuine) => {
      expect(await check(call, secret)).toBe(isGenuine);
    },
  );
});

test.each([
  ['n8n', n8nCheck],
  ['Zapier', zapierSays],
] as const)('the signature check in %s accepts no call without a secret', async (_tool, check) => {
  const signature = createHmac('sha256', '').update(
    `${genuine.id}.${genuine.time}.${genuine.body}`,
  );
  const forged = { ...genuine, signature: `v1,${signature.digest('base64')}` };
  expect(await check(forged, '')).toBe(false);
});

interface Checked {
  genuine: boolean;
  event?: object;
}

async function n8nCheck(call: Call, pasted: string): Promise<boolean> {
  const { nodes } = JSON.parse(n8nReceiveWorkflow) as {
    nodes: { name: string; parameters: { jsCode?: string } }[];
  };
  const { jsCode = '' } = nodes.find(({ name }) => name === 'Check the signature')!.parameters;
  const code = jsCode.replace("secret = ''", `secret = '${pasted}'`);
  const headers = {
    'webhook-id': call.id,
    'webhook-timestamp': call.time,
    'webhook-signature': call.signature,
  };
  const $input = { first: () => ({ json: { headers } }) };
  const helpers = { getBinaryDataBuffer: async () => Buffer.from(call.body) };
  const run = vm.runInNewContext(`(async function () { ${code} })`, { ...inTool, $input }) as (
    this: object,
  ) => Promise<[{ json: Checked }]>;
  const [{ json }] = await run.call({ helpers });
  expect(json.event).toEqual(json.genuine ? JSON.parse(call.body) : undefined);
  return json.genuine;
}

function zapierSays({ id, time, signature, body }: Call, pasted: string): boolean {
  const inputData = { id, time, signature, body, secret: pasted };
  const output = vm.runInNewContext(`let output; ${zapierCheck}; output`, {
    ...inTool,
    inputData,
  }) as Checked & { submissionId?: string };
  expect(output.submissionId).toBe(output.genuine ? event.data.submissionId : undefined);
  return output.genuine;
}

/** Make's functions, as Make's documentation describes them. */
const makeFunctions = {
  emptyarray: [],
  add: (list: unknown[], ...more: unknown[]) => [...list, ...more],
  get: (list: unknown[], place: number) => list[place - 1],
  join: (list: unknown[], between: string) => list.join(between),
  map: (list: Record<string, string>[], wanted: string, by: string, value: string) =>
    list.filter((one) => one[by] === value).map((one) => one[wanted]),
  sha256: (text: string, encoding: 'base64', key: string, keyEncoding: 'base64') =>
    createHmac('sha256', Buffer.from(key, keyEncoding)).update(text).digest(encoding),
};

/**
 * Evaluates a text with formulas of Make: arguments are separated by semicolons, and `1` is the
 * first module.
 */
function inMake(text: string, module: object): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_, formula: string) => {
    const code = formula.replaceAll(';', ',').replaceAll('1.', 'module.').replaceAll('`', '');
    return String(vm.runInNewContext(code, { ...makeFunctions, module }));
  });
}

function makeLetsPass(call: Call, pasted: string): boolean {
  const headers = { id: call.id, timestamp: call.time, signature: call.signature };
  const module = {
    value: call.body,
    __IMTHEADERS__: Object.entries(headers).map(([name, value]) => ({
      name: `webhook-${name}`,
      value,
    })),
  };
  const filled = makeFilter.value.replace('YOUR_SECRET', pasted.replace('whsec_', ''));
  return inMake(makeFilter.condition, module).includes(inMake(filled, module));
}
