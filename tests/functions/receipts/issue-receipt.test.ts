/** Signed receipts of successes: what they contain, what they hide, and when they are refused. */
import { describe, expect, test } from '@jest/globals';
import type { Masking } from '../../../contract/receipt.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import {
  issueReceipt,
  type ReceiptDependencies,
} from '../../../functions/receipts/issue-receipt.ts';
import { createReceiptsApi } from '../../../functions/receipts/receipts-api.ts';
import { aForm, anId, aUser, noAccount } from '../builders.ts';
import { aDecidedSuccess, aSuccess, issuing, payloadOf } from './receipt-builders.ts';

const picture = { type: 'image/jpeg', bytes: 3, sha256: 'a'.repeat(64) };

async function receiptOf(
  row: SubmissionRow,
  shown: Record<string, Masking> = {},
  changes: Partial<ReceiptDependencies> & { picture?: boolean } = {},
) {
  const { picture: wanted, ...dependencies } = changes;
  const choices = new Map(Object.entries(shown));
  const request = { userId: row.userId, id: row.id, choices, picture: wanted };
  const { document, ...view } = await issueReceipt(request, issuing(row, dependencies));
  return { receipt: payloadOf(document), ...view };
}

describe('the receipt of a success that the service recognised on the page', () => {
  test('a receipt names the evidence, the page’s confirmation text and the status', async () => {
    const { receipt } = await receiptOf(aSuccess());
    expect(receipt).toMatchObject({
      type: 'form-automation-receipt',
      version: 1,
      issuer: 'https://www.agency.example',
      issuedAt: '2026-03-05T08:00:00.000Z',
      form: { name: 'Demo form' },
      outcome: {
        by: 'service',
        recordedAt: '2026-03-01T10:00:09.000Z',
        sign: 'words',
        status: 200,
        words: 'Thank you, …. Your reference is 20260301-778812.',
        builder: 'HubSpot',
        attempt: { number: 1, of: 1 },
      },
    });
  });

  test('a receipt masks every value unless its owner chose otherwise', async () => {
    const row = aSuccess({ fields: { income: '90000' } });
    const { receipt } = await receiptOf(row);
    expect(receipt.lead.map(({ field, shown, value }) => [field, shown, value])).toEqual([
      ['name', 'masked', 'A… R…'],
      ['email', 'masked', 'a…'],
      ['phone', 'masked', '…10'],
      ['city', 'masked', 'P…'],
      ['loanAmount', 'masked', '…'],
      ['fields.income', 'masked', '…'],
    ]);
    expect(JSON.stringify(receipt)).not.toMatch(/Asha|Rao|98765|example\.com|Pune|5000000|90000/);
  });

  test('a receipt shows or omits each value as its owner chose', async () => {
    const row = aSuccess({ fields: { income: '90000' } });
    const shown = {
      name: 'full',
      phone: 'omitted',
      'fields.income': 'full',
      other: 'full',
    } as const;
    const { receipt } = await receiptOf(row, shown);
    expect(receipt.lead.map(({ field }) => field)).not.toContain('phone');
    expect(receipt.entered).toEqual([
      { field: 'name', label: 'Full name', shown: 'full', value: 'Asha Rao' },
      { field: 'consent', label: 'I agree', shown: 'full', value: 'I agree' },
    ]);
    expect(receipt.outcome).toMatchObject({ words: expect.stringContaining('you, Asha.') });
    expect(receipt.lead).toContainEqual({ field: 'fields.income', shown: 'full', value: '90000' });
  });

  test('a receipt masks an answer named like a lead field', async () => {
    const [attempt] = aSuccess().attempts;
    const fields = [{ field: 'city', label: 'Where', value: 'Secret place' }];
    const row = aSuccess({ fields: { city: 'Secret place' }, attempts: [{ ...attempt!, fields }] });
    const { receipt } = await receiptOf(row, { city: 'full' });
    expect(JSON.stringify(receipt)).not.toContain('Secret');
  });

  test('a receipt omits facts that an old attempt did not record', async () => {
    const attempts = [{ number: 1, startedAt: '2026-03-01T10:00:05.000Z', outcome: 'success' }];
    const { receipt } = await receiptOf(
      aSuccess({ attempts: attempts as SubmissionRow['attempts'] }),
    );
    const attempt = { number: 1, startedAt: '2026-03-01T10:00:05.000Z', of: 1 };
    expect(receipt.outcome).toEqual({
      ...{ by: 'service', recordedAt: '2026-03-01T10:00:09.000Z', attempt },
    });
    expect(receipt.entered).toEqual([]);
  });

  test("a receipt has the form’s current name, or a deleted form's id", async () => {
    const row = aSuccess({ formId: anId(), recipeVersion: 4 });
    const readForm = async () => aForm({ userId: row.userId, name: 'Loans' });
    expect((await receiptOf(row, {}, { readForm })).receipt.form).toEqual({
      ...{ id: row.formId, name: 'Loans', recipeVersion: 4 },
    });
    expect((await receiptOf(row)).receipt.form).toEqual({ id: row.formId, recipeVersion: 4 });
  });

  test('a receipt masks the sender’s reference unless its owner chose otherwise', async () => {
    const row = aSuccess({ reference: '+91 98765 00000' });
    const shownAs = async (shown: Parameters<typeof receiptOf>[1]) =>
      (await receiptOf(row, shown)).receipt.lead.find(({ field }) => field === 'reference');
    expect(await shownAs({})).toEqual({ field: 'reference', shown: 'masked', value: '…' });
    expect(await shownAs({ reference: 'full' })).toMatchObject({ value: '+91 98765 00000' });
    expect(await shownAs({ reference: 'omitted' })).toBeUndefined();
  });

  test('a receipt masks the evidence of consent and the values in this evidence', async () => {
    const consent = {
      text: 'I, Asha Rao, agree.',
      time: '2026-02-28T09:00:00Z',
      sourceAddress: '203.0.113.7',
    };
    const row = aSuccess({ consent });
    expect((await receiptOf(row)).receipt.consent).toEqual({
      ...{ text: 'I, …, agree.', time: consent.time, sourceAddress: '…' },
    });
    expect((await receiptOf(row, { consent: 'full' })).receipt.consent).toEqual(consent);
    expect((await receiptOf(row, { consent: 'omitted' })).receipt).not.toHaveProperty('consent');
  });
});

describe('the picture in a receipt', () => {
  const [attempt] = aSuccess().attempts;
  const row = aSuccess({ attempts: [{ ...attempt!, screenshotKey: 'screenshots/1.jpg' }] });
  const readPicture = async () => picture;
  const formRow = { ...row, formId: anId() };
  const readForm = async () => aForm({ userId: row.userId, pictureSuccess: true });

  test("a receipt has the picture's hash if the form stores pictures", async () => {
    const { receipt, pictureUrl } = await receiptOf(formRow, {}, { readPicture, readForm });
    expect(receipt.picture).toEqual(picture);
    expect(pictureUrl).toBe('https://bucket.example/screenshots/1.jpg');
  });

  test('a receipt omits the picture unless the caller asks for it', async () => {
    const without = await receiptOf(row, {}, { readPicture });
    expect(without).toMatchObject({ hasPicture: true, pictureUrl: null });
    expect(without.receipt).not.toHaveProperty('picture');
    expect(await receiptOf(row, {}, { readPicture, picture: true })).toMatchObject({
      receipt: { picture },
    });
    const refused = await receiptOf(formRow, {}, { readPicture, readForm, picture: false });
    expect(refused.receipt).not.toHaveProperty('picture');
  });

  test('a receipt does not mention a picture that is no longer stored', async () => {
    const gone = await receiptOf(row, {}, { picture: true });
    expect(gone).toMatchObject({ pictureUrl: null });
    expect(gone.receipt).not.toHaveProperty('picture');
  });
});

test("the receipt of a success by the owner's decision mentions no evidence", async () => {
  const row = aDecidedSuccess();
  const [failed] = row.attempts;
  const pictured = { ...row, attempts: [{ ...failed!, screenshotKey: 'screenshots/1.jpg' }] };
  const readPicture = async () => picture;
  const { receipt } = await receiptOf(pictured, {}, { readPicture, picture: true });
  expect(receipt.outcome).toEqual({
    by: 'owner',
    decidedAt: '2026-03-02T09:00:00.000Z',
    reason: 'no_confirmation',
    attempts: 1,
  });
  expect(receipt.entered).toEqual([]);
  expect(receipt).not.toHaveProperty('picture');
});

test('the receipt of a success by decision omits attempts that sent nothing', async () => {
  const row = aDecidedSuccess();
  const [failed] = row.attempts;
  const unsent = { ...failed!, number: 2, nothingSent: true as const };
  const { receipt } = await receiptOf({ ...row, attempts: [failed!, unsent] });
  expect(receipt.outcome).not.toHaveProperty('reason');
});

test('an earlier decision “did not go in” is omitted from receipts', async () => {
  const decision = { wentIn: false, at: '2026-03-01T09:00:00.000Z', by: 'owner' };
  const { receipt } = await receiptOf(aSuccess({ decision }));
  expect(receipt.outcome.by).toBe('service');
});

describe('unusual texts in a receipt', () => {
  test.each([
    ['Élodie d’Aubigné', 'É… d…'],
    ['आशा राव', 'आ… रा…'],
    ['👩‍👩‍👧 Rao', '… R…'],
    ['X', '…'],
    ['محمد علي', 'م… ع…'],
  ])('a receipt masks the name %s without splitting a character', async (name, masked) => {
    const { receipt } = await receiptOf(aSuccess({ name: name.normalize('NFD') }));
    expect(receipt.lead[0]?.value.normalize('NFC')).toBe(masked.normalize('NFC'));
  });

  test('a receipt with a text cut inside a character can be signed', async () => {
    const [attempt] = aSuccess().attempts;
    const confirmation = `Thanks ${'x'.repeat(390)}\ud83d`;
    const { receipt } = await receiptOf(aSuccess({ attempts: [{ ...attempt!, confirmation }] }));
    expect(receipt.outcome).toMatchObject({ words: expect.stringMatching(/x\ufffd$/) });
  });
});

describe('refused requests for a receipt', () => {
  const identity = (userId: string) => ({ sub: userId, claims: { auth_time: 5 } });
  const ask = (row: SubmissionRow | undefined, userId: string, args: object) =>
    createReceiptsApi({
      ...issuing(row),
      countRequest: () => undefined,
      accounts: { read: noAccount },
      logger: { info: () => undefined, error: () => undefined },
    })({ identity: identity(userId), arguments: args });

  test("another user's receipt is refused as if no submission existed", async () => {
    const row = aSuccess();
    const other = await ask(row, aUser(), { id: row.id });
    expect(other).toEqual(await ask(undefined, row.userId, { id: row.id }));
    expect(other).toMatchObject({ error: { type: 'NotFound' } });
  });

  test.each(['processing', 'pending', 'error'] as const)(
    'the receipt of a submission that is %s is refused',
    async (status) => {
      const row = aSuccess({ status });
      expect(await ask(row, row.userId, { id: row.id })).toMatchObject({
        error: { type: 'Conflict' },
      });
    },
  );

  test('a receipt is refused after the owner has taken back the decision “went in”', async () => {
    const row = { ...aDecidedSuccess(), status: 'error' as const };
    expect(await ask(row, row.userId, { id: row.id })).toMatchObject({
      error: { type: 'Conflict' },
    });
  });

  test.each([
    [{ shown: [{ field: '__proto__', shown: 'full' }] }],
    [{ shown: [{ field: 'fields.unknown', shown: 'full' }] }],
    [{ shown: [{ field: 'name', shown: 'visible' }] }],
    [{ shown: 'all' }],
    [{ picture: 'yes' }],
  ])('a receipt with the arguments %j is refused', async (args) => {
    const row = aSuccess();
    expect(await ask(row, row.userId, { id: row.id, ...args })).toMatchObject({
      error: { type: 'BadRequest' },
    });
  });

  test('a receipt is refused to a user whose session was ended', async () => {
    const row = aSuccess();
    const ended = createReceiptsApi({
      ...issuing(row),
      countRequest: () => undefined,
      accounts: { read: async () => ({ userId: row.userId, notBefore: 6 }) },
      logger: { info: () => undefined, error: () => undefined },
    });
    const event = { identity: identity(row.userId), arguments: { id: row.id } };
    expect(await ended(event)).toMatchObject({ error: { type: 'SessionEnded' } });
  });
});
