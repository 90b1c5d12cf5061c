/**
 * The page of the whole guide, and its samples. Each sample runs with exactly the text that the
 * page shows. All samples that send one lead use the same Idempotency-Key, so all of them get the
 * same submission.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { apiScopes } from '../../../contract/api-routes.ts';
import { callbackAnswerSchema } from '../../../contract/callback-answers.ts';
import {
  eventListSchema,
  formListSchema,
  submissionListSchema,
} from '../../../contract/list-answers.ts';
import { mcpToolNames } from '../../../contract/mcp-tools.ts';
import { acceptedSchema, bulkSchema } from '../../../contract/webhook-answers.ts';
import { hasProgram } from '../../frontend/has-program.ts';
import { createAccount, createKey } from '../account.ts';
import { expectWellMade, fillSignIn, openPage } from '../person.ts';
import { inSight, type KeysSuite } from './suite.ts';

const run = promisify(execFile);

/**
 * The webhook's list of MCP tools. The key has all scopes, so the list may contain each of the
 * contract's tools.
 */
const toolList = z.object({
  result: z.object({ tools: z.array(z.object({ name: z.enum(mcpToolNames) })) }),
});

const commands = [
  ['Bulk command', bulkSchema],
  ['Submissions command', submissionListSchema],
  ['Forms command', formListSchema],
  ['Events command', eventListSchema],
  ['Callback command', callbackAnswerSchema],
  ['MCP command', toolList],
] as const;

const programs = [
  { title: 'JavaScript program', program: process.execPath, file: 'send-lead.mjs' },
  { title: 'Python program', program: 'python3', file: 'send_lead.py' },
  { title: 'PHP program', program: 'php', file: 'send-lead.php' },
].filter(({ program }) => hasProgram(program));

interface Workflow {
  nodes: {
    parameters: {
      jsonOutput?: string;
      jsonBody?: string;
      url?: string;
      headerParameters?: Headers;
    };
  }[];
}
interface Headers {
  parameters: { name: string; value: string }[];
}

/**
 * Builds the request that n8n sends in the guide's workflow: takes the settings of the workflow's
 * nodes and evaluates their expressions.
 */
function n8nRequest(workflow: Workflow) {
  const settings = Object.assign({}, ...workflow.nodes.map(({ parameters }) => parameters)) as {
    jsonOutput: string;
    jsonBody: string;
    url: string;
    headerParameters: Headers;
  };
  const $json: unknown = JSON.parse(settings.jsonOutput);
  const valueOf = (expression: string): unknown =>
    vm.runInNewContext(expression.replace(/^=\{\{(.*)\}\}$/s, '($1)'), { $json });
  return {
    url: settings.url,
    body: JSON.stringify(valueOf(settings.jsonBody)),
    headers: settings.headerParameters.parameters.map(({ name, value }) => [name, valueOf(value)]),
  };
}

export function testWholeGuide(suite: KeysSuite): void {
  let page: Page;
  /** The submission ids in the answers to the samples that send one lead. */
  const sent = new Set<string>();
  const textOf = async (title: string) =>
    (await page.getByRole('group', { name: title, exact: true }).textContent()) ?? '';

  test('a link to a guide section works, also after sign-in', async () => {
    const { stage, browser } = suite;
    const account = await createAccount(stage.outputs);
    await createKey(stage.outputs, account.accessToken, 'CRM', { scopes: [...apiScopes] });
    page = await openPage(browser, stage);
    await page.goto('/dashboard/guide#python');
    await fillSignIn(page, account);
    await inSight(page, 'Python');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const [title, id] of [
      ['Google Apps Script', 'apps-script'],
      ['n8n', 'n8n'],
    ] as const) {
      await contents.getByRole('link', { name: title }).press('Enter');
      await inSight(page, title);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    }
    expect(await textOf('Bulk command')).toContain('YOUR_API_KEY');
    await page.getByText('Fill in my newest key').click();
    await expectWellMade(page);
  });

  test.each(commands)('the API answers the guide’s sample “%s”', async (title, schema) => {
    const { stdout } = await run('bash', ['-c', `${await textOf(title)} -s`]);
    const answer = JSON.parse(stdout) as { results?: { httpStatus: number }[] };
    expect(schema.safeParse(answer)).toMatchObject({ success: true });
    for (const { httpStatus } of answer.results ?? []) expect(httpStatus).toBe(202);
  });

  test.each(programs)(
    'the guide’s sample “$title” sends one lead',
    async ({ title, program, file }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'program-'));
      try {
        const place = path.join(folder, file);
        await writeFile(place, await textOf(title));
        const { stdout } = await run(program, [place]);
        const [, id = '', status] = /^(\S+) (\S+)\n$/.exec(stdout) ?? [];
        expect(['processing', 'success']).toContain(status);
        expect([...sent.add(id)]).toHaveLength(1);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );

  test('the guide’s n8n workflow sends the samples’ lead', async () => {
    const { url, body, headers } = n8nRequest(
      JSON.parse(await textOf('n8n workflow to send')) as Workflow,
    );
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': await textOf('n8n API key'),
        ...(Object.fromEntries(headers) as Record<string, string>),
      },
      body,
    });
    const { submissionId } = acceptedSchema.parse(await response.json());
    expect([...sent.add(submissionId)]).toHaveLength(1);
  });
}
