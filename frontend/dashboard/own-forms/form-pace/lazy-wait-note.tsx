import { Suspense } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const waits = 'Waits';
const WaitNote = lazyPart(async () => (await import('./wait-note.tsx')).WaitNote, waits);

/**
 * Loads the texts about waiting only when a lead waits, because the first view does not need them.
 */
export function LazyWaitNote({ submission }: { submission: SubmissionRowView }) {
  return (
    <Suspense fallback={waits}>
      <WaitNote submission={submission} />
    </Suspense>
  );
}
