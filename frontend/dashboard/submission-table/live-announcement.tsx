import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';

const PAUSE_MS = 1_500;

function sentence(changed: ReadonlyMap<string, SubmissionRowView>): string {
  const [row] = changed.values();
  if (changed.size === 1 && row) return `Submission of ${row.name}: ${row.status}`;
  return `${changed.size} submissions changed`;
}

/**
 * Gathers what changed, so that a burst of events is one sentence to a screen reader. The open
 * story says its own changes.
 */
export function useLiveAnnouncement(openId: string | undefined) {
  const [text, setText] = useState('');
  const open = useRef(openId);
  useEffect(() => {
    open.current = openId;
  });
  const changed = useRef(new Map<string, SubmissionRowView>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const note = useCallback((row: SubmissionRowView) => {
    if (row.id === open.current) return;
    changed.current.set(row.id, row);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setText(sentence(changed.current));
      changed.current.clear();
    }, PAUSE_MS);
  }, []);
  return { text, note };
}
