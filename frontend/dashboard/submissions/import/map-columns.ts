import { leadFacts, leadFields, type LeadField } from '../../../../contract/lead.ts';

/** The column index of each lead field; absent if the user has chosen no column. */
export type ColumnMapping = Partial<Record<LeadField, number>>;

const plain = (column: string) => column.toLowerCase().replace(/[^a-z]/g, '');

export function guessMapping(columns: readonly string[]): ColumnMapping {
  const names = columns.map(plain);
  // A heading without text in brackets: `Loan (INR)`, `Phone (with country code)`.
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
