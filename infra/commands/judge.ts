/**
 * `npm run judge -- <attempt.json>…`: determines the outcome of stored attempts again, for example
 * after a change of the rules. Prints what happened in each attempt, and which outcome each sign
 * (such as a text on the page) suggests. `npm start -- --keep-attempts <folder>` stores attempts.
 */
import {
  evidenceAt,
  judgeAgain,
  type KeptAttempt,
} from '../../functions/browser/judge/judge-again.ts';
import { signsOf } from '../../functions/browser/judge/judge-outcome.ts';
import type { Logged } from '../../functions/browser/traffic/log.ts';
import { readJson } from '../read-json.ts';

function explain(path: string): void {
  const kept = readJson<KeptAttempt>(path);
  const verdict = judgeAgain(kept);
  const evidence = evidenceAt(kept);
  console.log(`${path}\n\nWhat happened`);
  for (const event of kept.log) console.log(`  ${secondsOf(event)}  ${textOf(event)}`);
  console.log('\nWhat each sign said at the last look');
  for (const { name, ...said } of evidence ? signsOf(evidence) : []) {
    const words = Object.entries(said).flatMap(([side, sign]) =>
      sign ? [sideOf(side, sign)] : [],
    );
    console.log(`  ${name.padEnd(44)}${words.join('; ') || '-'}`);
  }
  const judged = verdict?.kind === 'failure' ? verdict.failure : undefined;
  console.log(`\nJudged now:  ${judged?.reason ?? verdict?.kind ?? 'the page was not looked at'}`);
  if (judged) console.log(`             ${judged.message}`);
  console.log(
    `Judged then: ${kept.ended.reason}${kept.ended.text ? `\n             ${kept.ended.text}` : ''}\n`,
  );
}

function sideOf(
  side: string,
  { kind, words, fact }: { kind: string; words: string; fact?: string },
) {
  const text = [words && `“${words}”`, fact].filter(Boolean).join(', ');
  return `${side} (${kind})${text && `: ${text}`}`;
}

const secondsOf = ({ at }: Logged) => `${(at / 1000).toFixed(2)} s`.padStart(9);

function textOf(event: Logged): string {
  if (event.kind === 'begun') {
    const { email, phone } = event.shows;
    const shown =
      email && phone ? ', with the lead' : email || phone ? ', with a part of the lead' : '';
    return `${event.request} begun: ${event.method} ${event.url} (${event.type})${shown}`;
  }
  if (event.kind === 'answered') return `${event.request} answered: ${event.answer.status}`;
  if (event.kind === 'read') return `${event.request} read: ${short(event.json?.body)}`;
  if (event.kind === 'ended')
    return `${event.request} ended${event.error ? `: ${event.error}` : ''}`;
  if (event.kind === 'page read') {
    return `page read${event.isBefore ? ' before the press' : ''}: ${short(event.reading.lines)}`;
  }
  const facts = Object.entries(event).filter(([name]) => name !== 'kind' && name !== 'at');
  return facts.length > 0 ? `${event.kind}: ${short(Object.fromEntries(facts))}` : event.kind;
}

const short = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 160);

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Name the file of an attempt: npm run judge -- attempts/2026-03-01T….json');
  process.exit(1);
}
for (const path of paths) explain(path);
