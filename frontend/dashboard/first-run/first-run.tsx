import { Button } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { SectionCard } from '../components/section-card.tsx';
import { SectionLink } from '../components/section-link.tsx';
import './first-run.css';
import { firstRunProgress, rememberFirstRun } from './first-run-memory.ts';
import { useFirstRunSteps, type FirstRunStep } from './first-run-steps.ts';

/**
 * The list of steps to the first lead. A finished list stays until the user hides it or loads the
 * page again: if it disappeared by itself, everything below would move. A list that was finished
 * during this visit survives one reload, because the page reloads itself after a test submission.
 */
export function FirstRun({ userId }: { userId: string }) {
  const [atLoad] = useState(() => firstRunProgress(userId));
  const [isHidden, setHidden] = useState(atLoad === 'ended');
  if (isHidden) return null;
  const onHide = () => setHidden(true);
  return <FirstRunCard userId={userId} hadBegun={atLoad === 'began'} onHide={onHide} />;
}

interface FirstRunCardProps {
  userId: string;
  hadBegun: boolean;
  onHide: () => void;
}

function FirstRunCard({ userId, hadBegun, onHide }: FirstRunCardProps) {
  const steps = useFirstRunSteps();
  const [wasOpen, setWasOpen] = useState(false);
  const complete = steps?.every(({ done }) => done) ?? false;
  if (steps && !complete && !wasOpen) setWasOpen(true);
  const isKnown = steps !== undefined;
  useEffect(() => {
    if (isKnown) rememberFirstRun(userId, complete && !wasOpen ? 'ended' : 'began');
  }, [isKnown, complete, wasOpen, userId]);
  // A user who finished all steps before, for example in another browser, never sees the list.
  if (!steps || !(hadBegun || wasOpen)) return null;
  const hide = () => {
    rememberFirstRun(userId, 'ended');
    onHide();
  };
  return (
    <SectionCard
      title="Your first lead"
      aside={
        <Button size="small" onClick={hide}>
          Hide
        </Button>
      }
    >
      <FirstRunList steps={steps} />
      <p role="status" className="section-card__intro">
        {complete ? 'All done: your first lead has arrived.' : ''}
      </p>
    </SectionCard>
  );
}

function FirstRunList({ steps }: { steps: readonly FirstRunStep[] }) {
  const next = steps.find(({ done }) => !done);
  return (
    <ol className="first-run">
      {steps.map((step) => (
        <li
          key={step.title}
          className={step.done ? 'first-run__step first-run__step--done' : 'first-run__step'}
          {...(step === next ? { 'aria-current': 'step' as const } : {})}
        >
          <p className="first-run__title">
            {step.title}
            {step.done && <span className="visually-hidden"> (done)</span>}
          </p>
          <p className="first-run__text">
            {step.text}{' '}
            {step === next && step.link && (
              <SectionLink to={step.link.to}>{step.link.label}</SectionLink>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
