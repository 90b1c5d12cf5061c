import { TaskProgress } from '../../components/task-dialog.tsx';
import type { CheckedRow, GoodRow } from './check-leads.ts';
import { ImportReport, type ReportLine } from './import-report.tsx';
import type { SendResult } from './sending.ts';

type ResultStep = 'checked' | 'sending' | 'sent';

interface ImportResultProps {
  step: ResultStep;
  rows: readonly CheckedRow[];
  good: readonly GoodRow[];
  results: readonly SendResult[];
}

/**
 * Shows the number of rows that can be sent, the progress of the sending, and the rows that need
 * attention.
 */
export function ImportResult({ step, rows, good, results }: ImportResultProps) {
  const refused = results.filter(({ state }) => state === 'refused').length;
  const duplicates = results.filter(({ state }) => state === 'duplicate').length;
  const sent = results.length - refused - duplicates;
  const bad = rows.filter((row) => 'problem' in row).length;
  const left = rows.length - good.length - bad;
  const lines = reportLines(rows, good, results, step);
  return (
    <>
      <p role="status">
        {good.length.toLocaleString('en-US')} of {rows.length.toLocaleString('en-US')} rows can be
        sent, {bad.toLocaleString('en-US')} cannot.{leftOut(left)}
      </p>
      {step !== 'checked' && (
        <TaskProgress
          done={results.length}
          total={good.length}
          text={`${progressOf(step, results.length < good.length)}: ${sent} sent, ${refused} refused, ${duplicates > 0 ? `${duplicates} ${duplicates === 1 ? 'duplicate' : 'duplicates'}, ` : ''}of ${good.length}`}
        />
      )}
      <ImportReport lines={lines} finished={step === 'sent'} />
    </>
  );
}

function leftOut(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 is left out as identical.'
    : ` ${count.toLocaleString('en-US')} are left out as identical.`;
}

function progressOf(step: ResultStep, isPart: boolean): string {
  if (step === 'sending') return 'Sending';
  return isPart ? 'Stopped' : 'Finished';
}

/** Returns the report: one entry for each row of the file, in the file's order. */
function reportLines(
  rows: readonly CheckedRow[],
  good: readonly GoodRow[],
  results: readonly SendResult[],
  step: ResultStep,
): ReportLine[] {
  const byNumber = new Map(results.map((result) => [result.number, result]));
  const wanted = new Set(good.map(({ number }) => number));
  return rows.map((row): ReportLine => {
    const { number } = row;
    if ('problem' in row) return { number, state: 'not sent', text: row.problem };
    if (!wanted.has(number)) {
      return { number, state: 'left out', text: `The same as row ${row.sameAs}` };
    }
    const result = byNumber.get(number);
    if (!result) return { number, state: step === 'sent' ? 'not sent' : 'ready', text: '' };
    if (result.state === 'refused') return { number, state: 'refused', text: result.problem };
    const state = result.state === 'repeated' ? 'sent before' : result.state;
    return { number, state, text: result.submissionId };
  });
}
