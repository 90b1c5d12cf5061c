import { TaskProgress } from '../../components/task-dialog.tsx';
import type { WorkReport } from './work-through.ts';

interface BulkReportProps {
  report: WorkReport;
  total: number;
  running: boolean;
  /** The verb of the task in two forms, such as "Retrying" and "retried". */
  words: { doing: string; done: string };
}

export function BulkReport({ report, total, running, words }: BulkReportProps) {
  const { done, succeeded, failures } = report;
  const state = running ? words.doing : done < total ? 'Stopped' : 'Finished';
  return (
    <>
      <TaskProgress
        done={done}
        total={total}
        text={`${state}: ${succeeded} of ${total} ${words.done}`}
      />
      {failures.length > 0 && (
        <div role="alert">
          <p>
            {failures.length} could not be {words.done}:
          </p>
          <div
            className="task-table-frame"
            role="region"
            aria-label={`Not ${words.done}`}
            tabIndex={0}
          >
            <ul className="task-failures">
              {failures.map(({ name, message }, index) => (
                <li key={index}>
                  {name}: {message}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
