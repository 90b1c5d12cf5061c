import { Button } from '@aws-amplify/ui-react';
import { useCallback, useEffect, useState } from 'react';
import { SectionCard } from '../components/section-card.tsx';
import './first-run.css';
import { firstRunHasEnded, rememberFirstRun } from './first-run-memory.ts';
import { useFirstRunSteps, type FirstRunStep } from './first-run-steps.ts';

/** How long the finished list is there to be seen. */
const FAREWELL_MS = 10_000;

/** The way to the first lead: it ends itself when that has arrived, and never comes back. */
export function FirstRun({ userId }: { userId: string }) {
  const [ended, setEnded] = useState(() => firstRunHasEnded(userId));
  const end = useCallback(() => setEnded(true), []);
  return ended ? null : <FirstRunCard userId={userId} onEnd={end} />;
}

function FirstRunCard({ userId, onEnd }: { userId: string; onEnd: () => void }) {
  const steps = useFirstRunSteps();
  const [began, setBegan] = useState(false);
  const complete = steps?.every(({ done }) => done) ?? false;
  // Whoever comes with all of it done, from another browser say, never sees the list.
  if (steps && !complete && !began) setBegan(true);
  useEffect(() => {
    if (!complete) return;
    rememberFirstRun(userId);
    const timer = setTimeout(onEnd, FAREWELL_MS);
    return () => clearTimeout(timer);
  }, [complete, userId, onEnd]);
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
            {step.text} {step === next && step.link && <a href={step.link.to}>{step.link.label}</a>}
          </p>
        </li>
      ))}
    </ol>
  );
}
