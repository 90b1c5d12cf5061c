import { Button } from '@aws-amplify/ui-react';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../components/section-card.tsx';
import { SectionLink } from '../../components/section-link.tsx';
import { useIsDemoForm } from '../../leads/lead-forms/use-place-of.ts';
import { useKnownForms } from '../../leads/lead-forms/use-lead-forms.ts';
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
      {progress.hasArrived && <NextStep />}
    </SectionCard>
  );
}

/** The next step after the first lead: adding a form of the user's own. */
function NextStep() {
  const forms = useKnownForms();
  const isDemo = useIsDemoForm();
  if (!forms) return null;
  const isSetUp = forms.some((form) => form.state !== 'draft' && !isDemo(form));
  return (
    <p className="section-card__intro">
      {isSetUp ? (
        <Link to="/dashboard/forms">See your forms</Link>
      ) : (
        <>
          Next: <Link to="/dashboard/forms">add a form of your own</Link>, so that your leads go
          where you want them.
        </>
      )}
    </p>
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
