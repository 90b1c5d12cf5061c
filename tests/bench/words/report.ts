/** Prints which texts were judged correctly by their words and which were not. */
import { afterPageKinds, type AfterPageKind } from '../../../functions/browser/judge/after-page.ts';
import type { Sample } from './samples.ts';

interface Judged {
  sample: Sample;
  taken: AfterPageKind;
}

export function printReport(all: readonly Judged[], misses: boolean): void {
  const sure = all.filter(({ sample }) => !sample.doubt);
  const doubtful = all.filter(({ sample }) => sample.doubt);
  console.log(`${sure.length} records, ${doubtful.length} in doubt`);
  const others = Map.groupBy(
    sure.filter(({ sample }) => sample.language !== 'en'),
    ({ sample }) => sample.language,
  );
  const groups = {
    English: sure.filter(({ sample }) => sample.language === 'en'),
    others: [...others.values()].flat(),
    ...Object.fromEntries(others),
    all: sure,
    'in doubt': doubtful,
  };
  for (const [name, group] of Object.entries(groups)) {
    console.log(`  ${name.padEnd(8)} ${figures(group)}`);
  }
  printConfusion(sure);
  if (misses) printMisses(all);
}

function figures(judged: readonly Judged[]): string {
  const accepted = judged.filter(({ sample }) => sample.kind === 'accepted');
  const others = judged.filter(({ sample }) => sample.kind !== 'accepted');
  const wrong = others.filter(({ taken }) => taken === 'accepted').length;
  const found = accepted.filter(({ taken }) => taken === 'accepted').length;
  const right = judged.filter(({ sample, taken }) => taken === sample.kind).length;
  return (
    `false successes ${wrong} of ${others.length}, accepted found ${percent(found, accepted.length)}, ` +
    `class right ${percent(right, judged.length)}`
  );
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;

function printConfusion(judged: readonly Judged[]): void {
  const short = (kind: string) => kind.slice(0, 8).padStart(9);
  console.log(`  ${'label'.padEnd(22)}${afterPageKinds.map(short).join('')}`);
  for (const kind of afterPageKinds) {
    const row = judged.filter(({ sample }) => sample.kind === kind);
    const counts = afterPageKinds.map(
      (kindTaken) => row.filter(({ taken }) => taken === kindTaken).length,
    );
    console.log(
      `  ${kind.padEnd(22)}${counts.map((count) => short(String(count || '·'))).join('')}`,
    );
  }
}

function printMisses(all: readonly Judged[]): void {
  for (const { sample, taken } of all) {
    const { kind, language, doubt, text } = sample;
    if (taken === kind) continue;
    console.log(
      `  ${doubt ? '?' : ' '} ${language} ${kind} taken for ${taken}: ${text.slice(0, 160)}`,
    );
  }
}
