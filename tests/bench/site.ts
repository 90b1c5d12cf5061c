/**
 * `npm run bench -- site`: measures the bytes of every page, and Lighthouse's scores of the public
 * pages (mobile preset, the median of three runs, with the Chromium from npm). The site is built
 * separately. In this build the bench's own server is the public origin, so that pages may be
 * indexed, and a file of the site replaces the screenshot service. `npm run bench -- site bytes`
 * prints only the bytes.
 */
import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { publicPaths } from '../../frontend/app/page-paths.ts';
import {
  buildPages,
  loadedFiles,
  readPage,
  scriptsOf,
  zippedBytes,
} from '../frontend/built-page.ts';
import { serveBuild } from '../frontend/serve-build.ts';
import { launchPersonsBrowser } from '../end-to-end/browser.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../..');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
/**
 * npx downloads Lighthouse when the bench runs. As a dependency, Lighthouse with its packages would
 * be a sixth of everything that npm installs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const fetchedLater: Readonly<Record<string, string[]>> = { '/beauty-case-study': ['show-terms'] };
/** Pages whose HTML lists every script that their first view needs. */
const firstViews = ['/auth', '/dashboard'];

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

async function printBytes(): Promise<void> {
  await buildPages();
  const rows = publicPaths.map((address) => {
    const { html } = readPage(address);
    return {
      page: address,
      'JS KB gz': kilobytes(zippedBytes(scriptsOf(html, fetchedLater[address]))),
      'CSS KB gz': kilobytes(zippedBytes(loadedFiles(html, 'css'))),
      fonts: loadedFiles(html, 'woff2').length,
    };
  });
  console.table(rows);
  const views = firstViews.map((address) => ({
    'first view of': address,
    'JS KB gz': kilobytes(zippedBytes(scriptsOf(readPage(address).html))),
  }));
  console.table(views);
}

/** The files and folders that the site's build reads. */
const copied = ['frontend', 'contract', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];

/** Builds a copy of the sources, so that the checkout's own build is unchanged. */
async function buildFor(origin: string, folder: string): Promise<void> {
  for (const part of copied) {
    await cp(path.join(repository, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !/frontend\/(build|\.react-router)(\/|$)/.test(source),
    });
  }
  const service = `export const screenshotService = '/icon-512.png?of=';\n`;
  await writeFile(path.join(folder, 'contract/screenshot-service.ts'), service);
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, VITE_PUBLIC_ORIGIN: origin },
  });
  if (status !== 0) throw new Error(`The site did not build:\n${stderr}`);
}

type Scores = Record<(typeof categories)[number], number>;

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string }>;
  categories: Partial<Record<(typeof categories)[number], { score: number | null }>>;
}

async function measure(url: string, port: number): Promise<Scores> {
  const options = [`--port=${port}`, `--only-categories=${categories.join(',')}`];
  const args = ['--yes', LIGHTHOUSE, url, ...options, '--output=json', '--quiet'];
  const { stdout } = await run('npx', args, { cwd: repository, maxBuffer: 2 ** 26 });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const failed = Object.values(report.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  if (failed.length > 0) console.log(`  ${url} fails: ${failed.map(({ id }) => id).join(', ')}`);
  const scores = categories.map((name) => [name, (report.categories[name]?.score ?? 0) * 100]);
  return Object.fromEntries(scores) as Scores;
}

function median(values: number[]): number {
  return Math.round([...values].sort((left, right) => left - right)[values.length >> 1] ?? 0);
}

async function printScores(origin: string, port: number): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const address of publicPaths) {
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(origin + address, port));
    const scores = categories.map((name) => [name, median(runs.map((scored) => scored[name]))]);
    rows.push({ page: address, ...(Object.fromEntries(scores) as Scores) });
  }
  console.table(rows);
}

export async function benchSite(options: readonly string[] = []): Promise<void> {
  await printBytes();
  if (options.includes('bytes')) return;
  const results = path.join(repository, 'tests/results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(path.join(results, 'site-'));
  const site = await serveBuild(path.join(folder, 'frontend/build/client'));
  const port = await freePort();
  try {
    await buildFor(site.origin, folder);
    const browser = await launchPersonsBrowser([`--remote-debugging-port=${port}`]);
    try {
      await printScores(site.origin, port);
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}
