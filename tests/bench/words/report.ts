/** Prints what one way of judging words got right and wrong. */
import { afterPageKinds, type AfterPageKind } from '../../../functions/browser/judge/after-page.ts';
import type { Sample } from './samples.ts';

export interface Judged {
  sample: Sample;
  /** What the rules found; `undefined` if nothing. */
  rules: AfterPageKind | undefined;
  model: AfterPageKind;
}

type Decide = (judged: Judged) => AfterPageKind;

export function printVariant(
  name: string,
  all: readonly Judged[],
  decide: Decide,
  misses: boolean,
): void {
  const sure = all.filter(({ sample }) => !sample.doubt);
  console.log(`\n${name}: ${sure.length} records, ${all.length - sure.length} in doubt`);
  const groups: [string, (sample: Sample) => boolean][] = [
    ['English', ({ language }) => language === 'en'],
    ['others', ({ language }) => language !== 'en'],
    ['all', () => true],
  ];
  for (const [group, belongs] of groups) {
    console.log(
      `  ${group.padEnd(8)} ${figures(
        sure.filter(({ sample }) => belongs(sample)),
        decide,
      )}`,
    );
  }
  console.log(
    `  in doubt ${figures(
      all.filter(({ sample }) => sample.doubt),
      decide,
    )}`,
  );
  printConfusion(sure, decide);
  if (misses) printMisses(all, decide);
}

function figures(judged: readonly Judged[], decide: Decide): string {
  const accepted = judged.filter(({ sample }) => sample.kind === 'accepted');
  const others = judged.filter(({ sample }) => sample.kind !== 'accepted');
  const wrong = others.filter((one) => decide(one) === 'accepted').length;
  const found = accepted.filter((one) => decide(one) === 'accepted').length;
  const right = judged.filter((one) => decide(one) === one.sample.kind).length;
  return (
    `false successes ${wrong} of ${others.length}, accepted found ${percent(found, accepted.length)}, ` +
    `class right ${percent(right, judged.length)}`
  );
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;

function printConfusion(judged: readonly Judged[], decide: Decide): void {
  const short = (kind: string) => kind.slice(0, 8).padStart(9);
  console.log(`  ${'label'.padEnd(22)}${afterPageKinds.map(short).join('')}`);
  for (const kind of afterPageKinds) {
    const row = judged.filter(({ sample }) => sample.kind === kind);
    const counts = afterPageKinds.map((taken) => row.filter((one) => decide(one) === taken).length);
    console.log(
      `  ${kind.padEnd(22)}${counts.map((count) => short(String(count || '·'))).join('')}`,
    );
  }
}

function printMisses(all: readonly Judged[], decide: Decide): void {
  for (const one of all) {
    const { kind, language, doubt, text } = one.sample;
    const taken = decide(one);
    if (taken === kind) continue;
    console.log(
      `  ${doubt ? '?' : ' '} ${language} ${kind} taken for ${taken}: ${text.slice(0, 160)}`,
    );
  }
}
