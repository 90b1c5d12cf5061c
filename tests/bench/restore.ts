/**
 * `npm run bench -- restore`: rehearses the loss of a stage's data on a separate local cloud. It
 * copies tables and screenshots, deletes the originals and restores them from the copy. It checks
 * that everything works again and that an open lead is submitted exactly once.
 */
import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3';
import { execFile } from 'node:child_process';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getScreenshot } from '../../contract/graphql-operations.ts';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { loopback, portsFrom } from '../../local-cloud/ports.ts';
import { createBucketClient } from '../../local-cloud/s3/client.ts';
import {
  buildLead,
  graphql,
  listAllSubmissions,
  sendLead,
  createSender,
} from '../end-to-end/account.ts';
import { makeDataDir, repository, startLocalCloud, type LocalCloud } from '../end-to-end/stage.ts';

const LEADS_ON_THEIR_WAY = 12;
const FINISH_TIMEOUT_MS = 3 * MINUTE_MS;
const run = promisify(execFile);

interface Owner {
  accessToken: string;
  keyValue: string;
}

async function send({ outputs }: LocalCloud, { keyValue }: Owner, city: string): Promise<string> {
  const { status, body } = await sendLead(outputs, keyValue, buildLead({ city }));
  if (status !== 202) throw new Error(`A lead was answered ${status}`);
  return String(body['submissionId']);
}

async function untilFinal({ outputs }: LocalCloud, { accessToken }: Owner) {
  const deadline = Date.now() + FINISH_TIMEOUT_MS;
  for (;;) {
    const rows = await listAllSubmissions(outputs, accessToken);
    if (rows.every(({ status }) => status === 'success' || status === 'error')) return rows;
    if (Date.now() > deadline) throw new Error('Some leads do not end');
    await wait(500);
  }
}

const copyTables = (action: 'export' | 'import', dataDir: string, folder: string) =>
  run(
    process.execPath,
    [
      ...['infra/commands/operate.ts', 'restore', action, folder],
      ...['--outputs', path.join(dataDir, 'outputs.json')],
    ],
    { cwd: repository },
  );

interface CopiedObject {
  Key: string;
  Body: Uint8Array;
  ContentType: string | undefined;
}

async function copyBucket(origin: string, Bucket: string): Promise<CopiedObject[]> {
  const client = createBucketClient(origin);
  const copied: CopiedObject[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '' } of Contents) {
      const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key }));
      copied.push({
        Key,
        Body: (await Body?.transformToByteArray()) ?? new Uint8Array(),
        ContentType,
      });
    }
  }
  client.destroy();
  return copied;
}

async function fillBucket(origin: string, Bucket: string, objects: readonly CopiedObject[]) {
  const client = createBucketClient(origin);
  for (const object of objects) await client.send(new PutObjectCommand({ Bucket, ...object }));
  client.destroy();
}

/** The ids of the submissions that are open in the backup. */
async function openInCopy(folder: string): Promise<string[]> {
  const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith('SubmissionsTable'));
  const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const { Item } = JSON.parse(line) as { Item: Record<'id' | 'status', { S: string }> };
    return /processing|pending/.test(Item.status.S) ? Item.id.S : [];
  });
}

/**
 * The number of ended attempts for the leads that were open in the backup: all attempts before and
 * after the data loss.
 */
async function attemptsOf(dataDir: string, ids: readonly string[]): Promise<number> {
  const logs = path.join(dataDir, 'logs');
  const [file = ''] = (await readdir(logs)).filter((name) => name.startsWith('BotFunction'));
  const lines = (await readFile(path.join(logs, file), 'utf8')).split('\n');
  return lines.filter(
    (line) => line.includes('"Attempt ended"') && ids.some((id) => line.includes(id)),
  ).length;
}

export async function benchRestore(): Promise<void> {
  const dataDir = await makeDataDir();
  const folder = path.join(dataDir, 'copy');
  let cloud = await startLocalCloud({ dataDir });
  try {
    const { accessToken, keyValue } = await createSender(cloud.outputs);
    const owner = { accessToken, keyValue };
    const [done, refused] = [await send(cloud, owner, 'Pune'), await send(cloud, owner, 'Nowhere')];
    await untilFinal(cloud, owner);
    const picture = await pictureOf(cloud, owner, refused);
    const bucket = new URL(picture).pathname.split('/')[1] ?? '';
    const all = Array.from({ length: LEADS_ON_THEIR_WAY }, () => send(cloud, owner, 'Pune'));
    await Promise.all(all);
    await copyTables('export', dataDir, folder);
    const objects = await copyBucket(bucketsOf(cloud), bucket);
    const open = await openInCopy(folder);
    check(open.length > 0, `the copy has leads on their way (${open.length})`);
    await untilFinal(cloud, owner);

    await cloud.stop();
    for (const lost of ['dynamodb', 's3']) await rm(path.join(dataDir, lost), { recursive: true });
    cloud = await startLocalCloud({ dataDir });
    check((await listAllSubmissions(cloud.outputs, accessToken)).length === 0, 'the data is lost');
    await copyTables('import', dataDir, folder);
    await fillBucket(bucketsOf(cloud), bucket, objects);

    const later = await send(cloud, owner, 'Pune');
    const rows = new Map((await untilFinal(cloud, owner)).map((row) => [row.id, row]));
    check(rows.get(done)?.status === 'success', 'a success is a success again');
    check(rows.get(later)?.status === 'success', 'the old key sends a lead that arrives');
    const restored = await fetch(await pictureOf(cloud, owner, refused));
    check(restored.ok, 'the screenshot of a failure opens');
    const held = open.filter((id) => rows.get(id)?.failureReason === 'outcome_unknown');
    check(held.length === open.length, 'leads on their way wait for their owner');
    check((await attemptsOf(dataDir, open)) === open.length, 'none of them went out twice');
  } finally {
    await cloud.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function pictureOf({ outputs }: LocalCloud, { accessToken }: Owner, id: string) {
  const { data } = await graphql(outputs, accessToken, getScreenshot, { id });
  return data?.getSubmission?.screenshotUrl ?? '';
}

function bucketsOf({ outputs }: LocalCloud): string {
  return loopback(portsFrom(Number(new URL(outputs.SiteUrl).port)).buckets);
}

function check(holds: boolean, what: string): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (!holds) throw new Error(`Not so: ${what}`);
}
