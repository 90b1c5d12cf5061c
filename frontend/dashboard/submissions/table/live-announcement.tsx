import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { usePlaceOf } from '../../leads/lead-forms/use-place-of.ts';
import { successNote } from '../../components/success-note.ts';
import { createAnnouncer } from './announcer.ts';

/**
 * Announces live events to screen readers. Events of the submission whose details are open are left
 * out, because the details panel announces its own changes.
 */
export function useLiveAnnouncement(openId: string | undefined) {
  const [text, setText] = useState('');
  const [announcer] = useState(() => createAnnouncer(setText));
  const placeOf = usePlaceOf();
  const now = useRef({ openId, placeOf });
  useEffect(() => {
    now.current = { openId, placeOf };
  });
  useEffect(() => announcer.stop, [announcer]);
  const note = useCallback(
    (row: SubmissionRowView) => {
      const { openId: open, placeOf: place } = now.current;
      if (row.id !== open) announcer.note(row, successNote(row, place(row)?.isDemo ?? false));
    },
    [announcer],
  );
  return { text, note };
}
