/** The bundle as it deploys: made by CDK, run by Node alone in a folder of its own. */
import { CreateBucketCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPackageVersion } from '../../../functions/contract/packed-chromium.ts';
import { createSubmissionStore } from '../../../functions/stores/submission-store.ts';
import { createTargetHealthStore } from '../../../functions/stores/target-health-store.ts';
import { botBundling } from '../../../infra/bot-bundle.ts';
import { aLead, anId, aUser } from '../builders.ts';
import { startDynamoDb, startQueue } from '../local-aws.ts';
import { aTarget } from './attempt-builders.ts';
import { startTargetServer, type TargetServer } from './target-server.ts';

jest.setTimeout(60_000);

const root = join(import.meta.dirname, '../../..');
const lambdaUnzippedLimit = 250 * 1024 * 1024;
const run = promisify(execFile);

let folder: string;
let database: Awaited<ReturnType<typeof startDynamoDb>>;
let queue: Awaited<ReturnType<typeof startQueue>>;
let evidence: S3Client;
let target: TargetServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bot-bundle-'));
  [database, queue, target] = await Promise.all([
    startDynamoDb(),
    startQueue(),
    startTargetServer(),
  ]);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const { endpoint } = queue;
  evidence = new S3Client({ endpoint, credentials, region: 'eu-west-1', forcePathStyle: true });
  await evidence.send(new CreateBucketCommand({ Bucket: 'evidence' }));
  cpSync(bundle(), join(folder, 'task'), { recursive: true });
});
afterAll(async () => {
  evidence.destroy();
  await Promise.all([database.stop(), queue.stop(), target.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

function bundle(): string {
  const stack = new Stack(new App({ outdir: join(folder, 'cdk.out') }), 'Bundle');
  new NodejsFunction(stack, 'Bot', {
    entry: join(root, 'functions/bot/handler.ts'),
    projectRoot: root,
    depsLockFilePath: join(root, 'package-lock.json'),
    runtime: Runtime.NODEJS_24_X,
    bundling: botBundling,
  });
  const made = readdirSync(join(folder, 'cdk.out')).find((name) => name.startsWith('asset.'));
  return join(folder, 'cdk.out', made ?? '');
}

/** Delivers the message to the bundle's handler in a process that has nothing but its folder. */
async function deliver(message: object, url: string) {
  const { client, queueUrl, endpoint } = queue;
  await client.send(
    new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }),
  );
  const { Messages: [received] = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl: queueUrl }),
  );
  const record = {
    messageId: received?.MessageId,
    receiptHandle: received?.ReceiptHandle,
    body: received?.Body,
  };
  const script = `require('./index.js').handler(${JSON.stringify({ Records: [record] })})
    .then((answer) => { console.log('ANSWER ' + JSON.stringify(answer)); process.exit(); })`;
  const { stdout } = await run(process.execPath, ['-e', script], {
    cwd: join(folder, 'task'),
    env: { ...variables(url, endpoint), PATH: '/usr/bin:/bin', HOME: folder, TMPDIR: folder },
  });
  const answer = /^ANSWER (.*)$/m.exec(stdout)?.[1] ?? '{}';
  return { log: stdout, answer: JSON.parse(answer) as unknown, messageId: received?.MessageId };
}

function variables(url: string, endpoint: string) {
  return {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_ENDPOINT_URL_SQS: endpoint,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_LAMBDA_FUNCTION_NAME: 'bot',
    FORM_BOT_ALLOW_LOOPBACK: '1',
    SUBMISSIONS_TABLE: 'submissions',
    LEAD_QUEUE_URL: queue.queueUrl,
    EVIDENCE_BUCKET: 'evidence',
    TARGET_HEALTH_TABLE: 'targetHealth',
    TARGET_FORM: JSON.stringify(aTarget(url)),
    ATTEMPT_DEADLINE_SECONDS: '30',
    LEASE_SECONDS: '120',
    RETRY_BASE_SECONDS: '600',
    RETRY_CAP_SECONDS: '600',
    LEAD_RETENTION_DAYS: '30',
  };
}

async function aSubmission() {
  const now = () => new Date();
  const store = createSubmissionStore({ client: database.client, table: 'submissions', now });
  const [userId, id] = [aUser(), anId()];
  await store.create({ userId, id, keyId: anId(), lead: aLead(), maxAttempts: 3 });
  return { message: { userId, submissionId: id }, row: () => store.get(userId, id) };
}

test('The bundle fits Lambda and leaves the old browser out', () => {
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

test('The unpacked browser is keyed by its package version', () => {
  const manifest = readFileSync(
    join(root, 'node_modules/@sparticuz/chromium/package.json'),
    'utf8',
  );
  expect(JSON.parse(manifest)).toMatchObject({ version: chromiumPackageVersion });
});

test('The bundle submits a lead from its own folder alone', async () => {
  const { message, row } = await aSubmission();
  const { answer, log } = await deliver(message, target.url('/bundle'));
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(await row()).toMatchObject({ status: 'success', attempts: [{ outcome: 'success' }] });
  expect(target.received('/bundle')).toMatchObject([{ email: aLead().email }]);
  expect(log).not.toContain(aLead().email);
});

test('The bundle stores evidence and delays what it tries again', async () => {
  const { message, row } = await aSubmission();
  const { answer, messageId } = await deliver(message, target.url('/gone'));
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: messageId }] });
  const { userId, submissionId } = message;
  const screenshotKey = `screenshots/${userId}/${submissionId}/1.jpg`;
  expect(await row()).toMatchObject({ status: 'pending', screenshotKey });
  const stored = await evidence.send(
    new GetObjectCommand({ Bucket: 'evidence', Key: screenshotKey }),
  );
  expect(stored.ContentType).toBe('image/jpeg');
  stored.Body?.transformToByteArray().catch(() => undefined);
});

test('The bundle leaves a spared target alone, and its message goes', async () => {
  const url = target.url('/spared');
  const now = () => new Date();
  const health = createTargetHealthStore({ client: database.client, table: 'targetHealth', now });
  for (let count = 0; count < 5; count += 1) await health.record(url, { outcome: 'timeout' });
  const { message, row } = await aSubmission();
  const { answer } = await deliver(message, url);
  expect(answer).toEqual({ batchItemFailures: [] });
  const { openUntil } = (await health.read(url)) ?? {};
  expect(await row()).toMatchObject({
    status: 'processing',
    attemptCount: 0,
    nextAttemptAt: openUntil,
  });
  expect(target.received('/spared')).toEqual([]);
});
