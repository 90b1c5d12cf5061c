import { useState } from 'react';
import type { RehearsalReport } from '../../../../contract/rehearsal.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import {
  changed,
  startDraft,
  unsavedChanges,
  withForm,
  withReport,
  type FormDraft,
} from './form-draft.ts';
import type { FormContent } from './recipe-changes.ts';

export interface DraftInUse {
  draft: FormDraft;
  changes: readonly string[];
  change: (part: Partial<FormContent>) => void;
  /** Discards the draft and creates a new one from the form's saved state. */
  restart: (form: OwnForm) => void;
}

/**
 * The draft of the form. It follows the saved form and the newest rehearsal (a trial run), but
 * keeps the user's changes.
 */
export function useFormDraft(form: OwnForm, report: RehearsalReport | undefined): DraftInUse {
  const [draft, setDraft] = useState(() => startDraft(form, report));
  const current = withForm(draft.report === report ? draft : withReport(draft, report), form);
  if (current !== draft) setDraft(current);
  return {
    draft: current,
    changes: unsavedChanges(current),
    change: (part) => setDraft((latest) => changed(latest, part)),
    restart: (latest) => setDraft(startDraft(latest, report)),
  };
}
