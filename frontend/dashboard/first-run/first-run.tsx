import { Button } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { SectionCard } from '../components/section-card.tsx';
import { SectionLink } from '../components/section-link.tsx';
import './first-run.css';
import { firstRunHasEnded, rememberFirstRun } from './first-run-memory.ts';
import { useFirstRunSteps, type FirstRunStep } from './first-run-steps.ts';

/**
 * The steps to the first lead. Once finished, the list stays until the user hides it or loads the
 * page again: if it disappeared by itself, everything below would move under the user's pointer.
 */
export function FirstRun({ userId }: { userId: string }) {
  const [ended, setEnded] = useState(() => firstRunHasEnded(userId));
  return ended ? null : <FirstRunCard userId={userId} onEnd={() => setEnded(true)} />;
}

function FirstRunCard({ userId, onEnd }: { userId: string; onEnd: () => void }) {
  const steps = useFirstRunSteps();
  const [began, setBegan] = useState(false);
  const complete = steps?.every(({ done }) => done) ?? false;
  // A user who has finished all steps before, for example in another browser, never sees the list.
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
