/**
 * `outcomes [file.jsonl]`: measures how the bot judges labelled pages that were shown after a
 * submit. The whole bot runs in a real browser for each record. Prints a table of labels and
 * verdicts, each miss, and the figures, also as JSON. Exits with 1 if the result is below the
 * target.
 */
import type { AttemptResult } from '../../../functions/browser/attempt/attempt-work.ts';
import { attemptLead } from '../../../functions/browser/attempt/attempt-lead.ts';
import { afterPageKinds, type AfterPageKind } from '../../../functions/browser/judge/after-page.ts';
import type { FailureReason } from '../../../contract/submission.ts';
import {
  kindOf,
  outcomeLabels,
  readRecords,
  sharedRecords,
  type OutcomeRecord,
} from './records.ts';
import { serveRecords } from './serve-records.ts';
import { keep, launch } from '../../functions/browser/attempt/attempt-builders.ts';

const AT_ONCE = 4;
const target = { falseSuccesses: 3, recall: 0.93, englishKinds: 0.85 };
const lead = {
  name: 'Meera Iyer',
  phone: '+91 91234 56789',
  email: 'meera@leads.example',
  city: 'Nashik',
  loanAmount: 3_150_000,
};

export interface Judged {
  record: OutcomeRecord;
  verdict: AfterPageKind;
  words: string;
}

export interface OutcomeFigures {
  records: number;
  falseSuccesses: number;
  accepted: number;
  recall: number;
  kindsRight: number;
}

export async function benchOutcomes(options: readonly string[]): Promise<void> {
  const records = await readRecords(options[0] ?? sharedRecords);
  const judged = await judgeRecords(records);
  const sure = judged.filter(({ record }) => !record.doubt);
  printTable(sure);
  for (const miss of sure.filter(isMiss)) printMiss(miss);
  const isEnglish = ({ record }: Judged) => record.lang === 'en';
  const figures = {
    all: figuresOf(sure),
    english: figuresOf(sure.filter(isEnglish)),
    others: figuresOf(sure.filter((one) => !isEnglish(one))),
    doubtful: figuresOf(judged.filter(({ record }) => record.doubt)),
  };
  for (const [name, figure] of Object.entries(figures)) printFigures(name, figure);
  const { all, english } = figures;
  const met =
    all.falseSuccesses <= target.falseSuccesses &&
    all.recall >= target.recall &&
    english.kindsRight >= target.englishKinds;
  console.log(met ? '\nThe target is met.' : '\nBelow the target.', JSON.stringify(target));
  console.log(JSON.stringify({ target, met, figures }));
  if (!met) process.exitCode = 1;
}

export async function judgeRecords(records: readonly OutcomeRecord[]): Promise<Judged[]> {
  const server = await serveRecords(records);
  const judged: Judged[] = [];
  const queue = [...records.entries()].values();
  const worker = async () => {
    for (const [place, record] of queue) {
      const result = await attemptOnce(server.url(place));
      judged.push({ record, ...verdictOf(result) });
      if (process.stderr.isTTY) process.stderr.write(`\r${judged.length} of ${records.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await server.stop();
  return judged;
}

function attemptOnce(url: string): Promise<AttemptResult> {
  return attemptLead({
    lead,
    target: { name: 'A record', url, demo: false },
    launch,
    keep,
    fence: () => Promise.resolve(true),
    now: () => new Date(),
    signal: AbortSignal.timeout(60_000),
    waits: { formMs: 10_000, parseMs: 10_000, enabledMs: 2000, quietMs: 700, busyMs: 2000 },
  });
}

const kindOfReason: Readonly<Partial<Record<FailureReason, AfterPageKind>>> = {
  verification_required: 'verification_required',
  validation_refused: 'value_refused',
  already_submitted: 'already_submitted',
  blocked: 'policy_refused',
  captcha: 'policy_refused',
  outcome_unknown: 'error',
  rate_limited: 'too_many',
  login_required: 'login_required',
  no_confirmation: 'neutral',
};

function verdictOf(result: AttemptResult): Omit<Judged, 'record'> {
  if (result.kind === 'success') {
    return { verdict: 'accepted', words: result.receipt?.confirmation ?? '' };
  }
  if (result.kind === 'lost') throw new Error('The fence of this benchmark never refuses');
  const { reason, message } = result.failure;
  const verdict = kindOfReason[reason];
  if (!verdict || !result.fenced) throw new Error(`A record was not submitted: ${message}`);
  return { verdict, words: message };
}

const isMiss = ({ record, verdict }: Judged) => verdict !== kindOf(record);

function figuresOf(judged: readonly Judged[]): OutcomeFigures {
  const accepted = judged.filter(({ record }) => record.label === 'accepted');
  const taken = (some: readonly Judged[]) => some.filter(({ verdict }) => verdict === 'accepted');
  return {
    records: judged.length,
    falseSuccesses: taken(judged).length - taken(accepted).length,
    accepted: accepted.length,
    recall: accepted.length === 0 ? 1 : taken(accepted).length / accepted.length,
    kindsRight: 1 - judged.filter(isMiss).length / Math.max(1, judged.length),
  };
}

function printTable(judged: readonly Judged[]): void {
  const short = (kind: string) => kind.slice(0, 9).padStart(10);
  console.log(`\n${''.padEnd(30)}${afterPageKinds.map(short).join('')}`);
  for (const label of outcomeLabels) {
    const row = judged.filter(({ record }) => record.label === label);
    const counts = afterPageKinds.map((kind) =>
      String(row.filter(({ verdict }) => verdict === kind).length || '').padStart(10),
    );
    console.log(`${label.padEnd(30)}${counts.join('')}`);
  }
}

function printMiss({ record, verdict, words }: Judged): void {
  const mark = verdict === 'accepted' ? 'FALSE SUCCESS ' : '';
  const said = words && `; kept: ${words.slice(0, 100)}`;
  console.log(`  ${mark}${record.id} ${record.lang} ${record.label} → ${verdict}${said}`);
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

function printFigures(name: string, figures: OutcomeFigures): void {
  const { records, falseSuccesses, accepted, recall, kindsRight } = figures;
  console.log(
    `${name.padEnd(9)} ${records} records: ${falseSuccesses} false successes of ${records - accepted}, ` +
      `accepted recall ${percent(recall)} of ${accepted}, class right ${percent(kindsRight)}`,
  );
}
