/** Which parts of the page's confirmation text and address a receipt hides. */
import { describe, expect, test } from '@jest/globals';
import type { Masking } from '../../../contract/receipt.ts';
import type { Attempt, SubmissionRow } from '../../../contract/submission.ts';
import { issueReceipt } from '../../../functions/receipts/issue-receipt.ts';
import { aLead } from '../builders.ts';
import { aSuccess, issuing, payloadOf } from './receipt-builders.ts';

async function outcomeOf(
  changes: Partial<Attempt>,
  { row = {}, shown = {} }: { row?: Partial<SubmissionRow>; shown?: Record<string, Masking> } = {},
) {
  const [attempt] = aSuccess().attempts;
  const success = aSuccess({ ...row, attempts: [{ ...attempt!, ...changes }] });
  const choices = new Map(Object.entries(shown));
  const request = { userId: success.userId, id: success.id, choices };
  const { document } = await issueReceipt(request, issuing(success));
  return payloadOf(document).outcome;
}

describe("the page's confirmation text in a receipt", () => {
  test.each([
    ['We will call +91 98765-43210 soon', 'We will call … soon'],
    ['We will call 098765 43210', 'We will call …'],
    ['Call us: 1800 209 4324', 'Call us: 1800 209 4324'],
    ['Mail sent to ASHA@example.com', 'Mail sent to …'],
    ['Loan of ₹50,00,000 in PUNE', 'Loan of ₹… in …'],
    ['Open /thanks/asha%40example.com', 'Open /thanks/…'],
    ['Open /thanks/asha%2540example.com', 'Open /thanks/…'],
    ['Open ?to=%61sha%40example%2Ecom&ref=7', 'Open ?to=…&ref=7'],
    ['Call 98765/43210', 'Call …'],
    ['Call 98765–43210', 'Call …'],
    ['Call 98765\u200b43210', 'Call …'],
    ['Call 98765 | 43210, ticket 4512', 'Call …, ticket 4512'],
    ['कॉल ९८७६५ ४३२१०', 'कॉल …'],
    ['Call ٩٨٧٦٥٤٣٢١٠', 'Call …'],
    ['Call 98765%2F43210', 'Call …'],
    ['100% done, ref. २०२६', '100% done, ref. २०२६'],
    ['Saved 100%25, see /a%20b', 'Saved 100%25, see /a%20b'],
  ])(
    "a receipt hides only the lead’s values in the page's text %j",
    async (confirmation, words) => {
      expect(await outcomeOf({ confirmation })).toMatchObject({ words });
    },
  );

  test('a receipt keeps a short name that is part of another word', async () => {
    const confirmation = 'Thank you, An Li. An answer follows.';
    const outcome = await outcomeOf({ confirmation }, { row: aLead({ name: 'An Li' }) });
    expect(outcome).toMatchObject({ words: 'Thank you, …. … answer follows.' });
  });
});

describe("the page's address in a receipt", () => {
  const pageUrl = 'https://forms.example/thanks/nimbus88%40leads.example';
  const inFull = {
    ...({ name: 'full', phone: 'full', email: 'full', city: 'full' } as const),
    ...({ loanAmount: 'full', other: 'full' } as const),
  };

  test.each([
    ['with every value masked', {}],
    ['with one value masked', { ...inFull, city: 'masked' } as const],
    ['with one value left out', { ...inFull, phone: 'omitted' } as const],
    ['with the bot’s other entries masked', { ...inFull, other: 'masked' } as const],
  ])("a receipt omits the path of the page's address %s", async (_, shown) => {
    expect(await outcomeOf({ pageUrl }, { shown })).toMatchObject({
      page: 'https://forms.example',
    });
  });

  test.each([
    ['an answer', { fields: { income: '90000' } }, 'fields.income'],
    ['the reference', { reference: 'CRM-4711' }, 'reference'],
    ['evidence of consent', { consent: { time: '2026-02-28T09:00:00Z' } }, 'consent'],
  ])("a receipt omits the path of the page's address while %s is masked", async (_, row, name) => {
    const hidden = await outcomeOf({ pageUrl }, { row, shown: inFull });
    expect(hidden).toMatchObject({ page: 'https://forms.example' });
    const shown = { ...inFull, [name]: 'full' } as const;
    expect(await outcomeOf({ pageUrl }, { row, shown })).toMatchObject({ page: pageUrl });
  });

  test("a receipt shows the page's whole address if it shows every value", async () => {
    expect(await outcomeOf({ pageUrl }, { shown: inFull })).toMatchObject({ page: pageUrl });
  });
});
