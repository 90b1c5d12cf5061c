/**
 * Workflows for n8n, to be imported unchanged. `npm run bench -- n8n` imports and runs the
 * workflows in a real n8n.
 */
import { leadFields, sampleLead } from '../../../contract/lead.ts';
import { isGenuineInNode } from '../callback-samples.ts';
import type { SentToForm } from '../integration-guide.ts';

interface Node {
  name: string;
  type: string;
  typeVersion: number;
  parameters: object;
  [setting: string]: unknown;
}

/** The width in pixels of one column in which n8n draws the nodes. */
const COLUMN = 240;

/**
 * @param id the workflow's id when n8n's command line imports it; n8n's editor assigns another id.
 * @param ways the connections from each node to the next nodes, in the order of the node's outputs.
 */
function workflow(
  id: string,
  name: string,
  nodes: readonly (readonly Node[])[],
  ways: readonly (readonly [string, ...string[]])[],
): string {
  const placed = nodes.flatMap((column, x) =>
    column.map((node, y) => ({
      ...node,
      id: node.name.toLowerCase().replaceAll(' ', '-'),
      position: [x * COLUMN, y * COLUMN],
    })),
  );
  const connections = Object.fromEntries(
    ways.map(([from, ...outputs]) => [
      from,
      { main: outputs.map((node) => [{ node, type: 'main', index: 0 }]) },
    ]),
  );
  const settings = { executionOrder: 'v1' };
  return JSON.stringify({ id, name, nodes: placed, connections, settings }, null, 2);
}

const leadSource = 'Your source of leads';
const send = 'Send the lead';

/** Sends each item as a lead. The item's id makes it safe to repeat a step or an execution. */
export function n8nSendWorkflow(webhookUrl: string, form?: SentToForm): string {
  const members = leadFields.map((field) => `${field}: $json.${field}`);
  const more = form ? [`target: '${form.target}'`, 'fields: $json.fields'] : [];
  return workflow(
    'formAutomationSend',
    'Send leads to Form Automation',
    [
      [{ name: 'Start', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} }],
      [
        {
          name: leadSource,
          type: 'n8n-nodes-base.set',
          typeVersion: 3.4,
          parameters: {
            mode: 'raw',
            jsonOutput: JSON.stringify(
              { id: 'crm-4711', ...sampleLead, ...(form && { fields: form.fields }) },
              null,
              2,
            ),
            options: {},
          },
        },
      ],
      [
        {
          name: send,
          type: 'n8n-nodes-base.httpRequest',
          typeVersion: 4.2,
          parameters: {
            method: 'POST',
            url: webhookUrl,
            authentication: 'genericCredentialType',
            genericAuthType: 'httpHeaderAuth',
            sendHeaders: true,
            headerParameters: {
              parameters: [{ name: 'Idempotency-Key', value: '={{ $json.id }}' }],
            },
            sendBody: true,
            specifyBody: 'json',
            jsonBody: `={{ { ${[...members, ...more].join(', ')} } }}`,
            options: {},
          },
          ...{ retryOnFail: true, maxTries: 3, waitBetweenTries: 5000 },
        },
      ],
    ],
    [
      ['Start', leadSource],
      [leadSource, send],
    ],
  );
}

const check = 'Check the signature';
const ask = 'Is it genuine';
const accept = 'Answer 204';
const refuse = 'Answer 401';
const skip = 'Skip repeated events';
const own = 'Your own steps';

const checkCode = `// Paste the secret of the callback between the quotes, whsec_ included.
const secret = '';

const { createHmac, timingSafeEqual } = require('crypto');
const key = Buffer.from(secret.replace('whsec_', ''), 'base64');

${isGenuineInNode}

const { headers } = $input.first().json;
const body = await this.helpers.getBinaryDataBuffer(0, 'data');
const genuine = key.length > 0 && isGenuine(headers, body);
return [{ json: genuine ? { genuine, event: JSON.parse(body) } : { genuine } }];
`;

const answer = (name: string, responseCode: number): Node => ({
  name,
  type: 'n8n-nodes-base.respondToWebhook',
  typeVersion: 1.4,
  parameters: { respondWith: 'noData', options: { responseCode } },
});

/**
 * A workflow that receives callbacks: it answers each call, and continues only with events that are
 * genuine and were not received before.
 */
export const n8nReceiveWorkflow = workflow(
  'formAutomationReceive',
  'Receive callbacks of Form Automation',
  [
    [
      {
        name: 'Callback',
        type: 'n8n-nodes-base.webhook',
        typeVersion: 2.1,
        webhookId: 'form-automation',
        parameters: {
          httpMethod: 'POST',
          path: 'form-automation',
          responseMode: 'responseNode',
          options: { rawBody: true },
        },
      },
    ],
    [
      {
        name: check,
        type: 'n8n-nodes-base.code',
        typeVersion: 2,
        parameters: { jsCode: checkCode },
      },
    ],
    [
      {
        name: ask,
        type: 'n8n-nodes-base.if',
        typeVersion: 2.2,
        parameters: {
          conditions: {
            options: { version: 2, caseSensitive: true, typeValidation: 'strict' },
            combinator: 'and',
            conditions: [
              {
                id: 'genuine',
                leftValue: '={{ $json.genuine }}',
                rightValue: '',
                operator: { type: 'boolean', operation: 'true', singleValue: true },
              },
            ],
          },
        },
      },
    ],
    [answer(accept, 204), answer(refuse, 401)],
    [
      {
        name: skip,
        type: 'n8n-nodes-base.removeDuplicates',
        typeVersion: 2,
        parameters: {
          operation: 'removeItemsSeenInPreviousExecutions',
          dedupeValue: '={{ $json.event.id }}',
          options: {},
        },
      },
    ],
    [{ name: own, type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {} }],
  ],
  [
    ['Callback', check],
    [check, ask],
    [ask, accept, refuse],
    [accept, skip],
    [skip, own],
  ],
);

export const n8nSendSteps = [
  'In n8n, create a credential of the type Header Auth: the name is x-api-key, the value your API key.',
  'Create a workflow, choose Import from File or paste the first workflow below into the canvas.',
  `Open ${send} and choose the credential.`,
  `Replace Start and ${leadSource} by your own trigger. Each item needs an id that stays the same when the item comes again, such as the id of the CRM’s record.`,
] as const;

export const n8nSendNotes = [
  'The Idempotency-Key comes from the item, not from the execution: n8n repeats a step that failed, and people run an execution again. Within 24 hours the same id never sends a lead twice.',
  'The API key is in the credential, so an exported workflow does not contain it.',
] as const;

export const n8nReceiveSteps = [
  `Import the second workflow, publish it, and copy the production URL of the node Callback.`,
  'Add a callback with this URL on the page Callbacks, and copy its secret.',
  `Open ${check}, paste the secret between the quotes, and publish again.`,
  `Replace ${own} by your own steps; event holds the event.`,
] as const;

export const n8nReceiveNotes = [
  'n8n Cloud lets a Code node use crypto. Your own n8n must allow it: set NODE_FUNCTION_ALLOW_BUILTIN=crypto.',
  'The Crypto node cannot check the signature: it takes a key as text, and the secret stands for bytes.',
  'A Code node reads no credentials, so the secret is in the workflow. Delete it before you share the workflow.',
  'The workflow answers before your own steps, so a step that fails is repeated in n8n, under Executions.',
] as const;
