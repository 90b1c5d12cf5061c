import { Button } from '@aws-amplify/ui-react';
import { datedName, saveFile } from '../submission-export/save-file.ts';
import { csvFile } from '../submission-export/write-csv.ts';

export interface ReportLine {
  /** The row of the file. */
  number: number;
  state: 'ready' | 'sent' | 'sent before' | 'refused' | 'not sent';
  /** The submission's id, or what was wrong. */
  text: string;
}

const MOST_SHOWN = 200;

interface ImportReportProps {
  lines: readonly ReportLine[];
  finished: boolean;
}

/** The rows that need somebody's hand on the page; every row in the file. */
export function ImportReport({ lines, finished }: ImportReportProps) {
  const problems = lines.filter(({ state }) => state === 'refused' || state === 'not sent');
  const save = () => {
    const cells = lines.map(({ number, state, text }) => [number, state, text]);
    saveFile(datedName('import-report'), [csvFile(['row', 'state', 'detail'], cells)]);
  };
  return (
    <>
      {problems.length > 0 && (
        <div className="task-table-frame" role="region" aria-label="Problem rows" tabIndex={0}>
          <table className="import__report">
            <caption>
              {problems.length > MOST_SHOWN
                ? `The first ${MOST_SHOWN} of ${problems.length} rows with a problem`
                : `Rows with a problem: ${problems.length}`}
            </caption>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">State</th>
                <th scope="col">Problem</th>
              </tr>
            </thead>
            <tbody>
              {problems.slice(0, MOST_SHOWN).map(({ number, state, text }) => (
                <tr key={number}>
                  <td>{number}</td>
                  <td>{state}</td>
                  <td>{text || 'Stopped before it was sent'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div>
        <Button size="small" onClick={save}>
          {finished ? 'Save report of every row' : 'Save this check'}
        </Button>
      </div>
    </>
  );
}
