/**
 * `libraries [--own] [name …]`: runs the whole bot on forms that are made with UI libraries, as
 * their documentation shows them. Each page gets one lead that its server accepts. If that lead
 * arrived, the page gets a second lead, which its server refuses. The bench compares each lead with
 * the values that the server received. With `--own`, each page is first added as a user's own form,
 * and also gets a lead of another person. Exits with 1 if the result is below the target.
 */
import { join } from 'node:path';
import type { Lead } from '../../../contract/lead.ts';
import { readCustomValues } from '../../../contract/custom-values.ts';
import { asError } from '../../../contract/errors.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { attemptWaits } from '../../../functions/browser/attempt/attempt-work.ts';
import { attemptLead } from '../../../functions/browser/attempt/attempt-lead.ts';
import { aTarget, keep, launch } from '../../functions/browser/attempt/attempt-builders.ts';
import { buildPage, type BuiltPage } from '../../libraries/build-page.ts';
import { lead, otherLead } from '../../libraries/compare-values.ts';
import { installPackages } from '../install-packages.ts';
import { libraryPages, type LibraryPage } from '../../libraries/library-pages.ts';
import { servePages, type PageServer } from '../../libraries/serve-pages.ts';
import { addOwnForm, type OwnForm } from './own-form.ts';
import { judgeAccepted, judgeRefused, verdicts, type Judgement } from './judge-page.ts';

const target = { rightShare: 0.9, medianMs: 1500 };
/** Each lead's answers to the custom fields, which some pages have besides the usual fields. */
const ownAnswers = { dob: '1990-06-05', income: 85_000 };
const LIMIT_MS = MINUTE_MS;

interface Tried extends Judgement {
  name: string;
  /**
   * The duration of the attempt at the accepting server, including the start of its browser, in
   * milliseconds.
   */
  ms: number;
}

export async function benchLibraries(options: readonly string[]): Promise<void> {
  const names = options.filter((option) => option !== '--own');
  const isOwn = names.length < options.length;
  const pages = chosenPages(names);
  await installPackages(join(import.meta.dirname, '../../libraries'));
  const built = new Map<string, BuiltPage>();
  for (const { name } of pages) built.set(name, await buildPage(name));
  const server = await servePages(built);
  const tried: Tried[] = [];
  try {
    for (const page of pages) {
      const one = await tryPage(server, page, isOwn);
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

/** @throws {Error} if no page has one of the names. */
function chosenPages(names: readonly string[]): readonly LibraryPage[] {
  const unknown = names.filter((name) => !libraryPages.some((page) => page.name === name));
  if (unknown.length > 0) throw new Error(`No page is called ${unknown.join(', ')}`);
  return names.length === 0
    ? libraryPages
    : libraryPages.filter(({ name }) => names.includes(name));
}

async function tryPage(server: PageServer, page: LibraryPage, isOwn: boolean): Promise<Tried> {
  const { name, checks, asksMore } = page;
  const [accepting, refusing] = [server.url(name, false), server.url(name, true)];
  const added = isOwn || asksMore ? await addOwnForm(accepting).catch(asError) : undefined;
  if (added instanceof Error) {
    return { name, ms: 0, verdict: 'not rehearsed', detail: added.message };
  }
  const judgements: Judgement[] = [];
  let ms = 0;
  for (const whose of isOwn ? [lead, otherLead] : [lead]) {
    const started = performance.now();
    const accepted = await attemptOnce(accepting, whose, added);
    ms ||= performance.now() - started;
    const judged = judgeAccepted(accepted, server.takeReceived(name), checks, whose);
    judgements.push(judged);
    if (judged.verdict === 'not managed') break;
  }
  if (!judgements.some(({ verdict }) => verdict === 'not managed')) {
    const refused = await attemptOnce(refusing, lead, added);
    judgements.push(judgeRefused(refused, server.takeReceived(name)));
  }
  const worst = judgements.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one));
  const unseen = added?.unseen.length ? `; nothing to choose for ${added.unseen.join(', ')}` : '';
  return { name, ms, verdict: worst.verdict, detail: `${worst.detail}${unseen}` };
}

const rankOf = ({ verdict }: Judgement) => verdicts.indexOf(verdict);

function attemptOnce(url: string, whose: Lead, added: OwnForm | undefined) {
  const { recipe, customFields = [] } = added ?? {};
  const { values = {} } = readCustomValues(customFields, ownAnswersTo(customFields));
  const own = recipe && { recipe, allowedOrigins: recipe.allowedOrigins };
  return attemptLead({
    lead: whose,
    target: aTarget(url, own),
    fields: values,
    launch,
    keep,
    fence: () => Promise.resolve(true),
    now: () => new Date(),
    signal: AbortSignal.timeout(LIMIT_MS),
    waits: attemptWaits,
  });
}

const ownAnswersTo = (fields: OwnForm['customFields']) =>
  Object.fromEntries(
    Object.entries(ownAnswers).filter(([name]) => fields.some((one) => one.name === name)),
  );

const wordsOf = ({ verdict, detail }: Tried) => (detail ? `${verdict}: ${detail}` : verdict);

/** Prints the results. @returns whether the bench's target is met. */
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
