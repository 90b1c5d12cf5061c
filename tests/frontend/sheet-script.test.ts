/**
 * The guide's script for Google Sheets, in a single run: what it sends, what it writes back, and
 * what a repeated run does.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import vm from 'node:vm';
import { leadFields } from '../../contract/lead.ts';
import { fillSheetScript } from '../../frontend/content/sheet-script/fill-sheet-script.ts';
import { sheetScriptSource, syncLeads, type Cells, type FetchNow } from './apps-script.ts';
import { answerOf, aWebhook, type SheetWebhook } from './sheet-webhook.ts';

const headings = ['Name', 'phone', 'email', 'city', 'loanAmount'];
const asha = ['Asha Rao', 919876543210, 'asha@leads.example', 'Mumbai', 2500000];
const ben = ['Ben Das', '+91 98765 43211', 'ben@leads.example', 'Pune', '₹ 25,00,000'];

let webhook: SheetWebhook;
beforeEach(() => {
  webhook = aWebhook();
});

const run = (cells: Cells, locked = false) =>
  syncLeads({
    cells,
    webhookUrl: 'http://w/process-lead',
    apiKey: 'k',
    fetchNow: webhook.answer,
    locked,
  });
const written = (cells: Cells) =>
  cells.slice(1).map((row) => Array.from(row.slice(5), (cell) => cell ?? ''));

test('the Google Sheets script is valid; each placeholder occurs once', () => {
  expect(() => new vm.Script(sheetScriptSource)).not.toThrow();
  expect(sheetScriptSource.match(/YOUR_(WEBHOOK_URL|API_KEY)/g)).toHaveLength(2);
});

describe('a run of the sheet script', () => {
  test('a run sends every new row and adds its own columns', () => {
    const cells: Cells = [[...headings], [...asha], [...ben], ['', '', '', '', '']];
    run(cells);
    expect(cells[0]?.slice(5)).toEqual(['submissionId', 'status']);
    expect(written(cells)).toEqual([['id-1', 'processing'], ['id-2', 'processing'], []]);
    expect(
      [...webhook.accepted.values()].map(({ body }) => JSON.parse(body) as unknown),
    ).toMatchObject([
      { phone: '919876543210', loanAmount: '2500000' },
      { name: 'Ben Das', loanAmount: '2500000' },
    ]);
  });

  test('a run sends the reference of a row that has one', () => {
    const cells: Cells = [
      [...headings, 'Reference'],
      [...asha, 4711],
      [...ben, ' '],
    ];
    run(cells);
    const bodies = [...webhook.accepted.values()].map(({ body }) => JSON.parse(body) as object);
    expect(bodies[0]).toMatchObject({ reference: '4711' });
    expect(bodies[1]).not.toHaveProperty('reference');
  });

  test('a run sends twenty leads per call until the webhook answers 429', () => {
    const names = Array.from({ length: 45 }, (_, place) => `Lead ${place}`);
    const cells: Cells = [[...headings], ...names.map((name) => [name, ...asha.slice(1)])];
    const sizes: number[] = [];
    const words = 'Too many requests.';
    const answer: FetchNow = (url, options) => {
      if (options.method !== 'post') return webhook.answer(url, options);
      expect(url).toBe('http://w/leads');
      sizes.push((JSON.parse(options.payload ?? '') as { leads: unknown[] }).leads.length);
      return sizes.length > 2 ? answerOf(429, { error: words }) : webhook.answer(url, options);
    };
    syncLeads({ cells, webhookUrl: 'http://w/process-lead', apiKey: 'k', fetchNow: answer });
    expect(sizes).toEqual([20, 20, 5]);
    expect(written(cells).filter(([id]) => id !== '')).toHaveLength(40);
    expect(written(cells)[44]).toEqual(['', `waiting: ${words}`]);
    run(cells);
    expect(webhook.accepted.size).toBe(45);
  });

  test('a final status in a row is never changed', () => {
    const cells: Cells = [[...headings], [...asha], [...ben]];
    run(cells);
    webhook.statuses.set('id-1', { status: 'success', failureReason: null });
    webhook.statuses.set('id-2', { status: 'error', failureReason: 'captcha' });
    run(cells);
    const final = [
      ['id-1', 'success'],
      ['id-2', 'error: captcha'],
    ];
    expect(written(cells)).toEqual(final);
    webhook.outage = answerOf(500, {});
    run(cells);
    expect(written(cells)).toEqual(final);
  });

  test('a run repeated after an interruption sends no lead twice', () => {
    const cells: Cells = [[...headings], [...asha]];
    run(cells);
    cells[1]?.splice(5);
    run(cells);
    expect(written(cells)).toEqual([['id-1', 'processing']]);
    expect(webhook.accepted.size).toBe(1);
  });

  test('a refused row is reported, then sent after its correction', () => {
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

  test('the row of a duplicate names the first lead and is retried later', () => {
    const cells: Cells = [[...headings], [...asha], [...ben]];
    const body = { error: 'It came before.', code: 'duplicate_lead', submissionId: 'first' };
    webhook.refuse = ({ name }) => (name.startsWith('Asha') ? answerOf(409, body) : undefined);
    run(cells);
    webhook.refuse = undefined;
    expect(written(cells)).toEqual([
      ['', 'duplicate: first'],
      ['id-1', 'processing'],
    ]);
    run(cells);
    expect(written(cells)[0]).toEqual(['id-2', 'processing']);
  });

  test('at a limit a run stops; the next run continues', () => {
    const cells: Cells = [[...headings], [...asha], [...ben], [...ben], [...asha]];
    cells[3]![0] = 'Cara';
    cells[4]![0] = 'Dev';
    const words = 'You have sent 20,000 leads today.';
    let leads = 0;
    webhook.refuse = () => {
      leads += 1;
      return leads > 2 ? answerOf(429, { error: words }) : undefined;
    };
    run(cells);
    expect(leads).toBe(4);
    expect(written(cells)).toEqual([
      ['id-1', 'processing'],
      ['id-2', 'processing'],
      ['', `waiting: ${words}`],
      ['', `waiting: ${words}`],
    ]);
    webhook.refuse = undefined;
    run(cells);
    expect(written(cells).map(([id]) => id)).toEqual(['id-1', 'id-2', 'id-3', 'id-4']);
  });

  test('a row waits while the webhook fails, then is sent', () => {
    const cells: Cells = [[...headings], [...asha]];
    webhook.outage = { code: 503, text: '<html>' };
    run(cells);
    expect(written(cells)).toEqual([['', 'waiting']]);
    webhook.outage = undefined;
    run(cells);
    expect(written(cells)).toEqual([['id-1', 'processing']]);
  });

  test('a refused key stops the run with the webhook’s message', () => {
    webhook.outage = answerOf(403, { error: 'Your keys live in the dashboard.' });
    expect(() => run([[...headings], [...asha]])).toThrow('Your keys live in the dashboard.');
  });

  test('a run does nothing while another run is active', () => {
    const cells: Cells = [[...headings], [...asha]];
    run(cells, true);
    expect(written(cells)).toEqual([[]]);
  });

  test('a run reports a missing heading by name', () => {
    expect(() => run([['name'], ['Asha']])).toThrow('A column named phone is missing');
  });
});

test('the script with filled placeholders lists every lead field', () => {
  const script = fillSheetScript(sheetScriptSource, 'http://w', 'k');
  const [, fields = ''] = /const LEAD_FIELDS = (\[.*\]);/.exec(script) ?? [];
  expect(JSON.parse(fields.replaceAll("'", '"'))).toEqual(leadFields);
});

describe("a script for a user's own form", () => {
  const form = { target: 'form-1', fields: { income: '1', born: '', owns: '', status: '' } };
  const bodies = (cells: Cells, to = form) => {
    const sent: unknown[] = [];
    const fetchNow: FetchNow = (url, options) => {
      const { leads = [] } = JSON.parse(options.payload ?? '{}') as { leads?: unknown[] };
      sent.push(...leads);
      return webhook.answer(url, options);
    };
    syncLeads({ cells, webhookUrl: 'http://w/process-lead', apiKey: 'k', fetchNow, form: to });
    return sent;
  };

  test("the sheet's columns answer the form's questions; leads name the form", () => {
    // Midnight in the sheet's own time zone, which is five and a half hours ahead of UTC.
    const midnight = new Date('1990-05-30T18:30:00.000Z');
    const cells: Cells = [
      [...headings, 'Income', 'fields.born', 'owns'],
      [...asha, 85000, midnight, true],
      [...ben, '', '1991-01-02', false],
    ];
    expect(bodies(cells)).toMatchObject([
      { target: 'form-1', fields: { income: '85000', born: '1990-05-31', owns: 'yes' } },
      { target: 'form-1', fields: { income: '', born: '1991-01-02', owns: 'no' } },
    ]);
  });

  test('the script’s status column is not sent as an answer', () => {
    const cells: Cells = [[...headings], [...asha]];
    expect(bodies(cells)).toMatchObject([{ target: 'form-1', fields: {} }]);
    cells[1]!.splice(5);
    expect(bodies(cells)).toMatchObject([{ fields: {} }]);
    expect(webhook.accepted.size).toBe(1);
  });

  test('a column named reference answers the question with this name', () => {
    const cells: Cells = [
      [...headings, 'reference'],
      [...asha, 'R-1'],
    ];
    const asking = { target: 'form-1', fields: { ...form.fields, reference: '' } };
    const [sent] = bodies(cells, asking);
    expect(sent).toMatchObject({ fields: { reference: 'R-1' } });
    expect(sent).not.toHaveProperty('reference');
  });

  test('a script without a form sends only the lead', () => {
    run([
      [...headings, 'income'],
      [...asha, 5],
    ]);
    const [{ body } = { body: '' }] = webhook.accepted.values();
    expect(Object.keys(JSON.parse(body) as object)).toEqual([...leadFields]);
  });
});
