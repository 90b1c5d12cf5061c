import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { datedName, saveFile } from '../../components/save-file.ts';
import { csvFile } from '../../leads/csv/write-csv.ts';
import { storyAddress } from '../story/use-open-story.ts';

export interface ReportLine {
  /** The row's number in the imported file. */
  number: number;
  state: 'ready' | 'sent' | 'sent before' | 'duplicate' | 'refused' | 'not sent' | 'left out';
  /** The submission's id; for a duplicate the first lead's id; for a refused row the error. */
  text: string;
}

const MOST_SHOWN = 200;

interface ImportReportProps {
  lines: readonly ReportLine[];
  finished: boolean;
}

/** Shows the rows that need the user's attention; the downloadable file contains every row. */
export function ImportReport({ lines, finished }: ImportReportProps) {
  const problems = lines.filter(({ state }) => state === 'refused' || state === 'not sent');
  const duplicates = lines.filter(({ state }) => state === 'duplicate');
  const identical = lines.filter(({ state }) => state === 'left out');
  const save = () => {
    const cells = lines.map(({ number, state, text }) => [number, state, text]);
    saveFile(datedName('import-report'), [csvFile(['row', 'state', 'detail'], cells)]);
  };
  return (
    <>
      <RowTable
        label="Problem rows"
        caption="Rows with a problem"
        last="Problem"
        lines={problems}
        render={({ text }) => text || 'Stopped before it was sent'}
      />
      <RowTable
        label="Identical rows"
        caption="Rows left out as identical"
        last="Why"
        lines={identical}
        render={({ text }) => text}
      />
      <RowTable
        label="Duplicate rows"
        caption="Rows of persons whom their form knows, not sent"
        last="First lead"
        lines={duplicates}
        render={({ number, text }) => (
          // Opens the submission in another tab, because this tab is still sending.
          <a
            href={storyAddress(new URLSearchParams(), text)}
            target="_blank"
            rel="noreferrer"
            aria-label={`First lead of row ${number}, in a new tab`}
          >
            Open it
          </a>
        )}
      />
      <div>
        <Button size="small" onClick={save}>
          {finished ? 'Save report of every row' : 'Save this check'}
        </Button>
      </div>
    </>
  );
}

interface RowTableProps {
  label: string;
  caption: string;
  /** The heading of the report table's last column. */
  last: string;
  lines: readonly ReportLine[];
  render: (line: ReportLine) => ReactNode;
}

/** The rows with the same kind of result, as a table; renders nothing without rows. */
function RowTable({ label, caption, last, lines, render }: RowTableProps) {
  if (lines.length === 0) return null;
  return (
    <div className="task-table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="import__report">
        <caption>
          {caption}:{' '}
          {lines.length > MOST_SHOWN ? `the first ${MOST_SHOWN} of ${lines.length}` : lines.length}
        </caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">State</th>
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, MOST_SHOWN).map((line) => (
            <tr key={line.number}>
              <td>{line.number}</td>
              <td>{line.state}</td>
              <td>{render(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
