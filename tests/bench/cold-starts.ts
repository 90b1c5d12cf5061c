/**
 * Measures three kinds of cold starts: the bot's browser from the deployed bundle, for comparison
 * Chromium with the npm packages as they are, and the bot with a whole lead. Each cold start has
 * its own process and an empty temporary folder.
 */
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Lead } from '../../contract/lead.ts';
import { browserBundling, copyBrowserPackages } from '../../infra/browser-bundle.ts';
import type { Profile } from './cold-start/profile-lead.ts';

const ROUNDS = 5;
const run = promisify(execFile);
const scripts = join(import.meta.dirname, 'cold-start');

export interface ColdStarts {
  /** Milliseconds from the start of the script to a usable page. */
  naive: number[];
  bot: number[];
  leads: Profile[];
}

/** @param url the address of the form to which each lead is sent. */
export async function coldStarts(url: string, aLead: () => Lead): Promise<ColdStarts> {
  const folder = await mkdtemp(join(tmpdir(), 'cold-start-'));
  const starts: ColdStarts = { naive: [], bot: [], leads: [] };
  try {
    const task = join(folder, 'task');
    await bundleBot(task);
    const start = (script: string, ...options: string[]) =>
      coldStart([script, ...options], join(folder, 'tmp'));
    // The first round is not counted, because it also reads the programs' files from the disk.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const naive = await start(join(scripts, 'naive.ts'));
      const bot = await start(join(task, 'bot.js'));
      const lead = await start(join(task, 'lead.js'), url, JSON.stringify(aLead()));
      if (round === 0) continue;
      starts.naive.push(Number(naive));
      starts.bot.push(Number(bot));
      starts.leads.push(JSON.parse(lead) as Profile);
    }
    return starts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundleBot(task: string): Promise<void> {
  await mkdir(task);
  const { target, minify, mainFields, define, externalModules } = browserBundling;
  await build({
    entryPoints: ['bot.ts', 'lead.ts'].map((script) => join(scripts, script)),
    outdir: task,
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
}

/** @returns the standard output of the script. */
async function coldStart(script: readonly string[], folder: string): Promise<string> {
  await mkdir(folder);
  const { stdout } = await run(process.execPath, script, {
    env: { ...process.env, TMPDIR: folder },
  });
  await rm(folder, { recursive: true, force: true });
  return stdout.trim();
}
