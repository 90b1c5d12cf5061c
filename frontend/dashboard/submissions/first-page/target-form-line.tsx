import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { isDemoForm, type LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { useKnownForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { targetFormQueries } from '../../own-forms/one-form/target-form-queries.ts';

/** The banner about the demo form is loaded only for users who have forms but no default. */
const StillDemo = lazyPart(async () => (await import('./still-demo.tsx')).StillDemo);

/**
 * Shows the name of the form that receives leads which name no form. If it is only the demo form, a
 * banner says so. After the user has chosen a default form in the banner, the pressed button
 * disappears and this line takes the focus.
 */
export function TargetFormLine({ target }: { target: SiteConfig['target'] }) {
  return (
    <div className="target-frame" tabIndex={-1}>
      <Line target={target} />
    </div>
  );
}

function Line({ target }: { target: SiteConfig['target'] }) {
  const forms = useKnownForms();
  const own = forms?.find(({ isDefault }) => isDefault);
  const isWithout = forms !== undefined && !own;
  const { data: isGone } = useQuery({ ...targetFormQueries.isDefaultGone, enabled: isWithout });
  if (own && !isDemoForm(own, target)) return <OwnFormLine form={own} />;
  if (isWithout && isGone) return <GoneLine />;
  const link = (
    <a href={target.url} target="_blank" rel="noopener noreferrer">
      {target.name}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
  if (!target.demo) return <p className="target-line">Leads are submitted to {link}.</p>;
  const real = forms?.filter((form) => !isDemoForm(form, target)) ?? [];
  const set = real.filter(({ state }) => state !== 'draft');
  if (set.length > 0)
    return (
      <Suspense>
        <StillDemo link={link} forms={set} />
      </Suspense>
    );
  const [draft] = real;
  return (
    <p className="target-line target-line--demo" role="note">
      Leads go to the {link}, which keeps nothing.{' '}
      {draft ? (
        <Link to={`/dashboard/forms/${draft.id}`}>Set up {draft.name}</Link>
      ) : (
        <Link to="/dashboard/forms">Add a form of your own</Link>
      )}{' '}
      before you send real ones.
    </p>
  );
}

function GoneLine() {
  return (
    <p className="target-line target-line--demo" role="note">
      <strong>Your default form was deleted.</strong> Leads that name no form are refused.{' '}
      <Link to="/dashboard/forms">Choose another default, or none</Link>.
    </p>
  );
}

const waits: Partial<Record<LeadForm['state'], string>> = {
  paused: ' It is paused, so they wait.',
  needs_attention: ' It needs attention, so they wait.',
};

function OwnFormLine({ form: { id, name, state, siteRefusal } }: { form: LeadForm }) {
  const refused = siteRefusal ? ' The operator allows no leads to its site, so they wait.' : '';
  return (
    <p className="target-line">
      Leads are submitted to <Link to={`/dashboard/forms/${id}`}>{name}</Link>, your default form.
      {waits[state] ?? refused}
    </p>
  );
}
