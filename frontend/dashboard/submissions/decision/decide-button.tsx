import { Button } from '@aws-amplify/ui-react';
import { Suspense, useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const DecisionDialog = lazyPart(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

/**
 * The button that opens the decision dialog of an undecided submission. The button disappears after
 * the decision and moves the focus to another element.
 */
export function DecideButton({ submission }: { submission: SubmissionRowView }) {
  const place = useRef<HTMLSpanElement>(null);
  const [asks, setAsks] = useState(false);
  useFocusHandover(place);
  return (
    <span ref={place} className="row-button">
      <Button
        size="small"
        aria-label={`Decide whether the lead of ${submission.name} went in`}
        onClick={() => setAsks(true)}
      >
        Decide
      </Button>
      <Suspense>
        {asks && <DecisionDialog submission={submission} onClose={() => setAsks(false)} />}
      </Suspense>
    </span>
  );
}
