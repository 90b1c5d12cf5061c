import { Badge, Button, TextField } from '@aws-amplify/ui-react';
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { Fill, RecipeField } from '../../../../contract/recipe.ts';
import { FillEditor } from './fill-editor.tsx';
import { fieldLabel } from './recipe-changes.ts';
import type { MappingRow as Row } from './take-report.ts';

interface MappingRowProps {
  row: Row;
  customFields: readonly CustomField[];
  marked: boolean;
  onMark: (number: number | undefined) => void;
  onField: (field: RecipeField) => void;
  onNewCustomField: () => void;
  onRemove: () => void;
}

const typeWords: Readonly<Record<string, string>> = {
  select: 'a list',
  listbox: 'a list',
  radio: 'a choice',
  checkbox: 'a box to tick',
  slider: 'a slider',
  range: 'a slider',
  textarea: 'a longer text',
  date: 'a date',
  number: 'a number',
};

/** One field of the form: its question, what fills it, and the reason for this choice. */
export function MappingRow(props: MappingRowProps) {
  const { row, customFields, marked, onMark, onField, onNewCustomField, onRemove } = props;
  const { field, seen } = row;
  const label = fieldLabel(field);
  const setFill = (fill: Fill) => onField({ ...field, fill });
  return (
    <li
      className={marked ? 'mapping-row mapping-row--marked' : 'mapping-row'}
      data-field-number={seen?.number}
      data-unanswered={row.unanswered ? '' : undefined}
      onPointerEnter={() => onMark(seen?.number)}
      onPointerLeave={() => onMark(undefined)}
      onFocus={() => onMark(seen?.number)}
      onBlur={() => onMark(undefined)}
    >
      <p className={seen ? 'mapping-row__number' : 'mapping-row__number mapping-row__number--none'}>
        <span className="visually-hidden">Field </span>
        {seen?.number ?? '–'}
      </p>
      <div className="mapping-row__asked">
        <p className="mapping-row__label">{label}</p>
        <p className="mapping-row__marks">
          {typeWords[field.signs.type] && <span>{typeWords[field.signs.type]}</span>}
          <span>{field.required ? 'required' : 'optional'}</span>
          <StateBadge row={row} />
        </p>
      </div>
      <div className="mapping-row__choice">
        <FillEditor
          field={field}
          label={label}
          customFields={customFields}
          onFill={setFill}
          onNewCustomField={onNewCustomField}
        />
        <Reason row={row} />
        {row.missing && (
          <Button size="small" aria-label={`Remove from the recipe: ${label}`} onClick={onRemove}>
            Remove from the recipe
          </Button>
        )}
        <SelectorPart field={field} label={label} onField={onField} />
      </div>
    </li>
  );
}

/** A badge with the most important fact about the field's answer. */
function StateBadge({ row: { missing, unanswered, proposed } }: { row: Row }) {
  if (missing) return <Badge variation="error">Not on the page</Badge>;
  if (unanswered) return <Badge variation="error">Needs an answer</Badge>;
  return proposed ? <Badge>Proposed</Badge> : null;
}

/**
 * Shows the value that the field had in the rehearsal (a trial run), and the text on the page by
 * which the bot chose this value.
 */
function Reason({ row: { seen, asSeen, missing } }: { row: Row }) {
  if (missing) {
    return <p className="mapping-row__because">The newest rehearsal did not find this field.</p>;
  }
  if (!seen) return null;
  if (!asSeen) {
    return <p className="mapping-row__because">Rehearse again to see this filled in.</p>;
  }
  return (
    <p className="mapping-row__because">
      {seen.value !== '' && (
        <>
          Filled with <q>{seen.value}</q>.{' '}
        </>
      )}
      {seen.because.replace(/[^.]$/, '$&.')}
    </p>
  );
}

interface SelectorPartProps {
  field: RecipeField;
  label: string;
  onField: (field: RecipeField) => void;
}

function SelectorPart({ field, label, onField }: SelectorPartProps) {
  const { selector, ...rest } = field;
  return (
    <details className="mapping-row__advanced" open={selector !== undefined || undefined}>
      <summary>
        Advanced<span className="visually-hidden"> for {label}</span>
      </summary>
      <TextField
        size="small"
        label={`CSS selector of ${label}`}
        descriptiveText="Finds the field instead of its words and names"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={selector ?? ''}
        onChange={({ target: { value } }) =>
          onField(value === '' ? rest : { ...rest, selector: value })
        }
      />
    </details>
  );
}
