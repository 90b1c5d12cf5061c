import { Button } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { SectionCard } from '../components/section-card.tsx';
import { SectionLink } from '../components/section-link.tsx';
import './first-run.css';
import { firstRunHasEnded, rememberFirstRun } from './first-run-memory.ts';
import { useFirstRunSteps, type FirstRunStep } from './first-run-steps.ts';

/**
 * The way to the first lead. Finished, it stays until it is hidden or the page is loaded again: if it
 * left by itself, everything below would move under the person's hand.
 */
export function FirstRun({ userId }: { userId: string }) {
  const [ended, setEnded] = useState(() => firstRunHasEnded(userId));
  return ended ? null : <FirstRunCard userId={userId} onEnd={() => setEnded(true)} />;
}

function FirstRunCard({ userId, onEnd }: { userId: string; onEnd: () => void }) {
  const steps = useFirstRunSteps();
  const [began, setBegan] = useState(false);
  const complete = steps?.every(({ done }) => done) ?? false;
  // Whoever comes with all of it done, from another browser say, never sees the list.
  if (steps && !complete && !began) setBegan(true);
  useEffect(() => {
    if (complete) rememberFirstRun(userId);
  }, [complete, userId]);
  if (!steps || !began) return null;
  const hide = () => {
    rememberFirstRun(userId);
    onEnd();
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
