/**
 * Finds the columns with evidence of consent by their names alone. The user does not choose these
 * columns.
 */
import '../../../shared/service/parser-settings.ts';
import * as z from 'zod/mini';
import {
  consentIsInFuture,
  consentSchema,
  isAheadOf,
  type Consent,
} from '../../../../contract/consent.ts';
import type { CsvRow } from './read-csv.ts';

type Places = Partial<Record<keyof Consent, number>>;

const names: Record<keyof Consent, readonly string[]> = {
  text: ['consenttext', 'consent'],
  time: ['consenttime', 'consentdate'],
  sourceAddress: ['consentsourceaddress', 'consentip', 'consentipaddress'],
  certificateUrl: [
    'consentcertificateurl',
    'consenturl',
    'consentcertificate',
    'xxtrustedformcerturl',
  ],
};

const plain = (column: string) => column.toLowerCase().replace(/[^a-z]/g, '');

export function guessConsent(columns: readonly string[]): Places {
  const known = columns.map(plain);
  const entries = Object.entries(names).flatMap(([member, spellings]) => {
    const place = spellings.map((name) => known.indexOf(name)).find((index) => index >= 0);
    return place === undefined ? [] : [[member, place] as const];
  });
  return Object.fromEntries(entries);
}

/** Blank cells are not sent. If all cells are blank, the lead is sent without consent. */
export function readConsent(
  row: CsvRow,
  places: Places,
  cellOf: (row: CsvRow, place: number | undefined) => string,
): { consent?: Consent; problems: string[] } {
  const cells = Object.entries(places)
    .map(([member, place]) => [member, cellOf(row, place)] as const)
    .filter(([, cell]) => cell !== '');
  if (cells.length === 0) return { problems: [] };
  const parsed = z.safeParse(consentSchema, Object.fromEntries(cells));
  if (parsed.success) {
    const isAhead = isAheadOf(parsed.data, new Date());
    return { consent: parsed.data, problems: isAhead ? [consentIsInFuture] : [] };
  }
  return { problems: parsed.error.issues.map(({ message }) => message) };
}
