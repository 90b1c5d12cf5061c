import { useState } from 'react';
import { formatMoment } from '../../components/format-time.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { ButtonChoice } from '../recipes/button-choice.tsx';
import { MappingList } from '../recipes/mapping-list.tsx';
import type { MappingRow } from '../recipes/take-report.ts';
import type { DraftInUse } from '../recipes/use-form-draft.ts';
import { NumberedPicture } from '../rehearsals/numbered-picture.tsx';
import { UnfoundNote } from '../rehearsals/unfound-note.tsx';
import { unfoundTexts } from '../../../content/target-forms.ts';
import { RehearsalFailure } from '../rehearsals/rehearsal-failure.tsx';
import { RehearsalProgress } from '../rehearsals/rehearsal-progress.tsx';
import type { Rehearsal } from '../rehearsals/rehearsal-queries.ts';
import type { useRehearsal } from '../rehearsals/use-rehearsal.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { RehearsePart } from './rehearse-part.tsx';

interface MapCardProps {
  form: OwnForm;
  rehearsal: ReturnType<typeof useRehearsal>;
  rows: readonly MappingRow[];
  draft: DraftInUse;
}

function introOf(shown: Rehearsal | undefined): string {
  const { report, endedAt } = shown ?? {};
  if (!report) {
    return 'A rehearsal opens the page, finds the form and fills it in with sample values. It submits nothing.';
  }
  if (report.unfound)
    return `“${report.title}”, opened${endedAt ? ` on ${formatMoment(endedAt)}` : ''}.`;
  const when = endedAt ? ` on ${formatMoment(endedAt)}` : '';
  const steps = report.steps > 1 ? `, in ${report.steps} steps` : '';
  const who = shown?.trigger === 'daily' ? 'the daily rehearsal' : 'the bot';
  return `“${report.title}” as ${who} found it${when}${steps}. Choose what goes into each field.`;
}

/** The picture of the form, beside a list that says what fills each field. */
export function MapCard({ form, rehearsal, rows, draft }: MapCardProps) {
  const { newest, shown, running } = rehearsal;
  const { recipe } = draft.draft.content;
  return (
    <SectionCard title="What goes in" intro={introOf(shown)}>
      {rehearsal.error && (
        <QueryFailure
          text="The rehearsal could not be loaded."
          error={rehearsal.error}
          isFetching={rehearsal.isFetching}
          refetch={rehearsal.refetch}
        />
      )}
      {newest === null && recipe.fields.length === 0 && (
        <p className="empty">Not rehearsed yet. Begin with a rehearsal.</p>
      )}
      <RehearsalNews running={running} report={newest?.report} />
      {newest && running && <RehearsalProgress state={newest.state} />}
      {newest?.state === 'failed' && <RehearsalFailure rehearsal={newest} />}
      {!running && shown?.report?.unfound && <UnfoundNote unfound={shown.report.unfound} />}
      {newest?.state === 'done' && recipe.fields.length === 0 && !shown?.report?.unfound && (
        <p className="empty">The rehearsal found no field on this page.</p>
      )}
      {(recipe.fields.length > 0 || shown?.report?.unfound) && (
        <FormMap shown={shown} rows={rows} draft={draft} />
      )}
      <RehearsePart
        form={form}
        running={running}
        known={newest !== undefined && newest !== null}
        report={shown?.report}
        content={draft.draft.content}
        onRecipe={(changed) => draft.change({ recipe: changed })}
      />
    </SectionCard>
  );
}

interface RehearsalNewsProps {
  running: boolean;
  report: Rehearsal['report'];
}

/**
 * Tells screen-reader users that the rehearsal (trial run), for which they waited, has a result.
 */
function RehearsalNews({ running, report }: RehearsalNewsProps) {
  const [awaited, setAwaited] = useState(false);
  if (running && !awaited) setAwaited(true);
  const fields = report?.fields ?? [];
  const unanswered = fields.filter((field) => field.required && field.unanswered).length;
  return (
    <p role="status" className="visually-hidden">
      {awaited &&
        !running &&
        report &&
        `The rehearsal has ended. ${report.unfound ? `${unfoundTexts[report.unfound].what} ` : ''}Fields: ${fields.length}, required ones without an answer: ${unanswered}.`}
    </p>
  );
}

interface FormMapProps extends Pick<MapCardProps, 'rows' | 'draft'> {
  shown: Rehearsal | undefined;
}

function FormMap({ shown, rows, draft }: FormMapProps) {
  const [marked, setMarked] = useState<number>();
  const { pictureUrl, report } = shown ?? {};
  const { content } = draft.draft;
  return (
    <div className={pictureUrl ? 'map map--pictured' : 'map'}>
      {pictureUrl && report && (
        <div className="map__picture">
          <NumberedPicture
            key={shown?.id}
            url={pictureUrl}
            report={report}
            marked={marked}
            onMark={setMarked}
          />
        </div>
      )}
      {(content.recipe.fields.length > 0 || report?.pressables) && (
        <div className="map__fields">
          <MappingList
            content={content}
            savedFields={draft.draft.saved?.customFields ?? []}
            rows={rows}
            marked={marked}
            onMark={setMarked}
            onChange={draft.change}
          />
          <ButtonChoice
            recipe={content.recipe}
            report={report}
            marked={marked}
            onMark={setMarked}
            onRecipe={(recipe) => draft.change({ recipe })}
          />
        </div>
      )}
    </div>
  );
}
