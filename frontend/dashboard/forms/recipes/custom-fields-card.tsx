import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { mostCustomFields, type CustomField } from '../../../../contract/custom-field.ts';
import { ruleWords } from '../../../../contract/custom-rules.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { CustomFieldForm } from './custom-field-form.tsx';
import { customFieldTypeWords } from './custom-field-words.ts';
import { offeredRules, type OfferedRules } from './offered-rules.ts';
import type { MappingRow } from './take-report.ts';

interface CustomFieldsCardProps {
  customFields: readonly CustomField[];
  /** The fields of the form; the custom fields fill some of these fields. */
  rows: readonly MappingRow[];
  onCustomFields: (fields: readonly CustomField[]) => void;
}

/** Lists the form's own questions (custom fields), which a lead answers in its `fields`. */
export function CustomFieldsCard({ customFields, rows, onCustomFields }: CustomFieldsCardProps) {
  const used = new Set(
    rows.flatMap(({ field: { fill } }) => (fill.kind === 'custom' ? [fill.name] : [])),
  );
  const [open, setOpen] = useState<string>();
  const taken = customFields.map(({ name }) => name);
  const replace = (name: string, field: CustomField) =>
    onCustomFields(customFields.map((known) => (known.name === name ? field : known)));
  const remove = (name: string) =>
    onCustomFields(customFields.filter((known) => known.name !== name));
  return (
    <SectionCard
      title="Your own fields"
      intro="What this form asks beyond name, phone, e-mail, city and loan amount. A lead brings the answers in its “fields” object, by these names."
    >
      {customFields.length === 0 && open === undefined && (
        <p className="empty">
          None yet. Add one here, or choose “New own field for this question” beside a question.
        </p>
      )}
      <ul>
        {customFields.map((field) => (
          <li key={field.name} className="ends-line own-field">
            {open === field.name ? (
              <CustomFieldForm
                field={field}
                taken={taken.filter((name) => name !== field.name)}
                nameFixed={used.has(field.name)}
                onDone={(changed) => {
                  if (changed) replace(field.name, changed);
                  setOpen(undefined);
                }}
              />
            ) : (
              <FieldLine
                field={field}
                isUsed={used.has(field.name)}
                offered={offeredRules(field, rows)}
                onRules={(ruled) => replace(field.name, ruled)}
                onEdit={() => setOpen(field.name)}
                onRemove={() => remove(field.name)}
              />
            )}
          </li>
        ))}
      </ul>
      {open === '' ? (
        <CustomFieldForm
          taken={taken}
          onDone={(added) => {
            if (added) onCustomFields([...customFields, added]);
            setOpen(undefined);
          }}
        />
      ) : (
        customFields.length < mostCustomFields && (
          <div>
            <Button size="small" onClick={() => setOpen('')}>
              Add a field
            </Button>
          </div>
        )
      )}
    </SectionCard>
  );
}

interface FieldLineProps {
  field: CustomField;
  isUsed: boolean;
  offered: OfferedRules | undefined;
  onRules: (ruled: CustomField) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function FieldLine(props: FieldLineProps) {
  const { field, isUsed, offered, onRules, onEdit, onRemove } = props;
  const { name, label, type, required, choices, help } = field;
  return (
    <>
      <div className="own-field__facts">
        <p className="own-field__label">{label}</p>
        <p className="own-field__note breakable">
          <code>{name}</code> · {customFieldTypeWords[type]}
          {choices &&
            `: ${choices.slice(0, 4).join(', ')}${choices.length > 4 ? ', …' : ''}`} ·{' '}
          {required ? 'required' : 'optional'}
          {ruleWords(field).map((words) => ` · ${words}`)}
          {field.default !== undefined && ` · default “${field.default}”`}
          {!isUsed && ' · goes into no field'}
        </p>
        {help && <p className="own-field__note">{help}</p>}
        {offered && (
          <p className="own-field__offer breakable">
            The page asks for an answer that is {offered.words.join('; ')}. With this rule, leads
            with another answer are refused at once.{' '}
            <Button
              size="small"
              aria-label={`Add as a rule to own field ${name}`}
              onClick={() => onRules(offered.field)}
            >
              Add as a rule
            </Button>
          </p>
        )}
      </div>
      <div className="button-row">
        <Button size="small" aria-label={`Edit own field ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="small"
          className="button-danger"
          aria-label={`Remove own field ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </>
  );
}
