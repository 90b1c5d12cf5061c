import { lazy, Suspense } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';

const WaitNote = lazy(async () => ({ default: (await import('./wait-note.tsx')).WaitNote }));

/** Loads the wait texts only once a lead waits, because the first view does not need them. */
export function WaitSlot({ submission }: { submission: SubmissionRowView }) {
  return (
    <Suspense fallback="Waits">
      <WaitNote submission={submission} />
    </Suspense>
  );
}
