/**
 * Writes submissions as CSV. A spreadsheet shows every value as text and runs no value as a
 * formula.
 */
import Papa from 'papaparse';
import { consentMembers } from '../../../../contract/consent-members.ts';
import type { ConsentView, SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { customValuesOf } from '../../../../contract/kept-answers.ts';
import { leadFacts, shownFields } from '../../../../contract/lead.ts';
import { demoTexts } from '../../../content/dashboard.ts';
import type { LeadPlace } from '../lead-forms/use-place-of.ts';
import { harmless, isSplit } from './harmless-text.ts';

export type ExportedRow = SubmissionRowView & {
  consent?: ConsentView | null;
  /** The name of the form that the lead goes to. */
  place?: LeadPlace | undefined;
};

const columns: readonly (keyof SubmissionRowView)[] = [
  'id',
  'createdAt',
  ...shownFields.filter((field) => leadFacts[field].exported),
  'status',
  'retryCount',
  'failureReason',
  'nextAttemptAt',
  'submittedAt',
  'updatedAt',
  'keyId',
  'possiblySent',
  'decidedWentIn',
  'decidedAt',
  'formId',
  'recipeVersion',
  'waitingFor',
  'nothingSent',
  'reference',
];

const LINE_END = '\r\n';
/**
 * The column `form` contains the form's name. The column `demo` marks leads to the demo form, so
 * that nobody counts them as deliveries.
 */
const placeColumns = ['form', 'demo'] as const;
/** Marks the file as UTF-8. Without this mark Excel reads the file as Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

function writeLines(lines: readonly (readonly unknown[])[]): string {
  if (lines.length === 0) return '';
  const harmlessLines = lines.map((cells) => cells.map(harmlessCell));
  const options = { newline: LINE_END, quotes: (cell: unknown) => isSplit(String(cell)) };
  return Papa.unparse(harmlessLines, options) + LINE_END;
}

const harmlessCell = (cell: unknown) => (typeof cell === 'string' ? harmless(cell) : cell);

export function csvHead(names: readonly string[] = [...columns, ...placeColumns]): string {
  return BYTE_ORDER_MARK + writeLines([names]);
}

/** The column name for an answer to a form's own question; the import recognises this name. */
const answerColumn = (name: string) => `fields.${name}`;

/** The column names for evidence of consent; the import recognises these names. */
const consentColumns = consentMembers.map((member) => `consent.${member}`);

/** Returns the header line, with one more column for each of the form's own questions. */
export function headOfForm(questions: readonly string[]): string {
  const questionColumns = questions.map(answerColumn);
  return csvHead([...columns, ...placeColumns, ...questionColumns, ...consentColumns]);
}

export function csvLines(rows: readonly ExportedRow[], questions: readonly string[] = []): string {
  return writeLines(
    rows.map((row) => {
      const answers = new Map(Object.entries(customValuesOf(row.fields)));
      return [
        ...columns.map((column) => row[column] ?? ''),
        row.place?.form ?? '',
        row.place?.isDemo ? demoTexts.exported : '',
        ...questions.map((name) => answers.get(name) ?? ''),
        ...consentMembers.map((member) => row.consent?.[member] ?? ''),
      ];
    }),
  );
}

/** Returns a complete CSV file with any columns, for the import's report. */
export function csvFile(names: readonly string[], lines: readonly (readonly unknown[])[]): string {
  return csvHead(names) + writeLines(lines);
}

/**
 * Returns a complete CSV file of submissions, with a column for each question that any of the
 * submissions answers.
 */
export function csvFileOf(rows: readonly ExportedRow[]): string {
  const questions = new Set(rows.flatMap(({ fields }) => Object.keys(customValuesOf(fields))));
  return headOfForm([...questions]) + csvLines(rows, [...questions]);
}
