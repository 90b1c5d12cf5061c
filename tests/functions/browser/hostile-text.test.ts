/**
 * Pages with megabytes of text, which could make a regular expression very slow. Expressions with
 * linear run time take milliseconds. An expression with quadratic run time would take minutes, so a
 * time limit stops it.
 */
import { describe, expect, test } from '@jest/globals';
import vm from 'node:vm';
import { classifyFields } from '../../../functions/browser/form/classify-fields.ts';
import { findLeadForm } from '../../../functions/browser/form/find-lead-form.ts';
import { findOpener } from '../../../functions/browser/form/find-opener.ts';
import { planFilling } from '../../../functions/browser/form/fill-plan.ts';
import { bounded, boundScan, cut } from '../../../functions/browser/page/page-bounds.ts';
import type { PageField, PageScan } from '../../../functions/browser/page/scripts/page-scan.ts';
import { saysAccepted } from '../../../functions/browser/judge/address.ts';
import { parseAnswer } from '../../../functions/browser/traffic/answer-text.ts';
import { judgeJson } from '../../../functions/browser/judge/json-answer.ts';
import { retryAfterOf } from '../../../functions/browser/traffic/read-answer.ts';
import { judgeWords } from '../../../functions/browser/judge/words/judge-words.ts';
import { redact, redactError } from '../../../contract/redaction.ts';
import { aLead } from '../builders.ts';

const TOO_LONG_MS = 30_000;
const MEGABYTES = 5_000_000;
const seeds = [' ', '"', '(', '<', '@', '1', '1,', 'a', 'aA', '.', '? ', ' (अनु', 'aria-label="x" '];
const filled = (seed: string, length: number) =>
  seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

/**
 * Runs the work.
 * @throws if the work exceeds the time limit.
 */
function stopped<Result>(work: () => Result): Result {
  return vm.runInNewContext('work()', { work }, { timeout: TOO_LONG_MS }) as Result;
}

function aField(text: string, changes: Partial<PageField> = {}): PageField {
  const said = { label: text, placeholder: text, nearby: text, behind: text, group: text };
  const made = { name: text, id: text, autocomplete: text, section: text, icon: text };
  return {
    ...{ ...said, ...made, index: 0, form: 0, type: 'text', required: true, visible: true },
    ...{ filled: false, suggests: false, offers: false, override: -1 },
    ...{ options: [], shows: text, dial: text },
    ...changes,
  };
}

function aScan(text: string, count: number): PageScan {
  const fields = Array.from({ length: count }, (_, index) =>
    aField(text, { index, type: ['text', 'radio', 'select'][index % 3] ?? 'text' }),
  );
  const press = { form: 0, behind: 1, beside: [], text, submits: true, visible: true };
  const flags = { isTab: false, opens: false, chosen: false, look: '', wasPressed: false };
  const buttons = fields.map((_, index) => ({ ...press, ...flags, index: count + index }));
  return {
    fields,
    buttons,
    actions: [[text]],
    labels: [{ form: 0, text }],
    searchForms: [],
    captcha: '',
  };
}

describe.each(seeds)('judging megabytes of %j within a time limit', (seed) => {
  const text = filled(seed, MEGABYTES);

  test('a long text is redacted within the time limit', () => {
    const left = stopped(() => redact(`${text} asha@example.com`, aLead()));
    expect(left.length).toBeLessThanOrEqual(300);
  });

  test('the words of a long text are judged within the time limit', () => {
    expect(stopped(() => judgeWords([text, ...text.slice(0, 50_000).split(' ')]))).toBeDefined();
  });

  test('a long answer is parsed and judged within the time limit', () => {
    const body = text.slice(0, 65_000);
    for (const answer of [`cb(${body})${body}x`, `cb()${body}x`, JSON.stringify({ error: body })]) {
      expect(stopped(() => judgeJson(parseAnswer(answer)))).toBeDefined();
    }
  });

  test('forms with long captions are analysed within the time limit', () => {
    const scan = stopped(() => boundScan(bounded(aScan(text.slice(0, 100_000), 20))));
    expect(scan.fields).toHaveLength(20);
    stopped(() => findOpener(scan, new Set()));
    const { leadForm } = stopped(() => findLeadForm(scan));
    if (leadForm) stopped(() => planFilling(aLead(), leadForm));
  });

  test('a long page address is checked within the time limit', () => {
    expect(stopped(() => saysAccepted(`http://a.example/thanks?${text}`))).toBe(false);
  });
});

describe('limits for data that a page returns', () => {
  test('a text from a page is never cut inside a character', () => {
    expect(cut('ab😀', 3)).toBe('ab');
    expect(cut('ab😀', 4)).toBe('ab😀');
  });

  test('page data is limited in depth, length and number of entries', () => {
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
    expect(JSON.stringify(bounded(deep)).length).toBeLessThan(50);
    expect(bounded(Array.from({ length: 9000 }, () => 1))).toHaveLength(3000);
    const texts = bounded(Array.from({ length: 3000 }, () => 'x'.repeat(30_000)));
    expect(texts.join('')).toHaveLength(2_000_000);
    expect(bounded({ a: 'x', b: [true, null, 7, undefined] })).toEqual({
      a: 'x',
      b: [true, null, 7, undefined],
    });
  });

  test('an answer is judged even if it contains deeply nested data', () => {
    const nested = '['.repeat(30_000) + ']'.repeat(30_000);
    const answer = parseAnswer(`{"success":false,"message":"Invalid phone","data":${nested}}`);
    expect(judgeJson(answer)).toEqual({ kind: 'value_refused', words: 'Invalid phone' });
    expect(JSON.stringify(answer).length).toBeLessThan(200);
  });

  test('if a page has too many fields, only its visible fields are kept', () => {
    const hidden = Array.from({ length: 5000 }, (_, index) =>
      aField('row', { index, visible: false }),
    );
    const scan = aScan('x', 2);
    const last = aField('Phone', { index: 5000 });
    expect(boundScan({ ...scan, fields: [...hidden, last] }).fields).toEqual([last]);
  });
});

test('a Retry-After far in the future counts as one year', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  for (const header of ['9'.repeat(400), 'Fri, 01 Jan 9999 00:00:00 GMT']) {
    expect(retryAfterOf(header, now)).toBe(31_536_000);
  }
  expect(retryAfterOf('120', now)).toBe(120);
});

describe('hiding a value of the lead', () => {
  test.each([0, 1, 5, 11, 15])(
    'a lead value cut by the limit after %i characters stays hidden',
    (into) => {
      const before = filled('Dear guest, ', 2000 - into);
      const left = redact(`${before}asha@example.com${'!'.repeat(5000)}`, aLead());
      expect(left).not.toContain('asha');
      const hiding = filled('987654321 ', 1999 - into);
      expect(redact(`${hiding} asha@example.com and more`, aLead())).not.toMatch(/asha/);
    },
  );

  test('a lead value with many blanks between its words is hidden', () => {
    const text = `Asha${' '.repeat(10_000)}Rao exists`;
    expect(redact(text, aLead({ name: 'Asha  Rao' }))).toBe('… exists');
  });

  test('no stack frame of a logged error contains a lead value', () => {
    const error = new Error('Asha Rao failed');
    error.stack = [
      'Error: Asha Rao failed',
      '    at send (https://lender.example/?name=Asha:1:2)',
      '    at Asha Rao lives here',
      '    at attemptLead (file:///var/task/attempt.ts:10:5)',
      '    at node:internal/process/task_queues:95:5',
    ].join('\n');
    expect(redactError(error, aLead()).stack?.split('\n')).toEqual([
      'Error: … failed',
      '    at attemptLead (file:///var/task/attempt.ts:10:5)',
      '    at node:internal/process/task_queues:95:5',
    ]);
  });
});

test.each([
  ['Error: page.evaluate', new Error('page.evaluate: Error: Ravi Shah, 98200 11111, exists')],
  ['Error: frame.$eval', new Error("frame.$eval: Error: '#Ravi Shah' is not a selector")],
  ['SyntaxError', new SyntaxError('Unexpected token \'R\', "Ravi Shah" is not valid JSON')],
  [
    'Error: page.evaluate: Target page, context or browser has been closed',
    new Error('page.evaluate: Target page, context or browser has been closed'),
  ],
  ['Error: browserType.launch: no memory', new Error('browserType.launch: no memory')],
  ['TypeError: x.y is not a function', new TypeError('x.y is not a function')],
])('the first line of a logged error is %s', (line, error) => {
  expect(redactError(error, aLead()).stack?.split('\n')[0]).toBe(line);
});

test.each(['constructor', '__proto__', 'toString'])(
  "a page's field with the name %s is not recognised as a lead field",
  (name) => {
    const fields = [aField(name)];
    expect(classifyFields(fields)).toEqual([]);
  },
);
