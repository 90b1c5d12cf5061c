/**
 * A receipt (a signed document about a sent lead), as printed: it shows the signed values as text.
 */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Receipt } from '../../../../contract/receipt.ts';
import { readPayload } from '../../../../frontend/dashboard/submissions/receipt-page/receipt-queries.ts';
import { ReceiptSheet } from '../../../../frontend/dashboard/submissions/receipt-page/receipt-sheet.tsx';
import { momentOf } from '../../../../frontend/dashboard/submissions/receipt-page/receipt-words.ts';

const receipt: Receipt = {
  type: 'form-automation-receipt',
  version: 1,
  issuer: 'https://www.agency.example',
  issuedAt: '2026-03-05T08:00:00.000Z',
  submission: { id: 'submission-1', acceptedAt: '2026-03-01T10:00:00.000Z' },
  form: { name: 'Loans', recipeVersion: 4 },
  outcome: {
    by: 'service',
    recordedAt: '2026-03-01T10:00:09.000Z',
    sign: 'words',
    words: '<img src=x> धन्यवाद',
  },
  lead: [{ field: 'name', shown: 'masked', value: 'आ…' }],
  entered: [],
};
const sheetOf = (changes: Partial<Receipt> = {}, isDemo = false) => {
  const signed = { ...receipt, ...changes };
  const document = {
    protected: '',
    signature: '',
    payload: Buffer.from(JSON.stringify(signed)).toString('base64url'),
  };
  const issued = { file: '', receipt: readPayload(document), hasPicture: false, pictureUrl: null };
  return renderToStaticMarkup(<ReceiptSheet issued={issued} isDemo={isDemo} />);
};

test('a receipt quotes the page’s answer as text, in any writing system', () => {
  const html = sheetOf();
  expect(html).toContain('<q>&lt;img src=x&gt; धन्यवाद</q>');
  expect(html).toContain('आ…');
  expect(html).toContain('Loans, recipe version 4');
  expect(html).not.toContain('<img');
});

test('a receipt shows that a person decided the success', () => {
  const html = sheetOf({
    outcome: {
      ...{ by: 'owner', decidedAt: '2026-03-02T09:00:00.000Z', attempts: 2 },
      reason: 'no_confirmation',
    },
  });
  expect(html).toContain('A person decided that the lead went in');
  expect(html).not.toContain('The service read');
});

test('a receipt of the demo form is marked', () => {
  expect(sheetOf({}, true)).toContain('A demo: the form keeps nothing.');
  expect(sheetOf()).not.toContain('demo');
});

test('a receipt shows times in UTC to every reader', () => {
  expect(momentOf('2026-03-01T23:59:59.500Z')).toBe('1 Mar 2026, 23:59:59 UTC');
});
