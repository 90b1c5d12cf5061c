/** The sheet script on its own: what it sends, what it writes back, what a repeat does. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import vm from 'node:vm';
import { leadSchema } from '../../functions/contract/lead.ts';
import {
  sheetScriptSource,
  syncLeads,
  type Cells,
  type FetchAnswer,
  type FetchOptions,
} from './apps-script.ts';

const headings = ['Name', 'phone', 'email', 'city', 'loanAmount'];
const asha = ['Asha Rao', 919876543210, 'asha@leads.example', 'Mumbai', 2500000];
const ben = ['Ben Das', '+91 98765 43211', 'ben@leads.example', 'Pune', '₹ 25,00,000'];

/** The webhook's manners, in memory: replays by key, refuses what the contract refuses. */
let accepted: Map<string, { id: string; body: string }>;
let statuses: Map<string, { status: string; failureReason: string | null }>;
let outage: FetchAnswer | undefined;

beforeEach(() => {
  accepted = new Map();
  statuses = new Map();
  outage = undefined;
});

const answer = (code: number, body: object): FetchAnswer => ({ code, text: JSON.stringify(body) });

function webhook(url: string, { method, headers, payload = '' }: FetchOptions): FetchAnswer {
  if (outage) return outage;
  if (method !== 'post') {
    const found = statuses.get(url.split('/').at(-1) ?? '');
    return found ? answer(200, found) : answer(404, { error: 'There is no such submission.' });
  }
  const parsed = leadSchema.safeParse(JSON.parse(payload));
  if (!parsed.success) {
    const details = parsed.error.issues.map(({ message }) => ({ message }));
    return answer(400, { error: 'The lead is not valid.', details });
  }
  const key = headers?.['Idempotency-Key'] ?? '';
  const known = accepted.get(key) ?? { id: `id-${accepted.size + 1}`, body: payload };
  accepted.set(key, known);
  if (known.body !== payload) return answer(409, { error: 'Another lead had this key.' });
  statuses.set(known.id, { status: 'processing', failureReason: null });
  return answer(202, { submissionId: known.id, status: 'processing' });
}

const run = (cells: Cells, locked = false) =>
  syncLeads({ cells, webhookUrl: 'http://w/process-lead', apiKey: 'k', fetchNow: webhook, locked });
const written = (cells: Cells) => cells.slice(1).map((row) => row.slice(5));

test('the script is valid and holds both placeholders once', () => {
  expect(() => new vm.Script(sheetScriptSource)).not.toThrow();
  expect(sheetScriptSource.match(/YOUR_(WEBHOOK_URL|API_KEY)/g)).toHaveLength(2);
});

describe('a run', () => {
  test('sends every new row and adds its own columns', () => {
    const cells: Cells = [[...headings], [...asha], [...ben], ['', '', '', '', '']];
    run(cells);
    expect(cells[0]?.slice(5)).toEqual(['submissionId', 'status']);
    expect(written(cells)).toEqual([['id-1', 'processing'], ['id-2', 'processing'], []]);
    expect([...accepted.values()].map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { phone: '919876543210', loanAmount: '2500000' },
      { name: 'Ben Das', loanAmount: '2500000' },
    ]);
  });

  test('writes the final status back and then leaves the row', () => {
    const cells: Cells = [[...headings], [...asha], [...ben]];
    run(cells);
    statuses.set('id-1', { status: 'success', failureReason: null });
    statuses.set('id-2', { status: 'error', failureReason: 'captcha' });
    run(cells);
    const final = [
      ['id-1', 'success'],
      ['id-2', 'error: captcha'],
    ];
    expect(written(cells)).toEqual(final);
    outage = answer(500, {});
    run(cells);
    expect(written(cells)).toEqual(final);
  });

  test('repeated after a cut sends nothing twice', () => {
    const cells: Cells = [[...headings], [...asha]];
    run(cells);
    cells[1]?.splice(5);
    run(cells);
    expect(written(cells)).toEqual([['id-1', 'processing']]);
    expect(accepted.size).toBe(1);
  });

  test('says why a row is refused and sends it once corrected', () => {
    const cells: Cells = [[...headings], [...asha.slice(0, 4), 'a lot'], [...ben]];
    run(cells);
    expect(written(cells)).toEqual([
      ['', 'refused: loanAmount is required and must be a positive number of rupees'],
      ['id-1', 'processing'],
    ]);
    cells[1]![4] = 100;
    run(cells);
    expect(written(cells)[0]).toEqual(['id-2', 'processing']);
  });

  test('leaves a row for later while the webhook is down', () => {
    const cells: Cells = [[...headings], [...asha]];
    outage = { code: 503, text: '<html>' };
    run(cells);
    expect(written(cells)).toEqual([['', 'waiting']]);
    outage = undefined;
    run(cells);
    expect(written(cells)).toEqual([['id-1', 'processing']]);
  });

  test('stops at a refused key with the webhook’s words', () => {
    outage = answer(403, { error: 'Your keys live in the dashboard.' });
    expect(() => run([[...headings], [...asha]])).toThrow('Your keys live in the dashboard.');
  });

  test('does nothing beside another one', () => {
    const cells: Cells = [[...headings], [...asha]];
    run(cells, true);
    expect(written(cells)).toEqual([[]]);
  });

  test('names a heading that is missing', () => {
    expect(() => run([['name'], ['Asha']])).toThrow('A column named phone is missing');
  });
});
