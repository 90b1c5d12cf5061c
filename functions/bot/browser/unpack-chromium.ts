/**
 * Unpacks the packaged Chromium once per machine. The package reuses whatever `chromium` it finds
 * in the temporary folder, so it is given a private one; several processes may unpack at once, and
 * the first rename wins.
 */
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWith } from '../../contract/environment.ts';

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
    const variables = { TMPDIR: staging, AWS_EXECUTION_ENV: LAMBDA_RUNTIME };
    const { default: chromium } = await startWith(variables, () => import('@sparticuz/chromium'));
    await startWith(variables, () => chromium.executablePath());
    await rename(staging, folder);
  } catch (error: unknown) {
    await rm(staging, { recursive: true, force: true });
    if (!(await isOwn(folder, user))) throw error;
  }
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
