import { leadFacts, leadFields, type LeadField } from '../../../../contract/lead.ts';

/** The data that a column may contain, besides answers and evidence of consent. */
export type MappedField = LeadField | 'reference';

/** The column index of each kind of data; absent if the user has chosen no column. */
export type ColumnMapping = Partial<Record<MappedField, number>>;

const plain = (column: string) => column.toLowerCase().replace(/[^a-z]/g, '');

export function guessMapping(columns: readonly string[]): ColumnMapping {
  const names = columns.map(plain);
  // Removes the text in brackets from a heading such as `Loan (INR)` or `Phone (with country
  // code)`.
  const shorter = columns.map((column) => plain(column.replace(/\(.*\)/, '')));
  const mapping: ColumnMapping = {};
  const guess = (field: MappedField, columnNames: readonly string[]) => {
    const places = columnNames.flatMap((name) => [names.indexOf(name), shorter.indexOf(name)]);
    const place = places.find((index) => index >= 0);
    if (place !== undefined) mapping[field] = place;
  };
  for (const field of leadFields) guess(field, leadFacts[field].columnNames);
  guess('reference', ['reference']);
  return mapping;
}

export function missingFields(mapping: ColumnMapping): LeadField[] {
  return leadFields.filter((field) => mapping[field] === undefined);
}
