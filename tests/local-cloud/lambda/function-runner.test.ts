import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openWorkbench, type Workbench } from './function-bundle.ts';
import { nextEvent, until } from '../../until.ts';

let workbench: Workbench;
beforeEach(() => {
  workbench = openWorkbench();
});
afterEach(() => workbench.close());

const pid = 'export const handler = () => process.pid;';

describe('the run of a Lambda function', () => {
  test("a function answers with its handler's return value", async () => {
    const { invoke } = workbench.runner(
      'export const handler = async (event) => ({ got: event });',
    );
    expect(await invoke({ a: 1 })).toEqual({ payload: { got: { a: 1 } } });
  });

  test('a function may be a CommonJS module', async () => {
    const code = workbench.bundle('exports.handler = () => "common";', 'index.cjs');
    expect(await workbench.runner('', { code }).invoke({})).toEqual({ payload: 'common' });
  });

  test('the handler gets the context of the invocation', async () => {
    const { invoke } = workbench.runner(`export const handler = (event, context) => [
      context.awsRequestId.length, context.functionName, context.memoryLimitInMB,
      context.getRemainingTimeInMillis() > 0 ];`);
    expect((await invoke({})).payload).toEqual([36, 'stack-function', '512', true]);
  });

  test("a changed system clock does not change a function's remaining time", async () => {
    const { invoke } = workbench.runner(`const now = Date.now;
      export const handler = (event, context) => {
        Date.now = () => now() + 3_600_000;
        return context.getRemainingTimeInMillis() > 0;
      };`);
    expect((await invoke({})).payload).toBe(true);
  });

  test("a function gets none of its parent process's environment variables", async () => {
    process.env['LOCAL_CLOUD_SECRET'] = 'ours';
    const { invoke } = workbench.runner('export const handler = () => process.env;', {
      variables: { OWN: 'yes' },
    });
    const { payload } = await invoke({});
    delete process.env['LOCAL_CLOUD_SECRET'];
    expect(payload).toMatchObject({
      OWN: 'yes',
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'ASIATEST',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    });
    expect(payload).not.toHaveProperty('LOCAL_CLOUD_SECRET');
  });

  test("a function's output is written into its log file", async () => {
    await workbench.runner('export const handler = () => console.log("said");').invoke({});
    expect(readFileSync(join(workbench.directory, 'logs/Function.log'), 'utf8')).toContain('said');
  });

  test("a function's compiled code is cached for later processes", async () => {
    const { invoke } = workbench.runner(pid);
    const first = await invoke({});
    // Calls the same process a second time, because it stores its compiled code only after the
    // first event.
    expect(await invoke({})).toEqual(first);
    const folder = join(workbench.directory, 'compile-cache');
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThan(0);
  });
});

describe('the errors of a Lambda function', () => {
  test("an error of the handler is reported in Lambda's format", async () => {
    const { invoke } = workbench.runner(
      'export const handler = () => { throw new TypeError("boom"); };',
    );
    expect(await invoke({})).toMatchObject({
      functionError: 'Unhandled',
      payload: { errorType: 'TypeError', errorMessage: 'boom' },
    });
  });

  test('after a function ended its process, the next event succeeds', async () => {
    const { invoke } = workbench.runner(
      'export const handler = (event) => { if (event.die) process.exit(3); return "alive"; };',
    );
    expect((await invoke({ die: true })).payload).toMatchObject({
      errorType: 'Runtime.ExitError',
      errorMessage: expect.stringContaining('exit status 3'),
    });
    expect(await invoke({})).toEqual({ payload: 'alive' });
  });

  test('an error while a function loads is reported', async () => {
    const { invoke } = workbench.runner('throw new Error("cannot load");');
    expect((await invoke({})).payload).toMatchObject({ errorMessage: 'cannot load' });
  });

  test('a function that times out is killed with its child processes', async () => {
    const file = join(workbench.directory, 'child.pid');
    const { invoke } = workbench.runner(
      `import { spawn } from 'node:child_process';
       import { writeFileSync } from 'node:fs';
       const child = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
       writeFileSync(${JSON.stringify(file)}, String(child.pid));
       export const handler = () => new Promise(() => 0);`,
      { timeoutSeconds: 0.5 },
    );
    const { payload } = await invoke({});
    expect(payload).toMatchObject({
      errorType: 'Sandbox.Timedout',
      errorMessage: expect.stringContaining('timed out after 0.50 seconds'),
    });
    await endOf(Number(readFileSync(file, 'utf8')));
  });

  test('a slow start does not count towards the time limit', async () => {
    const { invoke } = workbench.runner(
      `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_200);
       export const handler = () => 'in time';`,
      { timeoutSeconds: 3 },
    );
    expect(await invoke({})).toEqual({ payload: 'in time' });
  });
});

describe('the worker processes of a function', () => {
  test('an idle worker process is reused', async () => {
    const { invoke } = workbench.runner(pid);
    expect((await invoke({})).payload).toBe((await invoke({})).payload);
  });

  test('workers run events in parallel up to the maximum', async () => {
    const { invoke } = workbench.runner(
      'export const handler = () => new Promise((done) => setTimeout(done, 50, process.pid));',
      { maxWorkers: 2 },
    );
    await invoke({});
    const answers = await Promise.all(Array.from({ length: 5 }, () => invoke({})));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(2);
  });

  test('one worker fills the shared temporary folder before others start', async () => {
    const { invoke, workerCount } = workbench.runner(pid);
    const first = [invoke({}), invoke({}), invoke({})];
    expect(workerCount()).toBe(1);
    const answers = await Promise.all(first);
    expect(answers).toHaveLength(3);
  });

  test('after the code is replaced, the next event uses it', async () => {
    const runner = workbench.runner('export const handler = () => "old";');
    expect((await runner.invoke({})).payload).toBe('old');
    runner.replaceCode(workbench.bundle('export const handler = () => "new";'));
    expect((await runner.invoke({})).payload).toBe('new');
  });

  test('workers finish a running event before they close', async () => {
    const runner = workbench.runner(
      'export const handler = () => new Promise((done) => setTimeout(done, 100, "finished"));',
    );
    const answer = runner.invoke({});
    await runner.close(60_000);
    expect(await answer).toEqual({ payload: 'finished' });
    await expect(runner.invoke({})).rejects.toThrow('is stopping');
  });

  test('if the parent is killed, workers and their children end', async () => {
    const handler = `
      import { spawn } from 'node:child_process';
      export const handler = () => {
        const { pid } = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
        return [process.pid, pid];
      };`;
    const script = `
      import { openWorkbench } from ${JSON.stringify(join(import.meta.dirname, 'function-bundle.ts'))};
      const { invoke } = openWorkbench().runner(${JSON.stringify(handler)});
      console.log(JSON.stringify((await invoke({})).payload));
      setInterval(() => 0, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TMPDIR: workbench.directory },
    });
    const [chunk] = await nextEvent<[Buffer]>('the process ids', parent.stdout, 'data');
    const [worker = 0, below = 0] = JSON.parse(chunk.toString()) as number[];
    expect([worker, below].map(isRunning)).toEqual([true, true]);
    parent.kill('SIGKILL');
    await endOf(worker);
    await endOf(below);
  });
});

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${process_}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits until a process has ended, because the system ends a killed process a moment later. */
const endOf = (process_: number) => until(`process ${process_} to end`, () => !isRunning(process_));
