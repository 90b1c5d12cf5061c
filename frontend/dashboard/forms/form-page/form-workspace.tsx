import { Suspense, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { foundSites, unconfirmedOf } from '../../../../contract/confirmed-sites.ts';
import { OfflineNote } from '../../components/offline-note.tsx';
import { unansweredLabels } from '../recipes/check-content.ts';
import { CustomFieldsCard } from '../recipes/custom-fields-card.tsx';
import { originOf } from '../recipes/origin-of.ts';
import { OriginsCard } from '../recipes/origins-card.tsx';
import { SaveBar } from '../recipes/save-bar.tsx';
import { SignsCard } from '../recipes/signs-card.tsx';
import { mappingRows } from '../recipes/take-report.ts';
import { useFormDraft } from '../recipes/use-form-draft.ts';
import { VersionsCard } from '../recipes/versions-card.tsx';
import { useRehearsal } from '../rehearsals/use-rehearsal.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { AttentionNotice } from './attention-notice.tsx';
import { FormTitle } from './form-title.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { MapCard } from './map-card.tsx';
import { RefusedSiteNotice } from './refused-site-notice.tsx';
import { NameCard } from '../settings/name-card.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const OneLeadCard = lazyPart(
  async () => (await import('../one-lead/one-lead-card.tsx')).OneLeadCard,
);
const RepeatedLeadsCard = lazyPart(
  async () => (await import('../settings/repeated-leads-card.tsx')).RepeatedLeadsCard,
);
const ConsentCard = lazyPart(
  async () => (await import('../settings/consent-card.tsx')).ConsentCard,
);
const PaceCard = lazyPart(async () => (await import('../settings/pace-card.tsx')).PaceCard);

interface FormWorkspaceProps {
  form: OwnForm;
  account: ReactNode;
}

/**
 * The page of one form: its saved state, the result of the newest rehearsal (a trial run of the
 * bot), and the unsaved changes.
 */
export function FormWorkspace({ form, account }: FormWorkspaceProps) {
  const [deleted, setDeleted] = useState(false);
  const rehearsal = useRehearsal(form.id);
  const report = rehearsal.shown?.report;
  const inUse = useFormDraft(form, report);
  const { draft, change } = inUse;
  const { recipe, customFields } = draft.content;
  const rows = mappingRows(recipe, report, draft.saved?.recipe);
  const confirmed = [originOf(form.url) ?? '', ...recipe.allowedOrigins];
  const unconfirmed = report ? unconfirmedOf(foundSites(report), confirmed) : [];
  const unsaved = draft.touched && inUse.changes.length > 0;
  const isSetUp = draft.saved !== undefined || report !== undefined;
  // Renders only the redirect, and no longer the question about unsaved changes, which would stop
  // the redirect.
  if (deleted) return <Navigate to="/dashboard/forms" replace />;
  return (
    <>
      <FormTitle form={form} report={report} onDeleted={() => setDeleted(true)} />
      {account}
      <OfflineNote />
      <RefusedSiteNotice form={form} />
      <AttentionNotice form={form} rehearsal={rehearsal.shown} draft={inUse} />
      <MapCard form={form} rehearsal={rehearsal} rows={rows} draft={inUse} />
      {isSetUp && (
        <>
          <CustomFieldsCard
            customFields={customFields}
            rows={rows}
            onCustomFields={(fields) => change({ customFields: fields })}
          />
          <SignsCard recipe={recipe} onRecipe={(changed) => change({ recipe: changed })} />
          <OriginsCard
            recipe={recipe}
            url={form.url}
            embeddedAt={report?.origin}
            unconfirmed={unconfirmed}
            onRecipe={(changed) => change({ recipe: changed })}
          />
        </>
      )}
      {form.recipeVersion !== null && (
        <>
          <Suspense>
            <OneLeadCard form={form} unsaved={unsaved} />
          </Suspense>
          <VersionsCard formId={form.id} current={form.recipeVersion} unsaved={unsaved} />
        </>
      )}
      <Suspense>
        <RepeatedLeadsCard form={form} />
      </Suspense>
      <Suspense fallback={null}>
        <ConsentCard key={String(form.requiresConsent)} form={form} />
      </Suspense>
      <Suspense fallback={null}>
        <PaceCard key={JSON.stringify(form.pace)} form={form} />
      </Suspense>
      {/* The React key makes React mount the card again after each save, because the card's
          fields read the form's values only when they are mounted. */}
      <NameCard key={`${form.name} ${form.shortName} ${form.url}`} form={form} />
      <SaveBar
        form={form}
        draft={inUse}
        unconfirmed={unconfirmed}
        unanswered={unansweredLabels(rows)}
        rehearsalId={rehearsal.shown?.id}
      />
      <LeaveQuestion unsaved={unsaved} />
    </>
  );
}
