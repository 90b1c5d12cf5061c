/** A new form while the user enters it; its names are proposed from its address. */
import { nameComplaint, shortNameComplaint } from '../../own-forms/one-form/check-names.ts';
import {
  proposeName,
  proposeShortName,
  readAddress,
} from '../../own-forms/one-form/propose-names.ts';

export interface NewFormEntry {
  address: string;
  /** The name that the user has entered; undefined while the user keeps the proposed name. */
  name?: string;
  shortName?: string;
  confirmed: boolean;
}

export type NewFormComplaints = Partial<
  Record<'address' | 'name' | 'shortName' | 'confirmed', string>
>;

export function completeForm(
  { address, name, shortName, confirmed }: NewFormEntry,
  taken: readonly string[],
) {
  const url = readAddress(address);
  const named = name ?? (url ? proposeName(url) : '');
  return {
    url,
    confirmed,
    name: named,
    shortName: shortName ?? (named.trim() === '' ? '' : proposeShortName(named, taken)),
  };
}

export function complaintsAbout(
  form: ReturnType<typeof completeForm>,
  taken: readonly string[],
): NewFormComplaints {
  // Without an address no names are proposed yet, so empty names are not an error.
  const isNamed = form.url !== undefined || `${form.name}${form.shortName}`.trim() !== '';
  const name = isNamed && nameComplaint(form.name);
  const shortName = isNamed && shortNameComplaint(form.shortName, taken);
  return {
    ...(!form.url && { address: 'Please paste the address of a web page' }),
    ...(name && { name }),
    ...(shortName && { shortName }),
    ...(!form.confirmed && { confirmed: 'Please confirm that you may submit leads there' }),
  };
}
