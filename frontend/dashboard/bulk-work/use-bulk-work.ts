import { useEffect, useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { workThrough, type WorkReport } from './work-through.ts';

/** The work itself: how far it is, and what starts and stops it. Closing the dialog stops it too. */
export function useBulkWork(act: (row: SubmissionRowView) => Promise<unknown>) {
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
      await workThrough({ rows, signal, onProgress: setReport, act });
      setRunning(false);
    },
  };
}
