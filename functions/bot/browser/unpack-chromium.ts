/**
 * Unpacks the packaged Chromium once per machine. The package reuses whatever `chromium` it finds
 * in the temporary folder, so it is given a private one, in a thread with variables of its own;
 * several processes may unpack at once, and the first rename wins.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The version of `@sparticuz/chromium`: another version never finds this one's files. */
export const chromiumPackageVersion = '153.0.0';

/** Makes the package unpack the libraries that a bare machine lacks, on Lambda or not. */
const LAMBDA_RUNTIME = 'AWS_Lambda_nodejs24.x';

export interface Chromium {
  executablePath: string;
  environment: Record<string, string>;
}

export async function unpackChromium(parent: string = tmpdir()): Promise<Chromium> {
  const user = process.getuid?.() ?? 0;
  const folder = join(parent, `form-bot-chromium-${chromiumPackageVersion}-${user}`);
  if (!(await isOwn(folder, user))) await unpackInto(folder, user);
  return {
    executablePath: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

async function unpackInto(folder: string, user: number): Promise<void> {
  const staging = `${folder}-${randomUUID()}`;
  await mkdir(staging, { mode: 0o700 });
  try {
    await unpackInThread(staging);
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontSettings(folder));
    await rename(staging, folder);
  } catch (error: unknown) {
    await rm(staging, { recursive: true, force: true });
    if (!(await isOwn(folder, user))) throw error;
  }
}

const threadScript = `
  const { workerData } = require('node:worker_threads');
  import(workerData).then(({ default: chromium }) => chromium.executablePath());`;

async function unpackInThread(staging: string): Promise<void> {
  const path = createRequire(import.meta.filename).resolve('@sparticuz/chromium');
  const thread = new Worker(threadScript, {
    eval: true,
    env: { TMPDIR: staging, TEMP: staging, AWS_EXECUTION_ENV: LAMBDA_RUNTIME },
    workerData: pathToFileURL(path).href,
  });
  // Rejects with whatever the thread throws.
  await once(thread, 'exit');
}

/**
 * The package's own settings look for its fonts in /tmp/fonts. A machine without any font, as Lambda
 * is, ends Chromium at the first letter.
 */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

/** Whether the folder is there and this user's: in a shared temporary folder others may write. */
async function isOwn(folder: string, user: number): Promise<boolean> {
  try {
    const found = await lstat(folder);
    if (found.isDirectory() && (process.getuid === undefined || found.uid === user)) return true;
  } catch {
    return false;
  }
  throw new Error('The folder for the unpacked Chromium belongs to another user');
}
