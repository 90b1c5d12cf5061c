import { SelectField, TextField } from '@aws-amplify/ui-react';
import type { CustomField } from '../../../../contract/custom-field.ts';
import { leadParts, type Fill, type RecipeField } from '../../../../contract/recipe.ts';
import { fillTexts, transformationTexts } from '../../../content/target-forms.ts';
import {
  choiceOf,
  fillOf,
  fixedAnswers,
  isMadeFor,
  transformationChoice,
  transformationChoices,
  transformed,
  withTransformation,
} from './fill-choices.ts';
import { partWords } from './fill-words.ts';
import { TransformationTable } from './transformation-table.tsx';

const NEW_FIELD = 'new';

interface FillEditorProps {
  field: RecipeField;
  label: string;
  customFields: readonly CustomField[];
  onFill: (fill: Fill) => void;
  onNewCustomField: () => void;
}

/** Edits what fills one field: first the source of the value, then the options of that source. */
export function FillEditor(props: FillEditorProps) {
  const { field, label, customFields, onFill, onNewCustomField } = props;
  const { fill } = field;
  const choose = (choice: string) =>
    choice === NEW_FIELD ? onNewCustomField() : onFill(fillOf(choice, field));
  const custom = customFields.find(({ name }) => fill.kind === 'custom' && name === fill.name);
  // The arrow keys select every option that they pass. So the option "new field" is no longer
  // offered after it has created a field.
  const hasOwn = custom !== undefined && isMadeFor(field, custom);
  const isUnknown = fill.kind === 'custom' && !custom;
  return (
    <div className="fill-editor">
      <SelectField
        size="small"
        label={`What goes into ${label}`}
        labelHidden
        value={choiceOf(fill)}
        onChange={({ target }) => choose(target.value)}
      >
        <optgroup label={fillTexts.leadGroup}>
          {leadParts.map((part) => (
            <option key={part} value={`lead:${part}`}>
              {partWords(part)}
            </option>
          ))}
        </optgroup>
        <optgroup label={fillTexts.customGroup}>
          {customFields.map(({ name, label: words }) => (
            <option key={name} value={`custom:${name}`}>
              {words}
            </option>
          ))}
          {isUnknown && <option value={choiceOf(fill)}>{`A field that was removed`}</option>}
          {!hasOwn && <option value={NEW_FIELD}>{fillTexts.newField}</option>}
        </optgroup>
        <optgroup label={fillTexts.otherGroup}>
          <option value="fixed">{fillTexts.fixedChoice}</option>
          <option value="empty">{fillTexts.leaveEmpty}</option>
        </optgroup>
      </SelectField>
      {fill.kind === 'fixed' && (
        <FixedAnswer field={field} label={label} value={fill.value} onFill={onFill} />
      )}
      <TransformationPart field={field} label={label} customFields={customFields} onFill={onFill} />
    </div>
  );
}

interface FixedAnswerProps extends Pick<FillEditorProps, 'field' | 'label' | 'onFill'> {
  value: string;
}

function FixedAnswer({ field, label, value, onFill }: FixedAnswerProps) {
  const answers = fixedAnswers(field);
  const set = (answer: string) => onFill({ kind: 'fixed', value: answer });
  if (answers.length === 1 && answers[0] === 'on' && value === 'on') {
    return <p className="mapping-row__because">The box is ticked for every lead.</p>;
  }
  if (answers.length === 0) {
    return (
      <TextField
        size="small"
        label={`Answer to ${label}`}
        labelHidden
        placeholder="Answer for every lead"
        autoComplete="off"
        maxLength={500}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    );
  }
  return (
    <SelectField
      size="small"
      label={`Answer to ${label}`}
      labelHidden
      value={value}
      onChange={({ target }) => set(target.value)}
    >
      {!answers.includes(value) && (
        <option value={value}>{value === '' ? 'Choose an answer' : value}</option>
      )}
      {answers.map((answer) => (
        <option key={answer} value={answer}>
          {answer}
        </option>
      ))}
    </SelectField>
  );
}

function TransformationPart({
  field,
  label,
  customFields,
  onFill,
}: Omit<FillEditorProps, 'onNewCustomField'>) {
  const { fill } = field;
  const choices = transformationChoices(fill, customFields);
  if (choices.length === 0 || (fill.kind !== 'lead' && fill.kind !== 'custom')) return null;
  const { transformation } = fill;
  return (
    <>
      <SelectField
        size="small"
        label={`How it goes into ${label}`}
        labelHidden
        value={transformationChoice(transformation)}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice === target.value) ?? 'none';
          onFill(transformed(fill, chosen, customFields));
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {capitalised(transformationTexts[choice])}
          </option>
        ))}
      </SelectField>
      {transformation?.kind === 'date' && (
        <TextField
          size="small"
          label={`Date pattern for ${label}`}
          descriptiveText="With YYYY, MM and DD, such as DD/MM/YYYY"
          autoComplete="off"
          maxLength={40}
          value={transformation.pattern}
          onChange={({ target }) =>
            onFill(withTransformation(fill, { kind: 'date', pattern: target.value }))
          }
        />
      )}
      {transformation?.kind === 'table' && (
        <TransformationTable
          label={label}
          rows={transformation.rows}
          answers={field.options ?? []}
          onRows={(rows) => onFill(withTransformation(fill, { kind: 'table', rows }))}
        />
      )}
    </>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
