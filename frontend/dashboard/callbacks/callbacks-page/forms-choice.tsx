import { stageForm } from '../../../../contract/submission.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { toggled } from './new-callback.ts';

interface FormsChoiceProps {
  /** The ids of the chosen forms; null for all forms. */
  chosen: readonly string[] | null;
  complaint: string | undefined;
  onChange: (formIds: string[] | null) => void;
}

/**
 * The choice of forms for a callback. It is shown only to users with forms of their own, because
 * other users have no forms to choose.
 */
export function FormsChoice({ chosen, complaint, onChange }: FormsChoiceProps) {
  const forms = useLeadForms();
  if (forms.length === 0) return null;
  const named = [...forms, { id: stageForm, name: 'The service’s own form' }];
  return (
    <ChoiceGroup legend="Forms" complaint={complaint}>
      <CheckLine
        label="All forms, those to come too"
        name="forms"
        checked={chosen === null}
        onChange={(isAll) => onChange(isAll ? null : [])}
      />
      {chosen !== null && (
        <div className="callback-choice__group" role="group" aria-label="Only these forms">
          {named.map(({ id, name }) => (
            <CheckLine
              key={id}
              label={name}
              name="forms"
              checked={chosen.includes(id)}
              onChange={(isChosen) => onChange(toggled(chosen, id, isChosen))}
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
