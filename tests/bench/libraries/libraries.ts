/**
 * `libraries [name …]`: the whole bot on forms made with UI libraries, as their documentation shows
 * them. Each page is sent one lead that its server accepts and, if that lead arrived, one that its
 * server refuses. The server compares the values. Exits with 1 below the target.
 */
import { join } from 'node:path';
import type { Recipe } from '../../../contract/recipe.ts';
import { attemptWaits } from '../../../functions/browser/attempt/attempt-work.ts';
import { attemptLead } from '../../../functions/browser/attempt/attempt-lead.ts';
import { aTarget, keep, launch } from '../../functions/browser/attempt-builders.ts';
import { buildPage, type BuiltPage } from '../../libraries/build-page.ts';
import { lead } from '../../libraries/compare-values.ts';
import { installPackages } from '../install-packages.ts';
import { libraryPages, type LibraryPage } from '../../libraries/library-pages.ts';
import { servePages, type PageServer } from '../../libraries/serve-pages.ts';
import { ownAnswers, recipeFor } from './own-recipe.ts';
import { judgeAccepted, judgeRefused, verdicts, type Judgement } from './judge-page.ts';

const target = { rightShare: 0.9, medianMs: 1500 };
const LIMIT_MS = 60_000;

interface Tried extends Judgement {
  name: string;
  /** The duration of the accepted attempt, including the start of its browser. */
  ms: number;
}

export async function benchLibraries(names: readonly string[]): Promise<void> {
  const asked = chosenPages(names);
  await installPackages(join(import.meta.dirname, '../../libraries'));
  const built = new Map<string, BuiltPage>();
  for (const { name } of asked) built.set(name, await buildPage(name));
  const server = await servePages(built);
  const tried: Tried[] = [];
  try {
    for (const page of asked) {
      const one = await tryPage(server, page);
      tried.push(one);
      console.log(
        `${one.name.padEnd(28)}${String(Math.round(one.ms)).padStart(6)} ms  ${wordsOf(one)}`,
      );
    }
  } finally {
    await server.stop();
  }
  if (!report(tried)) process.exitCode = 1;
}

/** @throws {Error} if a name is not a page's. */
function chosenPages(names: readonly string[]): readonly LibraryPage[] {
  const unknown = names.filter((name) => !libraryPages.some((page) => page.name === name));
  if (unknown.length > 0) throw new Error(`No page is called ${unknown.join(', ')}`);
  return names.length === 0
    ? libraryPages
    : libraryPages.filter(({ name }) => names.includes(name));
}

async function tryPage(server: PageServer, page: LibraryPage): Promise<Tried> {
  const { name, checks } = page;
  const asked = page.asksMore ? await recipeFor(server.url(name, false)) : undefined;
  const started = performance.now();
  const accepted = await attemptOnce(server.url(name, false), asked);
  const ms = performance.now() - started;
  const received = server.takeReceived(name);
  const first = judgeAccepted(accepted, received, checks);
  if (received.length === 0) return { name, ms, ...first };
  const refused = await attemptOnce(server.url(name, true), asked);
  const second = judgeRefused(refused, server.takeReceived(name));
  const worse = verdicts.indexOf(second.verdict) > verdicts.indexOf(first.verdict);
  return { name, ms, ...(worse ? second : first) };
}

function attemptOnce(url: string, recipe: Recipe | undefined) {
  return attemptLead({
    lead,
    target: aTarget(url, recipe && { recipe }),
    fields: recipe ? ownAnswers : {},
    launch,
    keep,
    fence: () => Promise.resolve(true),
    now: () => new Date(),
    signal: AbortSignal.timeout(LIMIT_MS),
    waits: attemptWaits,
  });
}

const wordsOf = ({ verdict, detail }: Tried) => (detail ? `${verdict}: ${detail}` : verdict);

/** @returns whether the target is met. */
function report(tried: readonly Tried[]): boolean {
  const of = (verdict: string) => tried.filter((one) => one.verdict === verdict);
  const right = of('right');
  const times = right.map(({ ms }) => ms).sort((one, other) => one - other);
  const medianMs = Math.round(times[Math.floor(times.length / 2)] ?? 0);
  console.log(`\n${tried.length} pages of UI libraries`);
  for (const verdict of verdicts) {
    const names = of(verdict).map(({ name }) => name);
    const listed = verdict === 'right' ? '' : `  ${names.join(', ')}`;
    console.log(`  ${verdict.padEnd(38)}${String(names.length).padStart(3)}${listed}`);
  }
  const rightShare = right.length / Math.max(1, tried.length);
  console.log(`  right ${(rightShare * 100).toFixed(1)} %, median of these ${medianMs} ms`);
  const harmful = ['false success of a refusal', 'wrong value as success', 'sent twice'];
  const met =
    rightShare >= target.rightShare &&
    medianMs <= target.medianMs &&
    harmful.every((verdict) => of(verdict).length === 0);
  console.log(met ? '\nThe target is met.' : '\nBelow the target.', JSON.stringify(target));
  return met;
}
