import { SelectField } from '@aws-amplify/ui-react';
import { leadFacts, leadFields } from '../../../../contract/lead.ts';
import { missingAnswers, type AnswerMapping } from './map-answers.ts';
import { guessConsent } from './map-consent.ts';
import { missingFields, type ColumnMapping, type MappedField } from './map-columns.ts';
import type { CsvTable } from './read-csv.ts';
import './import.css';

interface MappingFormProps {
  table: CsvTable;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
  answers?: AnswerMapping | undefined;
  onAnswers?: (answers: AnswerMapping) => void;
}

export function MappingForm({ table, mapping, onChange, answers, onAnswers }: MappingFormProps) {
  const [example] = table.rows;
  const choose = (field: MappedField, place: number | undefined) => {
    const next = { ...mapping };
    if (place === undefined) delete next[field];
    else next[field] = place;
    onChange(next);
  };
  const answer = (name: string, place: number | undefined) => {
    if (!answers) return;
    const places = new Map(answers.places);
    if (place === undefined) places.delete(name);
    else places.set(name, place);
    onAnswers?.({ ...answers, places });
  };
  const evidence = Object.values(guessConsent(table.columns));
  const isMissing = missingFields(mapping).length > 0 || missingAnswers(answers).length > 0;
  const shared = { columns: table.columns, example: example?.cells ?? [] };
  return (
    <>
      <p role="status">
        {table.rows.length.toLocaleString('en-US')} rows.{' '}
        {isMissing ? 'Choose a column for every field.' : 'Every field has a column.'}
      </p>
      {evidence.length > 0 && (
        <p className="note">
          Evidence of consent: {evidence.map((place) => table.columns[place]).join(', ')}.
        </p>
      )}
      {evidence.length === 0 && answers?.form.requiresConsent && (
        <p role="alert">
          This form refuses leads without evidence of consent: add a column consent.text or
          consent.certificateUrl.
        </p>
      )}
      <div className="import__mapping">
        {leadFields.map((field) => (
          <ColumnChoice
            key={field}
            {...shared}
            label={`Column of the ${leadFacts[field].label}`}
            place={mapping[field]}
            onPlace={(place) => choose(field, place)}
          />
        ))}
        <ColumnChoice
          {...shared}
          label="Column of the reference (optional)"
          place={mapping.reference}
          onPlace={(place) => choose('reference', place)}
        />
        {answers?.form.customFields.map(({ name, label, required }) => (
          <ColumnChoice
            key={`fields.${name}`}
            {...shared}
            label={`Column of “${label}”${required ? '' : ' (optional)'}`}
            place={answers.places.get(name)}
            onPlace={(place) => answer(name, place)}
          />
        ))}
      </div>
    </>
  );
}

interface ColumnChoiceProps {
  label: string;
  columns: readonly string[];
  example: readonly string[];
  place: number | undefined;
  onPlace: (place: number | undefined) => void;
}

function ColumnChoice({ label, columns, example, place, onPlace }: ColumnChoiceProps) {
  return (
    <SelectField
      label={label}
      descriptiveText={place === undefined ? ' ' : `First row: ${example[place] ?? ''}`}
      value={place === undefined ? '' : String(place)}
      onChange={({ target }) => onPlace(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">Choose a column</option>
      {columns.map((column, index) => (
        <option key={index} value={index}>
          {column}
        </option>
      ))}
    </SelectField>
  );
}
