import { Button } from '@aws-amplify/ui-react';
import { Suspense, useId } from 'react';
import { driftTexts } from '../../../content/target-forms.ts';
import { withoutMissing } from '../recipes/take-report.ts';
import type { DraftInUse } from '../recipes/use-form-draft.ts';
import type { Rehearsal } from '../rehearsals/rehearsal-queries.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { useSetFormState } from '../../own-forms/one-form/use-target-forms.ts';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const ChangePictures = lazyPart(async () => (await import('./change-pictures.tsx')).ChangePictures);

interface AttentionNoticeProps {
  form: OwnForm;
  /** The newest rehearsal (trial run of the bot on the page) that has a result. */
  rehearsal: Rehearsal | undefined;
  draft: DraftInUse;
}

/**
 * Shows how the target page has changed, and lets the user accept the changes, correct the recipe,
 * or continue as before.
 */
export function AttentionNotice({ form, rehearsal, draft }: AttentionNoticeProps) {
  const titleId = useId();
  const resume = useSetFormState();
  const isStopped = form.state === 'needs_attention';
  const { report, endedAt } = rehearsal ?? {};
  // The form was saved after the rehearsal (trial run), so the user has already dealt with the
  // changes that the rehearsal found.
  const isAnswered = !isStopped && (endedAt ?? '') < form.updatedAt;
  const drift = isAnswered ? [] : (report?.drift ?? []);
  if (!isStopped && drift.length === 0) return null;
  const { recipe } = draft.draft.content;
  return (
    <section className="attention" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {isStopped ? 'Leads wait: the page has changed' : 'The page has changed'}
      </h2>
      {/* The form's `attention` text is shown only if there is no list of changes, because the list
          says the same and is newer. */}
      {form.attention && drift.length === 0 && <p>{form.attention}</p>}
      {drift.length > 0 && (
        <ul className="attention__drift">
          {drift.map(({ kind, label }) => (
            <li key={`${kind} ${label}`}>{driftTexts[kind](label)}</li>
          ))}
        </ul>
      )}
      <Suspense>{isStopped && <ChangePictures form={form} />}</Suspense>
      <p>
        {isStopped
          ? 'No lead is lost, and none uses up an attempt. Rehearse to see the page as it is now, correct what goes in and save it: then they go out.'
          : 'Correct what goes in below and save it as a new version.'}
      </p>
      <div className="button-row">
        {report && drift.length > 0 && (
          <Button
            size="small"
            variation="primary"
            onClick={() => draft.change({ recipe: withoutMissing(recipe, report) })}
          >
            Take the page as it is now
          </Button>
        )}
        {isStopped && (
          <WaitingButton
            isPending={resume.isPending}
            onClick={() => resume.mutate({ id: form.id, state: 'live' })}
          >
            Resume as it was
          </WaitingButton>
        )}
      </div>
    </section>
  );
}
