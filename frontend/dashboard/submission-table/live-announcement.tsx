import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { usePlaceOf } from '../lead-forms/use-place-of.ts';
import { successNote } from '../submissions/success-note.ts';
import { createAnnouncer } from './announcer.ts';

/** The announcement of live events for screen readers; an open story announces its own changes. */
export function useLiveAnnouncement(openId: string | undefined) {
  const [text, setText] = useState('');
  const placeOf = usePlaceOf();
  const now = useRef({ openId, placeOf });
  useEffect(() => {
    now.current = { openId, placeOf };
  });
  const [announcer] = useState(() =>
    createAnnouncer(setText, (row) =>
      row.status === 'success'
        ? successNote(row, now.current.placeOf(row)?.isDemo ?? false)
        : undefined,
    ),
  );
  useEffect(() => announcer.stop, [announcer]);
  const note = useCallback(
    (row: SubmissionRowView) => {
      if (row.id !== now.current.openId) announcer.note(row);
    },
    [announcer],
  );
  return { text, note };
}
