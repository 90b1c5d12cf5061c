/**
 * Cold starts, each in its own process with an empty temporary folder: the bot from its deployed
 * bundle, compared with the unmodified packages.
 */
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserBundling, copyBrowserPackages } from '../../infra/browser-bundle.ts';

const ROUNDS = 5;
const run = promisify(execFile);
const scripts = join(import.meta.dirname, 'cold-start');

/** @returns milliseconds from the start of the script to a usable page. */
export async function coldStarts(): Promise<Record<'naive' | 'bot', number[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'cold-start-'));
  const times = { naive: [] as number[], bot: [] as number[] };
  try {
    const bundled = await bundleBot(join(folder, 'task'));
    // The first start does not count, because only it reads its files from the disk.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const naive = await coldStart(join(scripts, 'naive.ts'), join(folder, 'tmp'));
      const bot = await coldStart(bundled, join(folder, 'tmp'));
      if (round === 0) continue;
      times.naive.push(naive);
      times.bot.push(bot);
    }
    return times;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundleBot(task: string): Promise<string> {
  await mkdir(task);
  const { target, minify, mainFields, define, externalModules } = browserBundling;
  const outfile = join(task, 'index.js');
  await build({
    entryPoints: [join(scripts, 'bot.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    ...(target !== undefined && { target }),
    ...(minify !== undefined && { minify }),
    ...(mainFields && { mainFields }),
    ...(define && { define }),
    ...(externalModules && { external: externalModules }),
  });
  copyBrowserPackages(task);
  return outfile;
}

async function coldStart(script: string, folder: string): Promise<number> {
  await mkdir(folder);
  const { stdout } = await run(process.execPath, [script], {
    env: { ...process.env, TMPDIR: folder },
  });
  await rm(folder, { recursive: true, force: true });
  return Number(stdout.trim());
}
