import { leadFacts, leadFields, type LeadField } from '../../../contract/lead.ts';

/** The column index of each lead field; absent where none is chosen. */
export type ColumnMapping = Partial<Record<LeadField, number>>;

const plain = (column: string) => column.toLowerCase().replace(/[^a-z]/g, '');

export function guessMapping(columns: readonly string[]): ColumnMapping {
  const names = columns.map(plain);
  // Ignores text in parentheses: `Loan (INR)`, `Phone (with country code)`.
  const shorter = columns.map((column) => plain(column.replace(/\(.*\)/, '')));
  const mapping: ColumnMapping = {};
  for (const field of leadFields) {
    const places = leadFacts[field].columnNames.flatMap((name) => [
      names.indexOf(name),
      shorter.indexOf(name),
    ]);
    const place = places.find((index) => index >= 0);
    if (place !== undefined) mapping[field] = place;
  }
  return mapping;
}

export function missingFields(mapping: ColumnMapping): LeadField[] {
  return leadFields.filter((field) => mapping[field] === undefined);
}
