/**
 * Sends random page texts to the functions that judge outcomes, recognise labels, read JSON
 * answers, shorten texts and redact them.
 */
import fc from 'fast-check';
import { redact, redactError } from '../../contract/redaction.ts';
import { retryAfterOf } from '../../functions/browser/traffic/read-answer.ts';
import { saysAccepted } from '../../functions/browser/judge/address.ts';
import { parseAnswer, withoutTags } from '../../functions/browser/traffic/answer-text.ts';
import { judgeJson } from '../../functions/browser/judge/json-answer.ts';
import { judgeWords } from '../../functions/browser/judge/words/judge-words.ts';
import { boundScan, cut } from '../../functions/browser/page/page-bounds.ts';
import { rangeOf, unitOf } from '../../functions/browser/form/amounts.ts';
import { chooseAmount, chooseCity } from '../../functions/browser/form/choose-option.ts';
import { classifyFields } from '../../functions/browser/form/classify-fields.ts';
import type { PageField } from '../../functions/browser/page/scripts/page-scan.ts';
import { boundDetail, boundReceipt } from '../../functions/stores/submissions/attempt-receipt.ts';
import { aLead } from '../functions/builders.ts';
import { whyNotStorable } from './storable.ts';
import { oddText, oddValue } from './values.ts';

const lead = aLead({ loanAmount: 250_000 });
const now = new Date('2026-03-01T10:00:00.000Z');

const said = [
  ...['Thank you, we will call you', 'Invalid phone number', 'Error 503', 'Already registered'],
  ...['धन्यवाद', 'شكرا لك', 'Merci !', '提交成功', '₹ 2,50,000', '5 lakh – 1 crore', 'Mobile No.*'],
  ...[
    'asha@example.com',
    '98765-43210',
    'Asha',
    '<b>',
    '&amp;',
    'please try again',
    '!!!',
    '@',
    '. ',
  ],
];
/** Sentences that pages show, mixed with odd texts. */
const pageText: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...said) }, oddText), { maxLength: 6 })
  .map((parts) => parts.join(' '));

/**
 * The functions under test, each with a text as its input. No function may throw or hang. `redact`
 * must hide the lead's values, and DynamoDB must accept the results that the product stores. Other
 * results are not checked.
 */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  judgeWords: (text) => judgeWords(text.split('\n')),
  judgeJson: (text) => judgeJson({ message: text, errors: { name: [text] }, status: text }),
  parseAnswer,
  withoutTags,
  saysAccepted,
  retryAfter: (text) => retryAfterOf(text, now),
  redact: (text) => redact(text, lead),
  redactLead: (text) =>
    redact('Thank you Asha, 98765 43210', {
      ...lead,
      name: cut(text, 100),
      city: cut(text, 100),
    }),
  redactAnswers: (text) => redact('A new answer', { ...lead, fields: { branch: cut(text, 500) } }),
  redactError: (text) => redactError(new Error(text), lead),
  classify: (text) =>
    classifyFields(
      boundScan({ fields: [aField(text, 0), aField('Mobile', 1)], buttons: [] } as never).fields,
    ),
  unit: (text) => unitOf(caption(text)),
  range: (text) => rangeOf(caption(text)),
  city: (text) => chooseCity('Pune', options(caption(text))),
  amount: (text) => chooseAmount(250_000, options(caption(text)), unitOf(caption(text))),
  receipt: (text) =>
    boundReceipt({
      fields: [{ field: text, label: text, value: text }],
      confirmation: text,
      builder: text,
      pageUrl: text,
    }),
  detail: boundDetail,
};
/** The functions whose results the product stores in the table of submissions. */
const stored = new Set(['redact', 'receipt', 'detail']);

export function fuzzTexts(seed: number, cases: number): void {
  const names = Object.keys(readers);
  fc.assert(
    fc.property(fc.constantFrom(...names), pageText, (name, text) => {
      const read = readers[name]?.(text);
      if (typeof read === 'string' && name === 'redact') requireHidden(read);
      const why = stored.has(name) ? whyNotStorable(read) : undefined;
      if (why) throw new Error(`${name}: ${why}`);
    }),
    { seed, numRuns: Math.ceil(cases * 0.8) },
  );
  fc.assert(
    fc.property(oddValue, (value) => {
      judgeJson(value);
      judgeJson(parseAnswer(JSON.stringify(value)));
    }),
    { seed, numRuns: Math.ceil(cases * 0.2) },
  );
}

function requireHidden(text: string): void {
  for (const value of ['asha@example.com', '9876543210', 'Asha Rao']) {
    if (text.includes(value)) throw new Error('The lead is not hidden');
  }
}

/** Cuts a text to the maximum length of a field's caption, as the bot does. */
const caption = (text: string) => cut(text, 1000);

const options = (text: string) => [
  { value: '', text: 'Choose' },
  { value: text, text },
  { value: '2', text: 'Pune' },
];

function aField(text: string, index: number): PageField {
  return {
    ...{ index, form: 0, type: 'text', name: text, id: text, autocomplete: text, label: text },
    ...{ placeholder: text, nearby: text, behind: text, group: text, section: text, icon: text },
    ...{ required: false, visible: true, filled: false, suggests: false },
    ...{ offers: false, options: [], shows: text, dial: text, override: -1 },
  };
}
