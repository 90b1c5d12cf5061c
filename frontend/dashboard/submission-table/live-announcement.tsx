import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { createAnnouncer } from './announcer.ts';

/** The announcement of live events for screen readers; an open story announces its own changes. */
export function useLiveAnnouncement(openId: string | undefined) {
  const [text, setText] = useState('');
  const [announcer] = useState(() => createAnnouncer(setText));
  const open = useRef(openId);
  useEffect(() => {
    open.current = openId;
  });
  useEffect(() => announcer.stop, [announcer]);
  const note = useCallback(
    (row: SubmissionRowView) => {
      if (row.id !== open.current) announcer.note(row);
    },
    [announcer],
  );
  return { text, note };
}
