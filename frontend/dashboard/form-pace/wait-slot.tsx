import { lazy, Suspense } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';

const WaitNote = lazy(async () => ({ default: (await import('./wait-note.tsx')).WaitNote }));

/** Its words come once a lead waits: the first view has no use for them. */
export function WaitSlot({ submission }: { submission: SubmissionRowView }) {
  return (
    <Suspense fallback="Waits">
      <WaitNote submission={submission} />
    </Suspense>
  );
}
