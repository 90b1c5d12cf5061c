/** The webhook's contract as an OpenAPI document, built from the schemas that enforce it. */
import { apiKeyPattern } from './api-key.ts';
import { apiRouteNames, apiRoutes, partsOf, type ApiRouteName } from './api-routes.ts';
import {
  addCallback,
  callbackSchemas,
  deleteCallback,
  listCallbacks,
} from './openapi-callbacks.ts';
import { eventList, listEvents } from './openapi-events.ts';
import { leadBody, processLead, sendLeads } from './openapi-leads.ts';
import { mcpMessages, mcpMessageSchema } from './openapi-mcp.ts';
import { newestRehearsal, rehearsalAnswer } from './openapi-rehearsal.ts';
import { formList, idInPath, listForms, listSubmissions, submissionList } from './openapi-lists.ts';
import { exampleId, refusals } from './openapi-refusals.ts';
import { schemaOf } from './openapi-schema.ts';
import { statusExamples, statusSchema } from './openapi-status.ts';
import { acceptedSchema, bulkSchema, problemSchema, refusalSchema } from './webhook-answers.ts';

export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Form Automation webhook',
      version: '1.0.0',
      description:
        'Send leads; a bot fills and submits the target form for each. The address of the first route is the webhook URL that the dashboard shows. Every refusal has the members of RFC 9457; its type is a reference relative to the site, whose page says what it means and what to do. With Accept: application/problem+json the webhook answers a refusal as that type, with a numeric status; refusals by the gateway itself (no or wrong key, unknown path, too many requests) stay application/json.',
      contact: { name: 'Support' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    tags: [
      { name: 'Leads', description: 'Send leads and ask what became of them.' },
      { name: 'Lists', description: 'Read submissions with their leads, forms, and events.' },
      { name: 'MCP', description: 'Tools for models, by the Model Context Protocol.' },
      { name: 'Callbacks', description: 'Addresses of yours that the service calls about events.' },
    ],
    servers: [{ url: '/', description: 'The webhook URL without its last part, process-lead.' }],
    security: [{ apiKey: [] }],
    paths: paths(),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: `An API key of the dashboard, ${apiKeyPattern.source}. Its owner chose its scopes when they created it; each operation names the one that it needs.`,
        },
      },
      schemas: schemas(),
    },
  };
}

interface Operation {
  description: string;
  /**
   * The path parameters. API Gateway's template calls all of them `id`; the OpenAPI document gives
   * them longer names.
   */
  parameters?: readonly { name: string; in: string }[];
}

/** The operation of each route; the routes have the same names as in API Gateway's template. */
const operations: Record<ApiRouteName, Operation> = {
  'POST /process-lead': processLead(),
  'POST /leads': sendLeads(),
  'GET /process-lead/{id}': getStatus(),
  'GET /submissions': listSubmissions(),
  'GET /forms': listForms(),
  'GET /forms/{id}/rehearsal': newestRehearsal(),
  'GET /events': listEvents(),
  'POST /callbacks': addCallback(),
  'GET /callbacks': listCallbacks(),
  'DELETE /callbacks/{id}': deleteCallback(),
  'POST /mcp': mcpMessages(),
};

function paths(): Record<string, Record<string, object>> {
  const all: Record<string, Record<string, object>> = {};
  for (const name of apiRouteNames) {
    const { description, ...operation } = operations[name];
    const { scope } = apiRoutes[name];
    const { method, path } = partsOf(name);
    const inPath = operation.parameters?.find((parameter) => parameter.in === 'path');
    const at = path.replace('{id}', `{${inPath?.name}}`);
    (all[at] ??= {})[method.toLowerCase()] = {
      ...operation,
      description: `Needs an API key with ${scope === 'any' ? 'any scope' : `the scope ${scope}`}. ${description}`,
    };
  }
  return all;
}

function schemas(): Record<
  | 'Lead'
  | 'Accepted'
  | 'SubmissionStatus'
  | 'Refusal'
  | 'Problem'
  | 'BulkAnswer'
  | 'SubmissionList'
  | 'FormList'
  | 'EventList'
  | 'Rehearsal'
  | 'McpMessage'
  | keyof typeof callbackSchemas,
  object
> {
  return {
    Lead: leadBody(),
    Accepted: schemaOf(acceptedSchema),
    SubmissionStatus: statusSchema(),
    Refusal: schemaOf(refusalSchema),
    Problem: schemaOf(problemSchema),
    BulkAnswer: schemaOf(bulkSchema),
    SubmissionList: submissionList(),
    FormList: formList(),
    EventList: eventList(),
    Rehearsal: rehearsalAnswer(),
    McpMessage: mcpMessageSchema,
    ...callbackSchemas,
  };
}

function getStatus() {
  return {
    operationId: 'getSubmissionStatus',
    tags: ['Leads'],
    summary: 'Ask how far a submission is',
    description: 'Any such key of the user who owns the submission may ask.',
    parameters: [idInPath('submissionId', exampleId)],
    responses: {
      200: {
        description: 'The submission as it is now.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/SubmissionStatus' },
            examples: statusExamples,
          },
        },
      },
      ...refusals([401, 403, 404, 429, 500]),
    },
  };
}
