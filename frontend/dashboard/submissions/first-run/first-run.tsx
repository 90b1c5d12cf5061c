import { useEffect, useState } from 'react';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { firstRunProgress, rememberFirstRun } from './first-run-memory.ts';
import { useLeadProgress } from './use-lead-progress.ts';

/** The card with the first steps is loaded only for users who have not sent a lead yet. */
const FirstRunCard = lazyPart(async () => (await import('./first-run-card.tsx')).FirstRunCard);

/**
 * The list of steps to the first lead. A finished list stays until the user hides it or loads the
 * page again: if it disappeared by itself, everything below would move. One reload does not remove
 * a list that was finished during this visit, because the page reloads itself after a test
 * submission.
 */
export function FirstRun({ userId }: { userId: string }) {
  const [atLoad] = useState(() => firstRunProgress(userId));
  const [isHidden, setHidden] = useState(atLoad === 'ended');
  if (isHidden) return null;
  const onHide = () => setHidden(true);
  return <FirstRunPart userId={userId} hadBegun={atLoad === 'began'} onHide={onHide} />;
}

interface FirstRunPartProps {
  userId: string;
  hadBegun: boolean;
  onHide: () => void;
}

function FirstRunPart({ userId, hadBegun, onHide }: FirstRunPartProps) {
  const progress = useLeadProgress();
  const [wasOpen, setWasOpen] = useState(false);
  const complete = progress?.hasArrived ?? false;
  if (progress && !complete && !wasOpen) setWasOpen(true);
  const isKnown = progress !== undefined;
  useEffect(() => {
    if (isKnown) rememberFirstRun(userId, complete && !wasOpen ? 'ended' : 'began');
  }, [isKnown, complete, wasOpen, userId]);
  // A user who has finished all steps before, for example in another browser, never sees the list
  // of first steps.
  if (!progress || !(hadBegun || wasOpen)) return null;
  const hide = () => {
    rememberFirstRun(userId, 'ended');
    onHide();
  };
  return <FirstRunCard progress={progress} onHide={hide} />;
}
