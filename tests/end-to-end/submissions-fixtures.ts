/** Test data for the submissions suites. */
import type { SubmissionRowView } from '../../contract/graphql-operations.ts';
import { buildRow } from '../frontend/dashboard/submissions/build-row.ts';

/** Rows as `listSubmissions` returns them, newest first. */
export const buildRows = (count: number): SubmissionRowView[] =>
  Array.from({ length: count }, (_, index) =>
    buildRow(count - index, {
      createdAt: '2026-11-01T10:00:00.000Z',
      updatedAt: '2026-11-01T10:00:05.000Z',
      ...{ name: `Person ${index}`, loanAmount: 100_000 + index, keyId: null },
      ...(index % 9 === 0
        ? { status: 'error', failureReason: 'validation_refused' }
        : { status: 'success' }),
    }),
  );

/** A CSV file of `count` leads; `bad` of them are invalid, each in a different way. */
export function csvOfLeads(count: number, bad: number): string {
  const wrong = ['not an address', '', 'two@@leads.example'];
  const lines = Array.from({ length: count }, (_, index) => {
    const isBad = index % Math.floor(count / bad) === 0 && index < Math.floor(count / bad) * bad;
    const email = isBad ? wrong[index % wrong.length] : `imported.${index}@leads.example`;
    return `Imported ${index},+9198765${String(index).padStart(5, '0')},${email},Pune,"5,00,000"`;
  });
  return ['Full Name,Mobile,Email Address,City,Loan Amount', ...lines].join('\r\n');
}
