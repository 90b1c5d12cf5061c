/**
 * The guide's script for Google Sheets in races: users change the sheet during a run, a run is
 * stopped, or two runs overlap.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { casesOf, every, inPart } from '../part.ts';
import { syncLeads, type Cells } from './apps-script.ts';
import { aWebhook, type SheetWebhook } from './sheet-webhook.ts';

const headings = ['name', 'phone', 'email', 'city', 'loanAmount', 'submissionId', 'status'];
const aRow = (name: string, city = 'Pune') => [
  ...[name, 919876543210, `${name.toLowerCase()}@leads.example`, city, 2500000],
  ...['', ''],
];

let webhook: SheetWebhook;
let cells: Cells;
beforeEach(() => {
  webhook = aWebhook();
  cells = [[...headings], aRow('Asha'), aRow('Ben'), aRow('Chitra')];
});

interface Meanwhile {
  /** Called while the first lead is sent. */
  sending?: () => void;
  /** Called at each request of the script. */
  onFetch?: () => void;
  onCall?: () => void;
}

function run({ sending, onFetch, onCall }: Meanwhile = {}): void {
  let once = sending;
  syncLeads({
    cells,
    webhookUrl: 'http://w/process-lead',
    apiKey: 'k',
    fetchNow: (url, options) => {
      const answer = webhook.answer(url, options);
      const meanwhile = once;
      once = undefined;
      meanwhile?.();
      onFetch?.();
      return answer;
    },
    ...(onCall && { onCall }),
  });
}

const namesOfSent = () =>
  [...webhook.accepted.values()].map(({ body }) => (JSON.parse(body) as { name: string }).name);
const bodyOf = (id: unknown) => [...webhook.accepted.values()].find((one) => one.id === id)?.body;

/**
 * Expects that every row has the id of a lead with the row's values, and that no two rows have the
 * same id.
 */
function expectEachSent(): void {
  const rows = cells.slice(1);
  const ids = rows.map((row) => row[5]);
  expect(new Set(ids).size).toBe(rows.length);
  for (const [name, phone, email, city, amount, id] of rows) {
    const lead = { name, phone: String(phone), email, city, loanAmount: String(amount) };
    expect(JSON.parse(bodyOf(id) ?? 'null')).toEqual(lead);
  }
}

const changes: [string, () => void][] = [
  ['a row is inserted above', () => cells.splice(1, 0, aRow('Devi'))],
  ['a row is inserted below', () => cells.push(aRow('Devi'))],
  ['the row above is deleted', () => cells.splice(2, 1)],
  ['the sheet is sorted the other way', () => cells.push(...cells.splice(1).reverse())],
  ['two rows change places', () => cells.splice(1, 2, cells[2] ?? [], cells[1] ?? [])],
  ['a column is inserted', () => cells.forEach((row, place) => row.unshift(place ? 'x' : 'no'))],
  ['a column is inserted before the id', () => cells.forEach((row) => row.splice(5, 0, ''))],
];

inPart('quick', () => {
  describe('edits of the sheet while a lead is being sent', () => {
    test.each(changes)('each submission id is written to its own row when %s', (_what, sending) => {
      run({ sending });
      run();
      const place = cells[0]?.indexOf('name') ?? 0;
      const idPlace = cells[0]?.indexOf('submissionId') ?? 0;
      for (const row of cells.slice(1)) {
        expect(JSON.parse(bodyOf(row[idPlace]) ?? 'null')).toMatchObject({ name: row[place] });
      }
      expect(namesOfSent().sort()).toEqual(
        [...new Set([...namesOfSent(), ...cells.slice(1).map((row) => row[place])])].sort(),
      );
    });

    test('a row that is edited during sending is sent again', () => {
      run({ sending: () => cells[1]!.splice(3, 1, 'Delhi') });
      expect(cells[1]?.slice(5)).toEqual(['', '']);
      run();
      expectEachSent();
      expect(namesOfSent()).toEqual(['Asha', 'Ben', 'Chitra', 'Asha']);
    });

    test('no row gets the id of a row deleted during sending', () => {
      run({ sending: () => cells.splice(1, 1) });
      run();
      expectEachSent();
      expect(namesOfSent()).toEqual(['Asha', 'Ben', 'Chitra']);
    });

    test('a second run during the first sends no lead twice', () => {
      run({ sending: () => run() });
      expectEachSent();
      expect(namesOfSent()).toEqual(['Asha', 'Ben', 'Chitra']);
    });

    test('submission ids stay correct after another run and a new row order', () => {
      cells = [[...headings], aRow('Asha'), aRow('Asha')];
      run({
        sending: () => {
          run();
          cells.push(...cells.splice(1).reverse());
        },
      });
      run();
      expectEachSent();
      expect(namesOfSent()).toEqual(['Asha', 'Asha']);
    });
  });

  describe('a row whose lead was sent before', () => {
    beforeEach(() => {
      run();
      webhook.statuses.set('id-2', { status: 'success', failureReason: null });
    });

    test('a sent row gets its status although another row was interrupted', () => {
      cells[1]!.splice(5, 2, '', '');
      cells.push(aRow('Devi'));
      run();
      expectEachSent();
      expect(cells[2]?.[6]).toBe('success');
    });

    test('a sent row gets its status although other rows move', () => {
      cells.push(aRow('Devi'), aRow('Esha'), aRow('Farid'));
      run({ sending: () => cells.splice(4, 2, cells[5] ?? [], cells[4] ?? []) });
      expectEachSent();
      expect(cells[2]?.[6]).toBe('success');
    });
  });

  describe('sheet rows with the same values', () => {
    const twin = () => aRow('Asha');
    beforeEach(() => {
      cells = [[...headings], twin(), twin()];
      run();
      expectEachSent();
    });

    test('rows with equal values are separate leads', () => {
      cells.splice(1, 0, twin());
      run();
      expectEachSent();
      expect(namesOfSent()).toHaveLength(3);
    });

    test('a new row equal to a deleted row is sent as a separate lead', () => {
      cells.splice(1, 1);
      cells.push(twin());
      run();
      expect(cells[1]?.[5]).toBe('id-2');
      expect(new Set(cells.slice(1).map((row) => row[5])).size).toBe(2);
      cells.push(twin());
      run();
      expectEachSent();
    });

    test("a new row equal to an edited row's old values is a separate lead", () => {
      cells[1]!.splice(3, 1, 'Delhi');
      cells.push(twin());
      run();
      expect(namesOfSent()).toHaveLength(3);
      expect(new Set(cells.slice(1).map((row) => row[5])).size).toBe(3);
    });
  });

  describe('a run of the script that is stopped before it writes', () => {
    const cut = () =>
      expect(() =>
        run({
          sending: () => {
            throw new Error('Exceeded maximum execution time');
          },
        }),
      ).toThrow('maximum execution time');

    test.each(changes.slice(0, 5))(
      'the next run completes a stopped run, although %s',
      (_what, change) => {
        cut();
        change();
        const rows = cells.length - 1;
        run();
        expectEachSent();
        // The stopped run had already sent all three leads.
        const gone = ['Asha', 'Ben', 'Chitra'].filter(
          (one) => !cells.some(([name]) => name === one),
        );
        expect(namesOfSent()).toHaveLength(rows + gone.length);
      },
    );

    test('stopped runs send each of two equal rows once', () => {
      cells = [[...headings], aRow('Asha'), aRow('Asha')];
      cut();
      cut();
      run();
      expectEachSent();
      expect(namesOfSent()).toHaveLength(2);
    });
  });
});

/** Random numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

describe('edits of the sheet at any moment of a run', () => {
  test.each(
    casesOf(
      Array.from({ length: 60 }, (_, call) => call),
      every(6),
    ),
  )('a row inserted at call %i of the script is sent', (call) => {
    let calls = 0;
    const onCall = () => {
      if (calls === call) cells.splice(1, 0, aRow('Devi'));
      calls += 1;
    };
    run({ onCall });
    run();
    expectEachSent();
    expect(new Set(namesOfSent()).size).toBe(namesOfSent().length);
  });

  test.each(
    casesOf(
      Array.from({ length: 100 }, (_, seed) => seed),
      every(6),
    ),
  )('random edits and stops send each lead once: seed %i', (seed) => {
    const random = randomFrom(seed);
    const pick = (most: number) => Math.floor(random() * most);
    let made = 0;
    let depth = 0;
    let calm = 0;
    const insert = (name: string) => {
      if ((made += 1) < 12) cells.splice(1 + pick(cells.length), 0, aRow(name));
    };
    const changesOfOthers: (() => void)[] = [
      () => insert(`Row${made}`),
      // A row with the same values as an existing row.
      () => insert('Asha'),
      () =>
        cells.push(
          ...cells.splice(1).sort((one, other) => String(one).localeCompare(String(other))),
        ),
      () => cells.push(...cells.splice(1).reverse()),
    ];
    const meanwhile = () => {
      calm += 1;
      if (calm > 10 && random() < 0.08) {
        changesOfOthers[pick(changesOfOthers.length)]?.();
        calm = 0;
      }
      // At least a few calls of the script pass between an edit and the next edit or stop, because
      // the script can't handle an edit while it removes a note from a wrong row.
      if (calm > 12 && random() < 0.02) throw new Error('cut');
    };
    const another = () => {
      if (depth === 1 && random() < 0.1) attempt();
      meanwhile();
    };
    const attempt = () => {
      depth += 1;
      try {
        run({ onFetch: another, onCall: meanwhile });
      } catch (error: unknown) {
        expect(error).toMatchObject({ message: 'cut' });
      } finally {
        depth -= 1;
      }
    };
    for (let runs = 0; runs < 4; runs += 1) attempt();
    for (let runs = 0; runs < 4; runs += 1) run();
    expectEachSent();
    expect(webhook.accepted.size).toBe(cells.length - 1);
  });
});
