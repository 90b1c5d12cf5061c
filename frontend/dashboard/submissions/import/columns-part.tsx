/** The import's second step: the API key, the form, and the meaning of each column. */
import { SelectField } from '@aws-amplify/ui-react';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { FormChoice } from '../../leads/lead-forms/form-choice.tsx';
import { formOfKey, formsOfKey } from '../../leads/lead-forms/forms-of-key.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { useUsualForm } from '../../leads/lead-forms/use-place-of.ts';
import { keyLabel } from '../filter/filter-bar.tsx';
import { guessAnswers, type AnswerMapping } from './map-answers.ts';
import { guessMapping, type ColumnMapping } from './map-columns.ts';
import { MappingForm } from './mapping-form.tsx';
import type { CsvTable } from './read-csv.ts';

export interface ColumnsStep {
  step: 'columns';
  table: CsvTable;
  mapping: ColumnMapping;
  /** The form and the columns that answer its questions; absent if the user has chosen no form. */
  answers?: AnswerMapping;
}

/**
 * Guesses which column contains each lead field, unless the column is already known, and which
 * columns answer the form's questions.
 */
export function columnsStep(
  table: CsvTable,
  forms: readonly LeadForm[],
  formId: string,
  mapping = guessMapping(table.columns),
): ColumnsStep {
  const form = forms.find(({ id }) => id === formId);
  const answers = form && guessAnswers(form, table.columns);
  return { step: 'columns', table, mapping, ...(answers && { answers }) };
}

interface ColumnsPartProps {
  step: ColumnsStep;
  keys: readonly ApiKeyView[];
  keyId: string;
  onKey: (id: string) => void;
  onStep: (step: ColumnsStep) => void;
}

export function ColumnsPart({ step, keys, keyId, onKey, onStep }: ColumnsPartProps) {
  const allForms = useLeadForms();
  const keyOf = (id: string) => keys.find((key) => key.id === id);
  const forms = formsOfKey(allForms, keyOf(keyId));
  const usual = useUsualForm(keyOf(keyId));
  const { table, mapping } = step;
  const sendTo = (formId: string) => onStep(columnsStep(table, allForms, formId, mapping));
  const chooseKey = (id: string) => {
    onKey(id);
    sendTo(formOfKey(allForms, keyOf(id)));
  };
  return (
    <>
      <KeyChoice keys={keys} keyId={keyId} onKey={chooseKey} />
      {forms.length > 0 && (
        <FormChoice
          usual={usual}
          forms={forms}
          formId={step.answers?.form.id ?? ''}
          onForm={sendTo}
        />
      )}
      <MappingForm
        {...step}
        onChange={(changed) => onStep({ ...step, mapping: changed })}
        onAnswers={(answers) => onStep({ ...step, answers })}
      />
    </>
  );
}

interface KeyChoiceProps {
  keys: readonly ApiKeyView[];
  keyId: string;
  onKey: (id: string) => void;
}

function KeyChoice({ keys, keyId, onKey }: KeyChoiceProps) {
  return (
    <SelectField label="Send with key" value={keyId} onChange={({ target }) => onKey(target.value)}>
      {keys.map((key) => (
        <option key={key.id} value={key.id}>
          {keyLabel(key)}
        </option>
      ))}
    </SelectField>
  );
}
