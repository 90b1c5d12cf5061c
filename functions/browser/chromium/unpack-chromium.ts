/**
 * Unpacks the packaged Chromium once per machine. The package unpacks into the temporary folder and
 * reuses all files that it finds in that folder, so it runs in a thread whose environment variables
 * name a private folder. Several processes may unpack at once; the first process to rename its
 * folder wins.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { chromiumPackageVersion, recompressedChromium } from '../../../contract/packed-chromium.ts';

export interface Chromium {
  executablePath: string;
  environment: Record<string, string>;
}

/**
 * The temporary folder at the process's start. `openScratchFolder` may later set another folder,
 * which is emptied after each attempt.
 */
const machineFolder = tmpdir();

/**
 * Starts the unpacking thread before it returns. The caller then loads the browser's driver, which
 * blocks the calling thread.
 */
export async function unpackChromium(parent: string = machineFolder): Promise<Chromium> {
  const user = process.getuid?.() ?? 0;
  const folder = join(parent, `form-bot-chromium-${chromiumPackageVersion}-${user}`);
  if (!isOwn(folder, user)) await unpackInto(folder, user);
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
  mkdirSync(staging, { mode: 0o700 });
  try {
    await unpackInThread(staging);
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontSettings(folder));
    await rename(staging, folder);
  } catch (error: unknown) {
    await rm(staging, { recursive: true, force: true });
    if (!isOwn(folder, user)) throw error;
  }
}

/**
 * Uses the package's `inflate` for its archives; the browser's program is compressed with
 * Zstandard, which `inflate` can't read. Small chunks stay in the processor's cache, and some
 * megabytes may wait for the disk, so that unpacking and writing run at the same time.
 */
const threadScript = `
  const { createReadStream, createWriteStream } = require('node:fs');
  const { pipeline } = require('node:stream/promises');
  const { workerData: { inflater, archives, program, target } } = require('node:worker_threads');
  const { createBrotliDecompress, createZstdDecompress } = require('node:zlib');
  const decompress = program.endsWith('.zst') ? createZstdDecompress : createBrotliDecompress;
  const source = createReadStream(program, { highWaterMark: 2 ** 18 });
  const written = createWriteStream(target, { mode: 0o700, highWaterMark: 2 ** 22 });
  pipeline(source, decompress({ chunkSize: 2 ** 18 }), written);
  import(inflater).then(({ inflate }) => Promise.all(archives.map(inflate)));`;

async function unpackInThread(staging: string): Promise<void> {
  const inflater = createRequire(import.meta.filename).resolve('@sparticuz/chromium');
  const packed = (name: string) => join(dirname(inflater), '..', 'bin', name);
  const recompressed = packed(recompressedChromium);
  const thread = new Worker(threadScript, {
    eval: true,
    // The thread's script is CommonJS, even in a process that was started with
    // `--input-type=module`.
    execArgv: [],
    env: { TMPDIR: staging, TEMP: staging },
    workerData: {
      inflater: pathToFileURL(inflater).href,
      // Makes the package also unpack the libraries that a minimal machine such as Lambda lacks.
      archives: [packed('fonts.tar.br'), packed('al2023.tar.br')],
      program: existsSync(recompressed) ? recompressed : packed('chromium.br'),
      target: join(staging, 'chromium'),
    },
  });
  // Rejects with the error that the thread throws.
  await once(thread, 'exit');
}

/**
 * The package's own settings expect its fonts in /tmp/fonts. On a machine without fonts, such as
 * Lambda, Chromium crashes at the first letter.
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

/**
 * Whether the folder exists and belongs to this user; other users may write into a shared temporary
 * folder.
 */
function isOwn(folder: string, user: number): boolean {
  try {
    const found = lstatSync(folder);
    if (found.isDirectory() && (process.getuid === undefined || found.uid === user)) return true;
  } catch {
    return false;
  }
  throw new Error('The folder for the unpacked Chromium belongs to another user');
}
