/**
 * Tests rules that every GitHub Actions workflow must obey, so that the workflows are safe to use
 * in another repository.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readWorkflow, workflowErrors, type Job } from './read-workflow.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folder = '.github/workflows';
const names = readdirSync(join(root, folder));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const all = names.map((name) => {
  const content = read(join(folder, name));
  return { name, content, workflow: readWorkflow(content) };
});
const jobs = all.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ id: `${name}: ${id}`, job })),
);
const commandsOf = (job: Job) => job.steps.flatMap(({ run }) => run ?? []);
const sends = (job: Job, action: string) => job.steps.some(({ uses }) => uses?.startsWith(action));

test('the workflow parser reports errors that GitHub reports', async () => {
  const faulty = read(join(folder, 'deploy.yml'))
    .replace('timeout-minutes: 60', 'timeout-minutes: soon')
    .replace('id-token: write', 'id-tokens: write')
    .replace('vars.AWS_REGION', 'variables.AWS_REGION');
  expect(await workflowErrors(faulty)).toEqual([
    expect.stringContaining("Unexpected value 'soon'"),
    expect.stringContaining("Unexpected value 'id-tokens'"),
    expect.stringContaining("Unrecognized named-value: 'variables'"),
  ]);
});

describe.each(all)('rules for the workflow $name', ({ content, workflow }) => {
  test('GitHub’s parser finds no error in the workflow', async () => {
    expect(await workflowErrors(content)).toEqual([]);
  });

  test('a workflow has no default permissions and limits simultaneous runs', () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency?.group).toBeTruthy();
  });

  test('a workflow gives forks no permissions and names no secret', () => {
    expect(content).not.toMatch(/pull_request_target|workflow_run|secrets\b/);
  });

  test('a workflow pins actions by commit and names their versions', () => {
    const used = content.match(/uses: .+/g) ?? [];
    const foreign = used.filter((line) => !line.startsWith('uses: ./'));
    for (const line of foreign) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('a workflow reads only variables that docs/deploy.md names', () => {
    for (const [, name] of content.matchAll(/\bvars\.(\w+)/g)) {
      expect(read('docs/deploy.md')).toContain(`\`${name}\``);
    }
  });
});

describe.each(jobs)('rules for the workflow’s job $id', ({ job }) => {
  test('each job states its permissions and its time limit', () => {
    expect(job.permissions).toBeDefined();
    if (!job.uses) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  test('jobs only read the repository; AWS access needs an environment', () => {
    const { 'id-token': token, ...others } = job.permissions ?? {};
    expect(others).toEqual({ contents: 'read' });
    expect(token === 'write').toBe(job.environment !== undefined);
    expect(token === 'write').toBe(sends(job, 'aws-actions/configure-aws-credentials'));
  });

  test('no job leaves the GitHub token in the checked-out files', () => {
    for (const { uses, with: settings } of job.steps) {
      if (!uses?.startsWith('actions/checkout')) continue;
      expect(settings).toMatchObject({ 'persist-credentials': false });
    }
  });

  test('a job’s commands contain no GitHub expression', () => {
    for (const command of commandsOf(job)) expect(command).not.toContain('${{');
  });

  test('a job runs only scripts and files that exist', () => {
    const text = commandsOf(job).join('\n');
    const scriptNames = [...text.matchAll(/npm run (?:--\S+ )?([\w-]+)/g)].map(([, name]) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(scriptNames));
    for (const [path] of text.matchAll(/(?<=\s)(?:tests|infra)\/[\w./-]+/g)) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
  });
});

test('Dependabot also updates the workflows’ actions', () => {
  expect(read('.github/dependabot.yml')).toContain('package-ecosystem: github-actions');
});
