/**
 * Builds a key that signs receipts in an emulated KMS, rows of successes, and the dependencies to
 * issue a receipt.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Receipt, ReceiptDocument } from '../../../contract/receipt.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import type { ReceiptDependencies } from '../../../functions/receipts/issue-receipt.ts';
import { createReceiptKey } from '../../../functions/receipts/receipt-key.ts';
import { openKey } from '../../../local-cloud/kms/key-file.ts';
import { operations } from '../../../local-cloud/kms/operations.ts';
import { aRow } from '../builders.ts';

export function aReceiptKey() {
  const folder = mkdtempSync(join(tmpdir(), 'receipt-key-'));
  const key = openKey(folder, 'key', 'ECC_NIST_P256');
  rmSync(folder, { recursive: true });
  return createReceiptKey((name, request) =>
    Promise.resolve(operations[name]?.answer(key, { KeyId: 'key', ...request })),
  );
}

/** Builds a row of a success that the service recognised by the page's text. */
export const aSuccess = (changes: Partial<SubmissionRow> = {}): SubmissionRow =>
  aRow({
    version: 3,
    updatedAt: '2026-03-01T10:00:09.000Z',
    submittedAt: '2026-03-01T10:00:09.000Z',
    status: 'success',
    attemptCount: 1,
    attempts: [
      {
        number: 1,
        startedAt: '2026-03-01T10:00:05.000Z',
        endedAt: '2026-03-01T10:00:09.000Z',
        outcome: 'success',
        fields: [
          { field: 'name', label: 'Full name', value: 'Asha Rao' },
          { field: 'phone', label: 'Mobile', value: '9876543210' },
          { field: 'consent', label: 'I agree', value: 'I agree' },
        ],
        confirmation: 'Thank you, Asha. Your reference is 20260301-778812.',
        sign: 'words',
        submitStatus: 200,
        builder: 'HubSpot',
        pageUrl: 'https://forms.example/thanks',
      },
    ],
    ...changes,
  });

/** Builds a row whose uncertain outcome the owner decided to be a success. */
export const aDecidedSuccess = (): SubmissionRow => {
  const { attempts, ...row } = aSuccess();
  // A success by decision has no time of submission, because nobody saw when the form was
  // submitted.
  delete row.submittedAt;
  const decision = { wentIn: true, at: '2026-03-02T09:00:00.000Z', by: row.userId } as const;
  const [attempt] = attempts;
  return {
    ...row,
    attempts: attempt ? [{ ...attempt, outcome: 'failed', failureReason: 'no_confirmation' }] : [],
    decision: { ...decision, failureReason: 'no_confirmation' },
  };
};

export function issuing(
  row: SubmissionRow | undefined,
  changes: Partial<ReceiptDependencies> = {},
): ReceiptDependencies {
  return {
    readRow: (userId, id) =>
      Promise.resolve(row?.userId === userId && row.id === id ? row : undefined),
    readForm: () => Promise.resolve(undefined),
    readPicture: () => Promise.resolve(undefined),
    signLink: (key) => Promise.resolve(`https://bucket.example/${key}`),
    sign: (payload) => aReceiptKey().sign(payload),
    stageForm: { name: 'Demo form' },
    siteUrl: 'https://www.agency.example',
    now: () => new Date('2026-03-05T08:00:00.000Z'),
    ...changes,
  };
}

export function payloadOf(document: unknown): Receipt {
  const { payload } = document as ReceiptDocument;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Receipt;
}
