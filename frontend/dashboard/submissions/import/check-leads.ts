import '../../../shared/service/parser-settings.ts';
import * as z from 'zod/mini';
import { readCustomValues } from '../../../../contract/custom-values.ts';
import { leadFacts, leadFields, type LeadField } from '../../../../contract/lead.ts';
import { leadSchema } from '../../../../contract/lead-schema.ts';
import { referenceSchema } from '../../../../contract/reference.ts';
import { answerComplaint, leadComplaint } from '../../leads/lead-forms/complaint-words.ts';
import type { LeadForForm } from '../../leads/lead-forms/lead-form.ts';
import { asWritten } from '../../leads/csv/harmless-text.ts';
import { guessConsent, readConsent } from './map-consent.ts';
import type { LeadToSend } from './sending.ts';
import type { AnswerMapping } from './map-answers.ts';
import type { ColumnMapping } from './map-columns.ts';
import type { CsvRow, CsvTable } from './read-csv.ts';

export type CheckedRow = GoodRow | { number: number; problem: string };

export interface GoodRow extends LeadToSend {
  /**
   * The row number, in the file, of the first row with the same values; absent if this row is the
   * first.
   */
  sameAs?: number;
}

/** Matches amounts as spreadsheets write them: `25,00,000`, `₹ 2,500,000.50`. */
const GROUPED_AMOUNT = /^(?:₹|rs\.?|inr|\$)?\s*(\d{1,3}(?:,\d{2,3})+|\d+)(\.\d+)?$/i;

function cellOf(row: CsvRow, place: number | undefined): string {
  const cell = (place === undefined ? '' : (row.cells[place] ?? '')).trim();
  return asWritten(cell).trim();
}

function plainAmount(text: string): string {
  const [, whole, fraction = ''] = GROUPED_AMOUNT.exec(text) ?? [];
  return whole === undefined ? text : whole.replaceAll(',', '') + fraction;
}

/** Checks a row by the webhook's own rules before anything is sent. */
export function checkRow(
  row: CsvRow,
  mapping: ColumnMapping,
  answers?: AnswerMapping,
  consentPlaces: ReturnType<typeof guessConsent> = {},
): { lead: LeadForForm; problem?: never } | { problem: string; lead?: never } {
  const valueOf = (field: LeadField) => {
    const cell = cellOf(row, mapping[field]);
    return leadFacts[field].kind === 'rupees' ? plainAmount(cell) : cell;
  };
  const values = Object.fromEntries(leadFields.map((field) => [field, valueOf(field)]));
  const parsed = z.safeParse(leadSchema, values);
  const answered = answers && readAnswers(row, answers);
  const { consent, problems: noConsent } = readConsent(row, consentPlaces, cellOf);
  const { reference, problems: noReference } = readReference(cellOf(row, mapping.reference));
  const others = [...noConsent, ...noReference];
  if (parsed.success && !answered?.details && others.length === 0) {
    const named = answers && { target: answers.form.id, fields: answered?.values ?? {} };
    const kept = { ...(consent && { consent }), ...(reference !== undefined && { reference }) };
    return { lead: { ...parsed.data, ...named, ...kept } };
  }
  const problems = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = leadFields.find((name) => name === path[0]);
    if (field && !problems.has(field)) problems.set(field, leadComplaint(field, message));
  }
  const wrongAnswers = answered?.details?.map((detail) =>
    answerComplaint(answers?.form.customFields ?? [], detail),
  );
  return { problem: [...problems.values(), ...(wrongAnswers ?? []), ...others].join('; ') };
}

/** A blank cell counts as no reference and is not sent. */
function readReference(cell: string): { reference?: string; problems: string[] } {
  if (cell === '') return { problems: [] };
  const { data, error } = z.safeParse(referenceSchema, cell);
  if (data !== undefined) return { reference: data, problems: [] };
  return { problems: error?.issues.slice(0, 1).map(({ message }) => message) ?? [] };
}

function readAnswers(row: CsvRow, { form, places }: AnswerMapping) {
  const answers = form.customFields.map(({ name, type }) => {
    const cell = cellOf(row, places.get(name));
    return [name, type === 'number' ? plainAmount(cell) : cell] as const;
  });
  return readCustomValues(form.customFields, Object.fromEntries(answers));
}

/**
 * Checks every row: returns the row's lead and Idempotency-Key, or the row's error. The key is made
 * of the lead's values and the number of earlier rows with the same values. So a second import of
 * the file sends no lead twice, even if its rows were corrected or sorted. Two equal rows have
 * different keys, because the user may want to send both.
 */
export async function checkLeads(
  table: CsvTable,
  mapping: ColumnMapping,
  answers?: AnswerMapping,
): Promise<readonly CheckedRow[]> {
  const seen = new Map<string, { first: number; count: number }>();
  const consentPlaces = guessConsent(table.columns);
  const checked: CheckedRow[] = [];
  for (const row of table.rows) {
    const { lead, problem } = checkRow(row, mapping, answers, consentPlaces);
    if (lead) {
      const values = valuesOf(lead);
      const { number } = row;
      const { first, count: before } = seen.get(values) ?? { first: number, count: 0 };
      seen.set(values, { first, count: before + 1 });
      const idempotencyKey = `import-${await digest(`${values}\n${before}`)}`;
      checked.push({ number, lead, idempotencyKey, ...(before > 0 && { sameAs: first }) });
    } else checked.push({ number: row.number, problem });
  }
  return checked;
}

/**
 * Returns the values from which a row's Idempotency-Key is made. Optional members are included only
 * if they are sent. So rows that were imported before such a member was introduced keep their key.
 */
function valuesOf({ target, fields, consent, reference, ...lead }: LeadForForm): string {
  const own = target === undefined ? [] : [target, fields];
  const evidence = consent ? [{ consent }] : [];
  const referred = reference === undefined ? [] : [{ reference }];
  const sent = [...leadFields.map((field) => lead[field]), ...own, ...evidence, ...referred];
  return JSON.stringify(sent);
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
