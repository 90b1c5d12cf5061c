import { leadFields, type LeadField } from '../../../contract/lead.ts';

/** The column of each lead field, by its place; absent where none is chosen. */
export type ColumnMapping = Partial<Record<LeadField, number>>;

/** What people call the fields, without blanks and marks; the likeliest first. */
const usualNames: Record<LeadField, readonly string[]> = {
  name: ['name', 'fullname', 'leadname', 'customername', 'contactname', 'customer', 'lead'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilenumber', 'telephone', 'tel', 'contactnumber'],
  email: ['email', 'emailaddress', 'mail', 'emailid'],
  city: ['city', 'town', 'location'],
  loanAmount: ['loanamount', 'amount', 'loan', 'loanvalue', 'loanamountinr', 'amountinr'],
};

const plain = (column: string) => column.toLowerCase().replace(/[^a-z]/g, '');

export function guessMapping(columns: readonly string[]): ColumnMapping {
  const names = columns.map(plain);
  // `Loan (INR)`, `Phone (with country code)`.
  const shorter = columns.map((column) => plain(column.replace(/\(.*\)/, '')));
  const mapping: ColumnMapping = {};
  for (const field of leadFields) {
    const places = usualNames[field].flatMap((name) => [
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
