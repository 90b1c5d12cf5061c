/** Runs one tool: checks its arguments, calls its route, and converts the answer for a model. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { formListSchema, submissionListSchema } from '../../contract/list-answers.ts';
import { toldStatusSchema } from '../../contract/mcp-answers.ts';
import {
  mcpTools,
  untrustedMark,
  untrustedNotice,
  type McpToolName,
} from '../../contract/mcp-tools.ts';
import { problems } from '../../contract/problems.ts';
import { rehearsalAnswerSchema } from '../../contract/rehearsal-answer.ts';
import { acceptedSchema } from '../../contract/webhook-answers.ts';
import type { CallRoute, RouteAnswer, RouteCall } from './call-route.ts';
import { RouteRefusal } from './route-refusal.ts';
import { tellForm, tellRehearsal } from './tell-forms.ts';
import { tellSubmission } from './tell-submissions.ts';

/**
 * The number of submissions in a list if the call sets no limit; small, because the AI model must
 * read every word.
 */
const LISTED = 20;

type Input<Name extends McpToolName> = z.infer<(typeof mcpTools)[Name]['input']>;
type Output<Name extends McpToolName> = z.infer<(typeof mcpTools)[Name]['output']>;

interface ToolParts<Name extends McpToolName> {
  call: (input: Input<Name>) => RouteCall;
  tell: (answer: RouteAnswer, input: Input<Name>) => Output<Name>;
}

const parts: { [Name in McpToolName]: ToolParts<Name> } = {
  send_lead: {
    call: ({ idempotencyKey, ...body }) => ({ idempotencyKey, body }),
    tell: ({ body, repeated }) => {
      const { submissionId, status } = acceptedSchema.parse(body);
      return { submissionId, status, repeated };
    },
  },
  get_submission: {
    call: ({ submissionId }) => ({ id: submissionId }),
    // The route's answer has a member that the tool's answer does not have. Parsing by the tool's
    // schema drops this member.
    tell: ({ body }) => toldStatusSchema.parse(body),
  },
  list_submissions: {
    call: ({ status, form, reference, cursor, limit = LISTED }) => ({
      query: { status, form, reference, cursor, limit },
    }),
    tell: ({ body }, { values = 'masked' }) => {
      const { items, nextCursor } = submissionListSchema.parse(body);
      const next = nextCursor !== undefined && { nextCursor };
      return { values, items: items.map((item) => tellSubmission(item, values)), ...next };
    },
  },
  list_forms: {
    call: () => ({}),
    tell: ({ body }) => ({ items: formListSchema.parse(body).items.map(tellForm) }),
  },
  get_rehearsal: {
    call: ({ formId }) => ({ id: formId }),
    tell: ({ body }) => {
      const { formId, rehearsal } = rehearsalAnswerSchema.parse(body);
      return { formId, ...(rehearsal && { rehearsal: tellRehearsal(rehearsal) }) };
    },
  },
};

export async function runTool<Name extends McpToolName>(
  name: Name,
  args: unknown,
  callRoute: CallRoute,
): Promise<CallToolResult> {
  const { call, tell } = parts[name] as ToolParts<Name>;
  try {
    const input = readInput(name, args);
    return toolResult(tell(await callRoute(mcpTools[name].route, call(input)), input));
  } catch (error: unknown) {
    if (!(error instanceof RouteRefusal)) throw error;
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}

/**
 * @throws {RouteRefusal} with a text that names each invalid argument, in the same format as a
 * route's refusal.
 */
function readInput<Name extends McpToolName>(name: Name, args: unknown): Input<Name> {
  const { data, error } = z.safeParse(mcpTools[name].input, args);
  if (!error) return data as Input<Name>;
  throw new RouteRefusal({
    error: 'The arguments of the tool are not valid.',
    type: `#${problems.bad_request.slug}`,
    details: error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}

function toolResult(structuredContent: Record<string, unknown>): CallToolResult {
  const json = JSON.stringify(structuredContent);
  const texts = json.includes(`"${untrustedMark}":`) ? [untrustedNotice, json] : [json];
  return {
    content: texts.map((text) => ({ type: 'text' as const, text })),
    structuredContent,
  };
}
