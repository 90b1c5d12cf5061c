import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useId, useState, type FormEvent } from 'react';
import {
  customFieldTypes,
  mostRuleCharacters,
  type CustomField,
} from '../../../../contract/custom-field.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { focusFirstWrong } from '../../components/focus-first-wrong.ts';
import {
  customFieldTypeWords,
  entryOf,
  readCustomField,
  ruleLabels,
  rulesOfType,
  type CustomFieldComplaints,
  type CustomFieldEntry,
} from './custom-field-words.ts';
import { customFieldName } from './fill-choices.ts';

interface CustomFieldFormProps {
  field?: CustomField;
  taken: readonly string[];
  /** True while the custom field fills a field of the form; its name can't be changed then. */
  nameFixed?: boolean;
  /** Called with the new custom field, or with undefined if the user cancels. */
  onDone: (field?: CustomField) => void;
}

export function CustomFieldForm({ field, taken, nameFixed = false, onDone }: CustomFieldFormProps) {
  const [entry, setEntry] = useState(() => entryOf(field));
  const [named, setNamed] = useState(field !== undefined);
  const [complaints, setComplaints] = useState<CustomFieldComplaints>({});
  const change = (part: Partial<CustomFieldEntry>) => setEntry({ ...entry, ...part });
  const setLabel = (label: string) =>
    change({
      label,
      ...(!named && { name: label.trim() === '' ? '' : customFieldName(label, taken) }),
    });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readCustomField(entry, taken);
    if ('field' in read) return onDone(read.field);
    setComplaints(read.complaints);
    focusFirstWrong(event.currentTarget, read.complaints);
  };
  return (
    <form className="own-field-form" aria-label="Own field" noValidate onSubmit={onSubmit}>
      <FieldParts
        entry={entry}
        complaints={complaints}
        nameFixed={nameFixed}
        onLabel={setLabel}
        onName={(name) => {
          setNamed(true);
          change({ name });
        }}
        onChange={change}
      />
      <div className="own-field-form__wide">
        <CheckLine
          label="Each lead must bring it"
          checked={entry.required}
          onChange={(required) => change({ required })}
        />
      </div>
      <div className="own-field-form__wide button-row">
        <Button type="submit" size="small" variation="primary">
          {field ? 'Apply' : 'Add field'}
        </Button>
        <Button size="small" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface FieldPartsProps {
  entry: CustomFieldEntry;
  complaints: CustomFieldComplaints;
  nameFixed: boolean;
  onLabel: (label: string) => void;
  onName: (name: string) => void;
  onChange: (part: Partial<CustomFieldEntry>) => void;
}

function FieldParts(props: FieldPartsProps) {
  const { entry, complaints, nameFixed, onLabel, onName, onChange } = props;
  const text = (name: 'label' | 'name' | 'default' | 'help') => ({
    name,
    autoComplete: 'off',
    value: entry[name],
    hasError: complaints[name] !== undefined,
    errorMessage: complaints[name],
  });
  return (
    <>
      <TextField
        {...text('label')}
        label="Label"
        autoFocus
        maxLength={100}
        onChange={({ target }) => onLabel(target.value)}
      />
      <TextField
        {...text('name')}
        label="Name in the payload"
        maxLength={40}
        isReadOnly={nameFixed}
        descriptiveText={nameFixed ? 'It goes into a field of the form, so it stays' : undefined}
        onChange={({ target }) => onName(target.value)}
      />
      <SelectField
        label="Type"
        value={entry.type}
        onChange={({ target }) =>
          onChange({ type: customFieldTypes.find((type) => type === target.value) ?? 'text' })
        }
      >
        {customFieldTypes.map((type) => (
          <option key={type} value={type}>
            {customFieldTypeWords[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...text('default')}
        label="Default (optional)"
        descriptiveText="Goes in where a lead brings none"
        maxLength={500}
        onChange={({ target }) => onChange({ default: target.value })}
      />
      {entry.type === 'choice' && (
        <Choices
          text={entry.choices}
          complaint={complaints.choices}
          onText={(choices) => onChange({ choices })}
        />
      )}
      <RuleParts entry={entry} complaints={complaints} onChange={onChange} />
      <TextField
        {...text('help')}
        className="own-field-form__wide"
        label="Help (optional)"
        maxLength={200}
        onChange={({ target }) => onChange({ help: target.value })}
      />
    </>
  );
}

/** The inputs for the rules that an answer must follow, besides its type. */
function RuleParts({
  entry,
  complaints,
  onChange,
}: Pick<FieldPartsProps, 'entry' | 'complaints' | 'onChange'>) {
  const { rules, type } = entry;
  return rulesOfType(type).map((kind) => (
    <TextField
      key={kind}
      name={kind}
      label={`${ruleLabels[kind]} (optional)`}
      autoComplete="off"
      spellCheck={false}
      maxLength={mostRuleCharacters}
      value={rules[kind] ?? ''}
      hasError={complaints[kind] !== undefined}
      errorMessage={complaints[kind]}
      onChange={({ target }) => onChange({ rules: { ...rules, [kind]: target.value } })}
    />
  ));
}

interface ChoicesProps {
  text: string;
  complaint: string | undefined;
  onText: (text: string) => void;
}

function Choices({ text, complaint, onText }: ChoicesProps) {
  const id = useId();
  return (
    <div className="own-field-form__wide choices-field">
      <label htmlFor={id} className="amplify-label">
        Choices, one a line
      </label>
      <textarea
        id={id}
        name="choices"
        rows={4}
        className="amplify-input"
        value={text}
        aria-invalid={complaint !== undefined}
        aria-describedby={complaint ? `${id}-complaint` : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      {complaint && (
        <p id={`${id}-complaint`} className="field-complaint">
          {complaint}
        </p>
      )}
    </div>
  );
}
