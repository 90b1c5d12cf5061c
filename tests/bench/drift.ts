/**
 * `drift [every] [from]`: measures whether the bot stops at forms that have changed, and does not
 * stop at unchanged forms. Applies each change of changes.ts to those test forms of the zoo
 * (tests/functions/browser/zoo) that the bot fills in one step. With `every`, it uses only each
 * `every`-th of these forms, beginning with number `from` (0). Exits with 1 if the bot stops at
 * fewer than 95 % of the forms that would get wrong data, or at more than 2 % of the other forms.
 */
import {
  figuresOf,
  measureDrift,
  type DriftCase,
} from '../functions/browser/drift/measure-drift.ts';
import { isChangeable } from '../functions/browser/drift/changed-zoo.ts';
import { changes } from '../functions/browser/drift/changes.ts';
import { zooForms } from '../functions/browser/zoo/zoo-forms.ts';

const target = { stopped: 0.95, falselyStopped: 0.02 };

export async function benchDrift([every = '1', from = '0']: readonly string[]): Promise<void> {
  const forms = zooForms
    .filter(isChangeable)
    .filter((_, place) => place % Number(every) === Number(from));
  const { cases, left } = await measureDrift(forms, { seed: 1, atOnce: 3 });
  console.log(`\nDrift: ${forms.length - left.length} forms, ${cases.length} changes`);
  console.log(
    '  change                  wrong  stopped  right  falsely stopped  lies  page broken',
  );
  for (const { name } of changes)
    print(
      name,
      cases.filter(({ change }) => change === name),
    );
  print('all', cases);
  for (const one of cases.filter((one) => isMiss(one)))
    console.log(`  missed: ${one.form}, ${one.change}: ${one.words}`);
  for (const { form, change } of cases.filter(({ broken }) => broken))
    console.log(`  page broken by the change itself: ${form}, ${change}`);
  console.log(`  left out, their fields are not in the document: ${left.join(', ')}`);
  const { wrong, stopped, right, falselyStopped } = figuresOf(cases);
  const reached =
    stopped / wrong >= target.stopped && falselyStopped / right <= target.falselyStopped;
  console.log(`  stopped ${percent(stopped, wrong)} of ${wrong} (at least 95 %)`);
  console.log(`  falsely stopped ${percent(falselyStopped, right)} of ${right} (at most 2 %)`);
  if (!reached) process.exitCode = 1;
}

const isMiss = ({ paused, right, lie, broken }: DriftCase) => !broken && (lie || paused === right);

const percent = (part: number, of: number) => `${((part / Math.max(1, of)) * 100).toFixed(1)} %`;

function print(name: string, cases: readonly DriftCase[]): void {
  const { wrong, stopped, right, falselyStopped, lies, broken } = figuresOf(cases);
  const columns: [number, number][] = [
    [wrong, 5],
    [stopped, 8],
    [right, 6],
    [falselyStopped, 16],
    [lies, 5],
    [broken, 12],
  ];
  const numbers = columns.map(([value, width]) => String(value).padStart(width));
  console.log(`  ${name.padEnd(22)}  ${numbers.join(' ')}`);
}
