import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckLine } from '../../components/check-line.tsx';
import { useIsDemoForm } from '../../leads/lead-forms/use-place-of.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { targetFormQueries } from '../../own-forms/one-form/target-form-queries.ts';
import { isNotSetUp } from './first-default.ts';
import type { SavedVersion } from './save-notes.tsx';
import type { DraftInUse } from './use-form-draft.ts';
import { useSaveRecipe } from './use-save-recipe.ts';

interface Saving {
  form: OwnForm;
  draft: DraftInUse;
  unanswered: readonly string[];
  rehearsalId: string | undefined;
}

interface Sending {
  /**
   * The number of the version that the new version replaces; undefined for a form's first version.
   */
  basedOn: number | undefined;
  note: string;
  onSaved: () => void;
}

/**
 * Saves the draft as a new version. If the form is the user's first, it also becomes the default
 * form, unless the user unticks that choice. Without a default, leads that name no form would still
 * go to the demo form.
 */
export function useSaving({ form, draft: inUse, unanswered, rehearsalId }: Saving) {
  const { draft, changes, restart } = inUse;
  const save = useSaveRecipe();
  const offersDefault = useOffersDefault(form);
  const [becomesDefault, setBecomesDefault] = useState(true);
  const [justSaved, setJustSaved] = useState<SavedVersion>();
  // After a further change, removes the message that the version was saved. Otherwise the message
  // would appear again and take the focus when the user undoes the change.
  if (justSaved && changes.length > 0) setJustSaved(undefined);
  const send = ({ basedOn, note, onSaved }: Sending) => {
    const version = { formId: form.id, basedOn, content: draft.content, note, rehearsalId };
    const isFirst = offersDefault && becomesDefault;
    const onSuccess = (saved: OwnForm) => {
      onSaved();
      restart(saved);
      setJustSaved({ version: saved.recipeVersion ?? 1, unanswered });
    };
    save.mutate({ ...version, isFirst }, { onSuccess });
  };
  const defaultChoice = offersDefault && (
    <div className="save-bar__choice">
      <CheckLine
        label="Make it the default: leads that name no form go to it"
        checked={becomesDefault}
        onChange={setBecomesDefault}
      />
    </div>
  );
  return { save, send, defaultChoice, justSaved, onLeave: () => setJustSaved(undefined) };
}

/**
 * Whether to offer this form as the default form. True if no form of the user, apart from the demo
 * form, has a saved version yet and the user's default form was not deleted.
 */
function useOffersDefault(saved: OwnForm): boolean {
  const enabled = saved.recipeVersion === null;
  const { data: forms } = useQuery({ ...targetFormQueries.list, enabled });
  const { data: isGone } = useQuery({ ...targetFormQueries.isDefaultGone, enabled });
  const isDemo = useIsDemoForm();
  const isFirst = forms?.every((form) => isNotSetUp(form, isDemo)) ?? false;
  return enabled && !isDemo(saved) && isFirst && isGone === false;
}
