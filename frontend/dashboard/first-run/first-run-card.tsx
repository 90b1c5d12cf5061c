import { Button } from '@aws-amplify/ui-react';
import { SectionCard } from '../components/section-card.tsx';
import { SectionLink } from '../components/section-link.tsx';
import './first-run.css';
import { firstRunSteps, type FirstRunStep } from './first-run-steps.ts';
import type { LeadProgress } from './use-lead-progress.ts';

interface FirstRunCardProps {
  progress: LeadProgress;
  onHide: () => void;
}

export function FirstRunCard({ progress, onHide }: FirstRunCardProps) {
  return (
    <SectionCard
      title="Your first lead"
      aside={
        <Button size="small" onClick={onHide}>
          Hide
        </Button>
      }
    >
      <FirstRunList steps={firstRunSteps(progress)} />
      <p role="status" className="section-card__intro">
        {progress.hasArrived ? 'All done: your first lead has arrived.' : ''}
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
