import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { FormContent } from '../recipes/recipe-changes.ts';
import { SampleForm } from '../rehearsals/sample-form.tsx';
import {
  readSamples,
  sampleTexts,
  type SampleComplaints,
  type SampleTexts,
} from '../rehearsals/samples.ts';
import { useStartRehearsal } from '../rehearsals/use-rehearsal.ts';
import type { OwnForm } from '../target-forms/own-form.ts';
import { RefusalLine } from '../target-forms/refusal-line.tsx';

interface RehearsePartProps {
  form: OwnForm;
  running: boolean;
  /** Whether the form was rehearsed before. */
  known: boolean;
  content: FormContent;
}

/** Starts a rehearsal of the editor's content, with sample values that the user can change. */
export function RehearsePart({ form, running, known, content }: RehearsePartProps) {
  const { recipe, customFields } = content;
  const [texts, setTexts] = useState<SampleTexts>(sampleTexts);
  const [complaints, setComplaints] = useState<SampleComplaints>({});
  const start = useStartRehearsal();
  const busy = running || start.isPending;
  const rehearse = () => {
    if (busy) return;
    const read = readSamples(texts, customFields);
    setComplaints('complaints' in read ? read.complaints : {});
    if (!('samples' in read)) return;
    const tried = recipe.fields.length > 0 ? recipe : undefined;
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
          onClick={rehearse}
        >
          {busy ? 'Rehearsing...' : known ? 'Rehearse again' : 'Rehearse'}
        </Button>
        <p className="note">
          {recipe.fields.length > 0 && 'With what is chosen above, saved or not. '}
          Nothing is submitted.
        </p>
      </div>
    </div>
  );
}
