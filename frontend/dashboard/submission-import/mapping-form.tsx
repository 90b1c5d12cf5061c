import { SelectField } from '@aws-amplify/ui-react';
import { leadFacts, leadFields, type LeadField } from '../../../contract/lead.ts';
import { missingFields, type ColumnMapping } from './map-columns.ts';
import type { CsvTable } from './read-csv.ts';
import './import.css';

interface MappingFormProps {
  table: CsvTable;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

export function MappingForm({ table, mapping, onChange }: MappingFormProps) {
  const [example] = table.rows;
  const choose = (field: LeadField, value: string) => {
    const next = { ...mapping, [field]: Number(value) };
    if (value === '') delete next[field];
    onChange(next);
  };
  return (
    <>
      <p role="status">
        {table.rows.length.toLocaleString('en-US')} rows.{' '}
        {missingFields(mapping).length > 0
          ? 'Choose a column for every field.'
          : 'Every field has a column.'}
      </p>
      <div className="import__mapping">
        {leadFields.map((field) => {
          const place = mapping[field];
          return (
            <SelectField
              key={field}
              label={`Column of the ${leadFacts[field].label}`}
              descriptiveText={
                place === undefined ? ' ' : `First row: ${example?.cells[place] ?? ''}`
              }
              value={place === undefined ? '' : String(place)}
              onChange={({ target }) => choose(field, target.value)}
            >
              <option value="">Choose a column</option>
              {table.columns.map((column, index) => (
                <option key={index} value={index}>
                  {column}
                </option>
              ))}
            </SelectField>
          );
        })}
      </div>
    </>
  );
}
