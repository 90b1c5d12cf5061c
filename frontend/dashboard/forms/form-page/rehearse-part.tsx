import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Recipe } from '../../../../contract/recipe.ts';
import type { RehearsalReport } from '../../../../contract/rehearsal.ts';
import type { FormContent } from '../recipes/recipe-changes.ts';
import { numberedTexts } from '../../../content/target-forms.ts';
import { untakenFields } from '../recipes/check-content.ts';
import { shownIn } from '../recipes/take-report.ts';
import { SampleForm } from '../rehearsals/sample-form.tsx';
import {
  readSamples,
  sampleTexts,
  type SampleComplaints,
  type SampleTexts,
} from '../rehearsals/samples.ts';
import { useStartRehearsal } from '../rehearsals/use-rehearsal.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { RefusalLine } from '../../own-forms/one-form/refusal-line.tsx';

interface RehearsePartProps {
  form: OwnForm;
  running: boolean;
  /** Whether the form had a rehearsal (a trial run) before. */
  known: boolean;
  /**
   * The result that the page shows: that of the newest rehearsal (trial run) which has a result.
   */
  report: RehearsalReport | undefined;
  content: FormContent;
  onRecipe: (recipe: Recipe) => void;
}

/**
 * Starts a rehearsal (a trial run without submit) of the recipe in the editor, with sample values
 * that the user can change.
 */
export function RehearsePart(props: RehearsePartProps) {
  const { form, running, known, report, content, onRecipe } = props;
  const { recipe, customFields } = content;
  const [texts, setTexts] = useState<SampleTexts>(sampleTexts);
  const [complaints, setComplaints] = useState<SampleComplaints>({});
  const start = useStartRehearsal();
  const busy = running || start.isPending;
  const rehearse = (chosen: Recipe) => {
    if (busy) return;
    const read = readSamples(texts, customFields);
    setComplaints('complaints' in read ? read.complaints : {});
    if (!('samples' in read)) return;
    if (chosen !== recipe) onRecipe(chosen);
    const tried = chosen.fields.length > 0 || chosen.opener ? chosen : undefined;
    start.mutate({ formId: form.id, recipe: tried, samples: read.samples });
  };
  return (
    <div className="rehearse">
      <details open={Object.keys(complaints).length > 0 || undefined}>
        <summary>Sample values</summary>
        <SampleForm
          texts={texts}
          customFields={customFields}
          complaints={complaints}
          onTexts={setTexts}
        />
      </details>
      <RefusalLine error={start.error} url={form.url} formId={form.id} />
      <div className="text-and-button">
        <Button
          {...(known ? {} : { variation: 'primary' as const })}
          aria-disabled={busy}
          onClick={() => rehearse(recipe)}
        >
          {busy ? 'Rehearsing...' : known ? 'Rehearse again' : 'Rehearse'}
        </Button>
        <p className="note">
          {recipe.fields.length > 0 && 'With what is chosen above, saved or not. '}
          Nothing is submitted.
        </p>
      </div>
      {report && !report.unfound && (
        <ShownPart
          place={report.pressables ? 'page' : 'form'}
          untaken={untakenFields(recipe)}
          busy={busy}
          onPlace={(place) => rehearse(shownIn(recipe, place))}
        />
      )}
    </div>
  );
}

interface ShownPartProps {
  /**
   * What the newest rehearsal has numbered in its picture: the fields and buttons of the whole
   * page, or only those of the form.
   */
  place: 'page' | 'form';
  /** The names of the lead's values that go into no field of the page. */
  untaken: readonly string[];
  busy: boolean;
  onPlace: (place: 'page' | 'form') => void;
}

/**
 * The button that starts another rehearsal (trial run), which numbers the whole page or only the
 * form.
 */
function ShownPart({ place, untaken, busy, onPlace }: ShownPartProps) {
  const { ask, why } = numberedTexts[place];
  return (
    <div className="text-and-button">
      <Button aria-disabled={busy} onClick={() => onPlace(place === 'page' ? 'form' : 'page')}>
        {ask}
      </Button>
      <p className="note">
        {untaken.length > 0 && (
          <strong>Leads go in without their {untaken.join(', ')}: no field takes that. </strong>
        )}
        {why}
      </p>
    </div>
  );
}
