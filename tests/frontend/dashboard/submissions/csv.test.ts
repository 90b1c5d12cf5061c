import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  checkLeads,
  type CheckedRow,
} from '../../../../frontend/dashboard/submissions/import/check-leads.ts';
import { sampleConsent } from '../../../../contract/consent.ts';
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { LeadForm } from '../../../../frontend/dashboard/leads/lead-forms/lead-form.ts';
import {
  guessAnswers,
  missingAnswers,
} from '../../../../frontend/dashboard/submissions/import/map-answers.ts';
import {
  guessMapping,
  missingFields,
} from '../../../../frontend/dashboard/submissions/import/map-columns.ts';
import { readCsv } from '../../../../frontend/dashboard/submissions/import/read-csv.ts';
import type {
  LeadToSend,
  AskedPause,
  SendResult,
} from '../../../../frontend/dashboard/submissions/import/sending.ts';
import { sendLeads } from '../../../../frontend/dashboard/submissions/import/send-leads.ts';
import {
  csvHead,
  csvLines,
  headOfForm,
} from '../../../../frontend/dashboard/leads/csv/write-csv.ts';
import { asWritten } from '../../../../frontend/dashboard/leads/csv/harmless-text.ts';
import { buildRow } from './build-row.ts';
import { nextEvent } from '../../../until.ts';

const head = 'Full Name;Mobile;E-Mail;City;Amount (INR)';

async function check(lines: string[]): Promise<readonly CheckedRow[]> {
  const table = readCsv([head, ...lines].join('\n'));
  return checkLeads(table, guessMapping(table.columns));
}

describe('the CSV export of submissions', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'an export makes the formula %j harmless',
    (name) => {
      const [line = ''] = csvLines([buildRow(1, { name })]).split('\r\n');
      expect(line).toContain(`'${name}`);
    },
  );

  test('an export has a column per question, with harmless formulas', () => {
    const fields = JSON.stringify({ income: '85000', note: '=1+1' });
    const rows = [buildRow(1, { formId: 'form-1', fields }), buildRow(2)];
    const table = readCsv(headOfForm(['note', 'income']) + csvLines(rows, ['note', 'income']));
    expect(table.columns.slice(-6, -4)).toEqual(['fields.note', 'fields.income']);
    expect(table.rows.map(({ cells }) => cells.slice(-6, -4))).toEqual([
      ["'=1+1", '85000'],
      ['', ''],
    ]);
    expect(table.rows[0]?.cells).toContain('form-1');
  });

  test('an export keeps quotes and semicolons in one cell', () => {
    const row = buildRow(1, { city: "'; --'; --'; --" });
    const { columns, rows } = readCsv(csvHead() + csvLines([row]));
    expect(asWritten(rows[0]?.cells[columns.indexOf('city')] ?? '')).toBe(row.city);
  });

  test('an export has a column for why a lead waits', () => {
    const table = readCsv(csvHead() + csvLines([buildRow(1, { waitingFor: 'day_cap' })]));
    const column = table.columns.indexOf('waitingFor');
    expect(table.rows.map(({ cells }) => cells[column])).toEqual(['day_cap']);
  });

  test("an export names each lead's form and marks the demo form", () => {
    const rows = [
      { ...buildRow(1), place: { form: 'Demo form', isDemo: true } },
      { ...buildRow(2, { formId: 'form-1' }), place: { form: 'Loans', isDemo: false } },
    ];
    const { columns, rows: lines } = readCsv(csvHead() + csvLines(rows));
    const [form, demo] = [columns.indexOf('form'), columns.indexOf('demo')];
    expect(lines.map(({ cells }) => [cells[form], cells[demo]])).toEqual([
      ['Demo form', 'demo'],
      ['Loans', ''],
    ]);
  });

  test('an export can be imported again unchanged', async () => {
    const row = buildRow(1, { name: 'O’Neill, "Asha"', city: 'Goa', reference: '=4711;a' });
    const table = readCsv(headOfForm([]) + csvLines([{ ...row, consent: sampleConsent }]));
    const [checked] = await checkLeads(table, guessMapping(table.columns));
    const { name, phone, email, city, loanAmount, reference } = row;
    const lead = { name, phone, email, city, loanAmount, reference, consent: sampleConsent };
    expect(checked).toMatchObject({ lead });
  });

  test('an import reads references from a chosen column; cells may be blank', async () => {
    const head = 'name,phone,email,city,loan amount,Customer';
    const rest = '987654321,a@b.example,Goa,1';
    const table = readCsv(`${head}\nAsha,${rest},CRM-1\nAsha,${rest},\nAsha,${rest},a\u0001b`);
    const plain = guessMapping(table.columns);
    const [first, second, wrong] = await checkLeads(table, { ...plain, reference: 5 });
    expect(first).toMatchObject({ lead: { reference: 'CRM-1' } });
    expect(second).not.toHaveProperty('sameAs');
    // A row without a reference gets the same Idempotency-Key as without a reference column.
    const [before] = await checkLeads(table, plain);
    expect(second).toMatchObject({
      idempotencyKey: (before as { idempotencyKey: string }).idempotencyKey,
      lead: expect.not.objectContaining({ reference: expect.anything() }),
    });
    expect(wrong).toMatchObject({ problem: expect.stringContaining('reference must be one line') });
  });

  test('an import refuses wrong evidence of consent', async () => {
    const table = readCsv(
      `name,phone,email,city,loan amount,Consent text,Consent time\nAsha,987654321,a@b.example,Goa,1,Yes,31/01/2026\nRavi,987654322,r@b.example,Goa,1,,`,
    );
    const [wrong, none] = await checkLeads(table, guessMapping(table.columns));
    expect(wrong).toMatchObject({ problem: expect.stringContaining('consent.time must be') });
    expect(none).toMatchObject({
      lead: expect.not.objectContaining({ consent: expect.anything() }),
    });
  });
});

test('an import marks rows that equal an earlier row', async () => {
  const lines = ['Asha;987654321;a@b.example;Goa;1', 'Ravi;987654322;r@b.example;Goa;1'];
  const checked = await check([...lines, lines[0]!, lines[0]!]);
  const first = checked[0]?.number;
  expect(checked.map((row) => ('lead' in row ? row.sameAs : row.problem))).toEqual([
    undefined,
    undefined,
    first,
    first,
  ]);
  expect(new Set(checked.map((row) => 'lead' in row && row.idempotencyKey)).size).toBe(4);
});

describe('an import to a user’s own form', () => {
  const field = (name: string, type: CustomField['type'], required = true): CustomField => ({
    ...{ name, type, required, label: `The ${name}` },
  });
  const form: LeadForm = {
    ...{ id: 'form-1', name: 'Loans', shortName: 'loans', state: 'live', isDefault: false },
    url: 'https://lender.example/apply',
    customFields: [
      { ...field('income', 'number'), rules: { min: '15000' } },
      field('born', 'date', false),
    ],
  };
  const sheet = (columns: string, cells: string) =>
    readCsv(
      `${head.replace('Mobile No', 'Mobile')};${columns}\nAsha;987654321;a@b.example;Goa;1;${cells}`,
    );

  test.each(['Income', 'fields.income', 'THE INCOME'])(
    "an import recognises the question's column %s",
    (column) => {
      const { places } = guessAnswers(form, ['Name', column]);
      expect([...places]).toEqual([['income', 1]]);
      expect(missingAnswers({ form, places })).toEqual([]);
      expect(missingAnswers({ form, places: new Map() })).toEqual([form.customFields[0]]);
    },
  );

  test('an imported lead names its form; invalid answers are reported', async () => {
    const send = async (columns: string, cells: string) => {
      const table = sheet(columns, cells);
      const mapping = guessMapping(table.columns);
      const [row] = await checkLeads(table, mapping, guessAnswers(form, table.columns));
      return row;
    };
    const good = await send('income;born', '"25,000";1990-05-31');
    expect(good).toMatchObject({
      lead: { target: 'form-1', fields: { income: '25000', born: '1990-05-31' } },
    });
    expect(await send('income;born', 'x;31/05/1990')).toMatchObject({
      problem: expect.stringMatching(/“The income” must be a number.*“The born” must be a day/),
    });
    expect(await send('income;born', '14,000;')).toMatchObject({
      problem: '“The income” must be 15000 or more',
    });
    const other = await send('income;born', '"25,001";1990-05-31');
    const keyOf = (row: CheckedRow | undefined) => row && 'lead' in row && row.idempotencyKey;
    expect(keyOf(other)).not.toBe(keyOf(good));
  });
});

describe('the CSV import of leads', () => {
  test('an import recognises columns by their usual names', () => {
    const { columns } = readCsv('Full Name;Line;E-Mail;City;Amount (INR)\na;b;c;d;e');
    expect(missingFields(guessMapping(columns))).toEqual(['phone']);
    const others = ['Full Name', 'Telephone', 'E-mail Address', 'Town', 'Loan (INR)', 'Notes'];
    const short = ['Lead', 'Phone No.', 'E-mail', 'City', 'Loan Amt'];
    for (const columns of [others, short]) {
      const found = { name: 0, phone: 1, email: 2, city: 3, loanAmount: 4 };
      expect(guessMapping(columns)).toEqual(found);
    }
  });

  test('an import reads grouped amounts and reports errors by row', async () => {
    const rows = await check(['Asha;+919876543210;a@b.example;Pune;"25,00,000"', 'B;1;x;;0']);
    expect(rows[0]).toMatchObject({ number: 2, lead: { loanAmount: 2_500_000 } });
    expect(rows[1]).toMatchObject({ number: 3, problem: expect.stringContaining('City must not') });
  });

  test('an import derives equal Idempotency-Keys whatever the order of rows', async () => {
    const asha = 'Asha;+919876543210;a@b.example;Pune;1';
    const ravi = 'Ravi;+919876543210;r@b.example;Pune;1';
    const keysOf = (rows: readonly CheckedRow[]) =>
      rows.map((row) => ('lead' in row ? row.idempotencyKey : '')).sort();
    const [one, other] = await Promise.all([check([asha, asha, ravi]), check([ravi, asha, asha])]);
    expect(keysOf(one)).toEqual(keysOf(other));
    expect(new Set(keysOf(one)).size).toBe(3);
  });
});

describe('sending imported leads', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function serve(
    answers: (tries: number) => { status: number; headers?: object; body: object },
  ) {
    const keys: string[] = [];
    const calls: number[] = [];
    const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
      const { leads } = JSON.parse(await text(request)) as { leads: { idempotencyKey: string }[] };
      calls.push(leads.length);
      const results = leads.map(({ idempotencyKey }, index) => {
        keys.push(idempotencyKey);
        const { status, headers, body } = answers(keys.length);
        return { index, httpStatus: status, headers, body };
      });
      response.writeHead(207, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: true, results }));
    };
    server = createServer((request, response) => void answerTo(request, response));
    server.listen(0, '127.0.0.1');
    await nextEvent('the server to listen', server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { keys, calls, url: `http://127.0.0.1:${port}/process-lead` };
  }

  async function send(
    url: string,
    count = 1,
    sendsDuplicates = false,
  ): Promise<{
    results: SendResult[];
    pauses: number[];
    shown: (AskedPause | undefined)[];
    ended: string | undefined;
  }> {
    const line = 'Asha;+919876543210;a@b.example;Pune;1';
    const leads = await check(Array.from({ length: count }, () => line));
    const results: SendResult[] = [];
    const pauses: number[] = [];
    const shown: (AskedPause | undefined)[] = [];
    let time = 0;
    const ended = await sendLeads({
      leads: leads as LeadToSend[],
      webhookUrl: url,
      apiKey: 'fak_x',
      sendsDuplicates,
      signal: new AbortController().signal,
      onResult: (result) => results.push(result),
      onPause: (pause) => shown.push(pause),
      now: () => time,
      wait: async (pause) => {
        pauses.push(pause);
        time += pause;
      },
    });
    return { results, pauses, shown, ended };
  }

  test('after a 429, a lead is sent again with its Idempotency-Key', async () => {
    const { keys, url } = await serve((tries) =>
      tries === 1
        ? { status: 429, headers: { 'retry-after': '2' }, body: { error: 'Slow down' } }
        : { status: 202, body: { submissionId: 's-1' } },
    );
    const { results, pauses } = await send(url);
    expect(results).toEqual([{ number: 2, state: 'sent', submissionId: 's-1' }]);
    expect(pauses).toEqual([2_000]);
    expect(keys[0]).toBe(keys[1]);
  });

  const duplicate = {
    status: 409,
    body: { error: 'It came before.', code: 'duplicate_lead', submissionId: 'first' },
  };

  test('an import counts duplicates separately and continues', async () => {
    const { url } = await serve((tries) =>
      tries === 1 ? duplicate : { status: 202, body: { submissionId: `s-${tries}` } },
    );
    const { results, pauses } = await send(url, 2);
    expect(results.map(({ state }) => state).sort()).toEqual(['duplicate', 'sent']);
    expect(results).toContainEqual(
      expect.objectContaining({ state: 'duplicate', submissionId: 'first' }),
    );
    expect(pauses.every((pause) => pause < 1000)).toBe(true);
  });

  test('an allowed duplicate is sent with a new Idempotency-Key', async () => {
    const { keys, url } = await serve((tries) =>
      tries === 1 ? duplicate : { status: 202, body: { submissionId: 's-2' } },
    );
    const { results } = await send(url, 1, true);
    expect(results).toEqual([{ number: 2, state: 'sent', submissionId: 's-2' }]);
    expect(keys[1]).toBe(`${keys[0]}-duplicate`);
  });

  test('an allowed duplicate that is refused again is not repeated', async () => {
    const { keys, url } = await serve(() => duplicate);
    const { results } = await send(url, 1, true);
    expect(results).toEqual([{ number: 2, state: 'duplicate', submissionId: 'first' }]);
    expect(keys).toHaveLength(2);
  });

  test('an import continues however often the webhook demands a wait', async () => {
    const words = 'You have 5,000 leads that are not finished.';
    const { keys, url } = await serve((tries) =>
      tries <= 20
        ? { status: 429, headers: { 'retry-after': '60' }, body: { error: words } }
        : { status: 202, body: { submissionId: `s-${tries}` } },
    );
    const { results, shown, ended } = await send(url, 3);
    expect(results.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(new Set(keys).size).toBe(3);
    expect(shown[0]).toMatchObject({ words, until: expect.any(Number) });
    expect([shown.at(-1), ended]).toEqual([undefined, undefined]);
  });

  test('an import ends when the webhook demands a wait until tomorrow', async () => {
    const words = 'You have sent 20,000 leads today.';
    const { keys, url } = await serve((tries) =>
      tries <= 10
        ? { status: 202, body: { submissionId: `s-${tries}` } }
        : { status: 429, headers: { 'retry-after': '50400' }, body: { error: words } },
    );
    const { results, ended } = await send(url, 100);
    expect(results.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'sent'));
    expect(ended).toBe(words);
    // Only the leads of the first call were sent; no further call followed.
    expect(keys).toHaveLength(25);
  });

  test('an import sends 25 leads per call and 50 per second', async () => {
    const { keys, calls, url } = await serve(() => ({ status: 202, body: { submissionId: 's' } }));
    const { results, pauses } = await send(url, 60);
    expect(results).toHaveLength(60);
    expect(new Set(keys).size).toBe(60);
    expect([calls, pauses]).toEqual([
      [25, 25, 10],
      [500, 500],
    ]);
  });

  test('an error answer applies to all leads of the call', async () => {
    const answers = [
      { status: 429, headers: { 'retry-after': '2' }, body: { error: 'Slow down' } },
      { status: 502, headers: {}, body: { message: 'Internal server error' } },
      { status: 403, headers: {}, body: { error: 'This API key is not valid' } },
    ];
    server = createServer((_request, response) => {
      const { status, headers, body } = answers.shift()!;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await nextEvent('the server to listen', server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { results, pauses } = await send(`http://127.0.0.1:${port}/process-lead`, 3);
    const problem = 'This API key is not valid';
    expect(results).toEqual([2, 3, 4].map((number) => ({ number, state: 'refused', problem })));
    expect([answers, pauses[0]]).toEqual([[], 2000]);
  });

  test('a refused lead is not sent again', async () => {
    const { keys, url } = await serve(() => ({
      status: 403,
      body: { error: 'This API key is not valid' },
    }));
    const { results } = await send(url);
    expect(results).toEqual([
      { number: 2, state: 'refused', problem: 'This API key is not valid' },
    ]);
    expect(keys).toHaveLength(1);
  });

  test('an import reports a lead that had been sent before', async () => {
    const { url } = await serve(() => ({
      status: 202,
      headers: { 'idempotent-replayed': 'true' },
      body: { submissionId: 's-1' },
    }));
    const { results } = await send(url);
    expect(results[0]?.state).toBe('repeated');
  });

  test('a lead whose answer was lost counts as sent', async () => {
    const answers = [
      { status: 504, body: { message: 'Endpoint request timed out' } },
      { status: 202, headers: { 'idempotent-replayed': 'true' }, body: { submissionId: 's-1' } },
    ];
    const { url } = await serve(() => answers.shift()!);
    const { results } = await send(url);
    expect(results[0]?.state).toBe('sent');
  });
});
