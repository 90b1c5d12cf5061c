import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../../shared/components/notify.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { workThrough, type WorkReport } from './work-through.ts';

/**
 * Runs a bulk task: returns the task's progress, and functions to start and stop the task. Closing
 * the dialog also stops the task.
 * @param done the verb for what was done to each submission, such as `retried`.
 */
export function useBulkWork(act: (row: SubmissionRowView) => Promise<unknown>, done: string) {
  const [report, setReport] = useState<WorkReport>();
  const [running, setRunning] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    report,
    running,
    stop: () => stop.current?.abort(),
    start: async (rows: readonly SubmissionRowView[]) => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      setRunning(true);
      setReport({ done: 0, succeeded: 0, failures: [] });
      const { failures } = await workThrough({ rows, signal, onProgress: setReport, act });
      setRunning(false);
      if (failures.length > 0) notifyError(`${failures.length} could not be ${done}`);
    },
  };
}

export type BulkWork = ReturnType<typeof useBulkWork>;
