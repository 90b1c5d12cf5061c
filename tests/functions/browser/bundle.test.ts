/**
 * The browser function's bundle as it is deployed: built by CDK, run by Node alone in a folder of
 * its own.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserAnswer } from '../../../contract/browser-call.ts';
import { chromiumPackageVersion } from '../../../contract/packed-chromium.ts';
import { browserBundling } from '../../../infra/browser-bundle.ts';
import { aLead } from '../builders.ts';
import { aTarget } from './attempt/attempt-builders.ts';
import { startBotsEnd, type BotsEnd } from './attempt/bots-end.ts';
import { startTargetServer, type TargetServer } from './target/target-server.ts';
import { BROWSER_TEST_MS } from '../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const root = join(import.meta.dirname, '../../..');
const lambdaUnzippedLimit = 250 * 1024 * 1024;
const run = promisify(execFile);

let folder: string;
let temporary: string;
let target: TargetServer;
let bot: BotsEnd;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'browser-bundle-'));
  temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  [target, bot] = await Promise.all([startTargetServer(), startBotsEnd()]);
  renameSync(bundle(), join(folder, 'task'));
});
afterAll(async () => {
  await Promise.all([target.stop(), bot.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

function bundle(): string {
  const stack = new Stack(new App({ outdir: join(folder, 'cdk.out') }), 'Bundle');
  new NodejsFunction(stack, 'Browser', {
    entry: join(root, 'functions/browser/handler.ts'),
    projectRoot: root,
    depsLockFilePath: join(root, 'package-lock.json'),
    runtime: Runtime.NODEJS_24_X,
    bundling: browserBundling,
  });
  const made = readdirSync(join(folder, 'cdk.out')).find((name) => name.startsWith('asset.'));
  return join(folder, 'cdk.out', made ?? '');
}

/**
 * Calls the bundle's handler once for each address of a form, in one process that can read only the
 * bundle's folder.
 */
async function call(...urls: string[]): Promise<{ answers: BrowserAnswer[]; log: string }> {
  const events = urls.map((url) => bot.call({ target: aTarget(url) }));
  const script = `const { handler } = require('./index.js');
    (async () => {
      const answers = [];
      for (const event of ${JSON.stringify(events)}) answers.push(await handler(event, {}));
      console.log('ANSWERS ' + JSON.stringify(answers));
      process.exit();
    })()`;
  const { stdout } = await run(process.execPath, ['-e', script], {
    cwd: join(folder, 'task'),
    env: {
      FORM_BOT_ALLOW_LOOPBACK: '1',
      PATH: '/usr/bin:/bin',
      HOME: folder,
      TMPDIR: temporary,
    },
  });
  const answers = /^ANSWERS (.*)$/m.exec(stdout)?.[1] ?? '[]';
  return {
    answers: JSON.parse(answers) as BrowserAnswer[],
    log: stdout.replace(/^ANSWERS.*/m, ''),
  };
}

test('the bundle fits Lambda and excludes the original browser archive', () => {
  const files = readdirSync(join(folder, 'task'), { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(lambdaUnzippedLimit / 2);
  const browser = readdirSync(join(folder, 'task/node_modules/@sparticuz/chromium/bin'));
  expect(browser.sort()).toEqual(['al2023.tar.br', 'chromium.zst', 'fonts.tar.br']);
  const launcher = join(folder, 'task/node_modules/playwright-aws-lambda/dist/src');
  expect([existsSync(launcher), existsSync(join(launcher, 'bin'))]).toEqual([true, false]);
});

test('the bundle contains no client of a database or queue', () => {
  const code = readFileSync(join(folder, 'task/index.js'), 'utf8');
  expect(code).not.toMatch(/DynamoDB_20120810|AmazonSQS\.|AWSLambda|SUBMISSIONS_TABLE/);
});

test("the browser version in the code equals the package's version", () => {
  const manifest = readFileSync(
    join(root, 'node_modules/@sparticuz/chromium/package.json'),
    'utf8',
  );
  expect(JSON.parse(manifest)).toMatchObject({ version: chromiumPackageVersion });
});

test('the bundle submits a lead from its own folder', async () => {
  const { answers, log } = await call(target.url('/bundle'));
  expect(answers).toMatchObject([{ kind: 'success' }]);
  expect(target.received('/bundle')).toMatchObject([{ email: aLead().email }]);
  expect(log).not.toContain(aLead().email);
});

test('the bundle posts a picture of a failure', async () => {
  const { answers } = await call(target.url('/refuses'));
  expect(answers).toMatchObject([
    { kind: 'failure', reason: 'validation_refused', fenced: true, pictured: true },
  ]);
  expect(bot.pictures()).toMatchObject([{ fields: { key: 'screenshots/u/s/1.jpg' } }]);
  expect(bot.pictures()[0]?.file.subarray(0, 2).toString('hex')).toBe('ffd8');
});

test("an attempt's files are removed before the next attempt", async () => {
  // A folder as it remains if Lambda ends the function at its time limit.
  mkdirSync(join(temporary, 'attempt-999999-left'));
  await call(target.url('/bundle'), target.url('/refuses'), target.url('/gone'));
  const left = readdirSync(temporary).filter((name) => !name.startsWith('form-bot-chromium-'));
  expect(left).toEqual([expect.stringMatching(/^attempt-\d+-/)]);
  expect(readdirSync(join(temporary, left[0]!))).toEqual([]);
});
