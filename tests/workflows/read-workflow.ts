/**
 * Reads a GitHub Actions workflow in two ways: with GitHub's own parser, for its errors, and as
 * data for the tests.
 */
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { parse } from 'yaml';
import * as z from 'zod';

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.object({
  'timeout-minutes': z.number().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  environment: z.string().optional(),
  uses: z.string().optional(),
  steps: z.array(step).default([]),
});
const workflow = z.object({
  on: z.unknown(),
  permissions: z.record(z.string(), z.string()).optional(),
  concurrency: z.object({ group: z.string() }).optional(),
  jobs: z.record(z.string(), job),
});
export type Job = z.infer<typeof job>;

/**
 * Returns the errors that GitHub would show on the workflow's page. The list is empty for a valid
 * workflow.
 */
export async function workflowErrors(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow(
    { name: 'workflow.yml', content },
    new NoOperationTraceWriter(),
  );
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

/** @throws {ZodError} if a part that the tests read has an unexpected shape. */
export function readWorkflow(content: string): z.infer<typeof workflow> {
  return workflow.parse(parse(content));
}
