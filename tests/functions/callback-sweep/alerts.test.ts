/**
 * An alert rule raises its alert once when its condition becomes true, and clears the alert once
 * when the condition has ended.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { usualWorkingTime, type AlertChannel, type AlertKind } from '../../../contract/alerts.ts';
import { eventId, type EventRow, type SubmissionEventType } from '../../../contract/events.ts';
import {
  lookAtAlerts,
  type AlertLooking,
} from '../../../functions/callback-sweep/alerts/look-at-alerts.ts';
import { createAlertLooks } from '../../../functions/stores/alerts/alert-looks.ts';
import { alertShard } from '../../../functions/stores/alerts/alert-rows.ts';
import {
  createAlertStore,
  type AlertChoice,
} from '../../../functions/stores/alerts/alert-store.ts';
import { createDueCallbacks } from '../../../functions/stores/callbacks/due-callbacks.ts';
import { recentOutcomes } from '../../../functions/stores/events/recent-outcomes.ts';
import { arrivalsAfter } from '../../../functions/stores/submissions/arrivals.ts';
import type { PaceUse } from '../../../functions/stores/pace/pace-item.ts';
import { anEvent, anId, aRow } from '../builders.ts';
import { openCallbacks } from '../callbacks/callback-world.ts';

const world = await openCallbacks();
const { clock, sent, table } = world;
const alerts = createAlertStore({ ...table, newId: anId });
const eventTable = { client: table.client, table: 'events', now: clock.now };
const formId = anId();
const rows = { client: table.client, table: 'submissions', now: clock.now };
let mailed: string[];
let used: Pick<PaceUse, 'day' | 'usedToday' | 'month' | 'usedThisMonth'>;
let disabled: number;

beforeEach(() => {
  mailed = [];
  used = { day: '2026-03-01', usedToday: 0, month: '2026-03', usedThisMonth: 0 };
  disabled = 0;
});

const looking: AlertLooking = {
  looks: createAlertLooks(table),
  ...{ events: world.events, plan: world.plan, now: clock.now },
  mail: async (userId) => void mailed.push(userId),
  outcomes: (userId) => recentOutcomes(eventTable, userId),
  arrivals: (userId, after) => arrivalsAfter(rows, userId, after),
  forms: () =>
    Promise.resolve([
      { id: formId, name: 'Loans', pace: { zone: 'UTC', perDay: 10, perMonth: 100 } },
    ]),
  capUse: () => Promise.resolve(used as PaceUse),
  countDisabled: () => Promise.resolve(disabled),
};

const choose = (kind: AlertKind, changes: Partial<AlertChoice> = {}) =>
  alerts.set({
    ...{ userId: world.user(), kind, isOn: true, settings: {} },
    channels: ['email', 'callback'] as AlertChannel[],
    ...changes,
  });

/**
 * Ends one lead for each character of `outcomes`, the oldest lead first. `+` means that the lead
 * succeeds, `-` that it fails.
 */
async function end(outcomes: string, ofForm?: string) {
  for (const outcome of outcomes) {
    clock.turn(1);
    const type: SubmissionEventType =
      outcome === '+' ? 'submission.succeeded' : 'submission.failed';
    const id = anId();
    const { data } = anEvent(id);
    const facts = { ...data, ...(ofForm !== undefined && { formId: ofForm }) };
    await world.happen({ ...anEvent(id), id: eventId(id, 3, type), type, data: facts });
  }
}

/** Lets a lead arrive and stay open, which writes no event. */
async function arrive(ofForm?: string) {
  const id = uuidv7({ msecs: clock.now().getTime() });
  const form = ofForm === undefined ? {} : { formId: ofForm };
  const Item = aRow({ userId: world.user(), id, ...form });
  await table.client.send(new PutCommand({ TableName: 'submissions', Item }));
}

/** Advances the clock by 66 s, and then checks the user's alert rules if a check is due. */
async function look(changes: Partial<AlertLooking> = {}) {
  clock.turn(66);
  const due = createDueCallbacks(table);
  for await (const page of due.pages(alertShard)) {
    for (const { userId } of page) {
      if (userId === world.user()) await lookAtAlerts(userId, { ...looking, ...changes });
    }
  }
}

async function lookAfter(hours: number) {
  clock.turn(hours * HOUR);
  await look();
}

/** The alert events of the user, the oldest first: `raised 5` or `cleared`. */
async function rung(): Promise<string[]> {
  clock.turn(61);
  const { events } = await world.events.list({ userId: world.user(), limit: 100 });
  return events.flatMap(({ type, data }: EventRow) =>
    'alertId' in data ? [[type.slice('alert.'.length), data.value].join(' ').trim()] : [],
  );
}

test('failures in a row raise one alert, and a success clears it', async () => {
  await choose('failures_in_a_row', { settings: { count: 3 } });
  await end('+--');
  await look();
  expect(await rung()).toEqual([]);
  await end('-');
  await look();
  await look();
  await end('--');
  await look();
  expect(await rung()).toEqual(['raised 3']);
  await end('+');
  await look();
  await end('+');
  await look();
  expect(await rung()).toEqual(['raised 3', 'cleared']);
  expect(mailed).toHaveLength(2);
});

test('a success clears a failure alert despite a later failure', async () => {
  await choose('failures_in_a_row', { settings: { count: 3 } });
  await end('+---');
  await look();
  await end('+-');
  await look();
  expect(await rung()).toEqual(['raised 3', 'cleared']);
});

test('a cleared alert is raised again after an hour at the earliest', async () => {
  await choose('failures_in_a_row', { settings: { count: 2 } });
  for (const outcomes of ['--', '+', '--']) {
    await end(outcomes);
    await look();
  }
  expect(await rung()).toEqual(['raised 2', 'cleared']);
  clock.turn(3200);
  await look();
  expect(await rung()).toEqual(['raised 2', 'cleared']);
  clock.turn(200);
  await look();
  expect(await rung()).toEqual(['raised 2', 'cleared', 'raised 2']);
});

test("a form's alert rules count only the form's leads", async () => {
  await choose('failures_in_a_row', { settings: { count: 3 }, formId });
  await end('-', formId);
  await end('-+');
  await end('--', formId);
  await look();
  expect(await rung()).toEqual(['raised 3']);
});

test('failures in a row are counted across hours', async () => {
  await choose('failures_in_a_row', { settings: { count: 3 } });
  for (let day = 0; day < 3; day += 1) {
    await end('-');
    await look();
    clock.turn(24 * 3600);
  }
  expect(await rung()).toEqual(['raised 3']);
});

test.each([
  ['-----++++', []],
  ['-----+++++', ['raised 50']],
  ['----++++++', []],
])('an alert is raised if half of ten leads an hour fail: %s', async (outcomes, expected) => {
  await choose('failure_share', { settings: { percent: 50, leads: 10 } });
  await end(outcomes);
  await look();
  expect(await rung()).toEqual(expected);
});

test('an alert about the share of failures clears when the failures are an hour old', async () => {
  await choose('failure_share', { settings: { percent: 50, leads: 2 } });
  await end('---');
  await look();
  clock.turn(3000);
  await end('+');
  await look();
  expect(await rung()).toEqual(['raised 100']);
  clock.turn(600);
  await look();
  expect(await rung()).toEqual(['raised 100', 'cleared']);
});

test("using 70, 90 and 100 % of a form's daily cap raises alerts", async () => {
  await choose('day_cap', { formId });
  for (const count of [6, 7, 8, 9, 9, 10]) {
    used = { ...used, usedToday: count };
    await end('+', formId);
    await look();
  }
  expect(await rung()).toEqual(['raised 70', 'raised 90', 'raised 100']);
  used = { ...used, day: '2026-03-02', usedToday: 0 };
  clock.turn(300);
  await look();
  used = { ...used, usedToday: 7 };
  await end('+', formId);
  await look();
  expect(await rung()).toEqual([
    ...['raised 70', 'raised 90', 'raised 100'],
    ...['cleared', 'raised 70'],
  ]);
});

test('the daily and the monthly cap have separate alert rules', async () => {
  await choose('month_cap', { formId });
  used = { ...used, usedToday: 10, usedThisMonth: 75 };
  await end('+', formId);
  await look();
  expect(await rung()).toEqual(['raised 70']);
});

test('a disabled callback raises an alert, and its resumption clears the alert', async () => {
  await choose('callback_disabled');
  disabled = 1;
  await end('+');
  await look();
  disabled = 0;
  clock.turn(300);
  await look();
  expect(await rung()).toEqual(['raised', 'cleared']);
});

const HOUR = 3600;
const waiting = (changes: Partial<AlertChoice> = {}) =>
  choose('nothing_arrived', { settings: { hours: 2 }, working: always, ...changes });
const always = { zone: 'UTC', days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' };

test('hours without leads raise one alert, and the next lead clears it', async () => {
  await waiting();
  await look();
  clock.turn(HOUR);
  await arrive();
  await look();
  await lookAfter(1.9);
  expect(await rung()).toEqual([]);
  await lookAfter(0.1);
  await look();
  await lookAfter(24);
  expect(await rung()).toEqual(['raised 2']);
  await arrive();
  await lookAfter(1);
  expect(await rung()).toEqual(['raised 2', 'cleared']);
  await lookAfter(2);
  expect(await rung()).toEqual(['raised 2', 'cleared', 'raised 2']);
});

test("a form's alert about missing leads ignores other forms' leads", async () => {
  await waiting({ formId });
  await waiting();
  await look();
  for (let hours = 0; hours < 3; hours += 1) {
    await arrive();
    await lookAfter(1);
  }
  expect(await rung()).toEqual(['raised 2']);
  await arrive();
  await lookAfter(1);
  expect(await rung()).toEqual(['raised 2']);
  await arrive(formId);
  await lookAfter(1);
  expect(await rung()).toEqual(['raised 2', 'cleared']);
});

test('hours without leads are counted in working hours only', async () => {
  // The clock starts on Sunday, 1 March 2026, 10:00 UTC. Work begins on Monday at 3:30 UTC.
  await waiting({ working: { ...usualWorkingTime, days: [1], from: '09:00', to: '11:00' } });
  await look();
  await lookAfter(18);
  expect(await rung()).toEqual([]);
  await lookAfter(1.5);
  expect(await rung()).toEqual(['raised 2']);
});

test('a missing-leads rule reads submissions only when its hours end', async () => {
  const reads: Date[] = [];
  const arrivals: AlertLooking['arrivals'] = (userId, after) => {
    reads.push(after);
    return arrivalsAfter(rows, userId, after);
  };
  await waiting({ formId });
  for (const hours of [0, 1, 1, 1, 1, 1]) {
    clock.turn(hours * HOUR);
    await arrive();
    await look({ arrivals });
  }
  expect(await rung()).toEqual(['raised 2']);
  const times = reads.map((time) => time.getTime());
  expect(reads.length).toBeLessThanOrEqual(4);
  expect(times.at(-1)).toBeGreaterThan(times.at(-2)!);
});

test('a re-enabled alert rule counts its hours without leads anew', async () => {
  await waiting();
  clock.turn(2 * HOUR);
  await waiting({ isOn: false });
  await waiting();
  await look();
  await waiting({ channels: ['email'] });
  expect(await rung()).toEqual([]);
  await lookAfter(2);
  expect(await rung()).toEqual(['raised 2']);
});

test("a form without leads raises an alert despite other forms' leads", async () => {
  const [day, between] = [86_400_000, 28_800];
  await waiting({ formId, settings: { hours: 72 }, working: usualWorkingTime });
  let read = 0;
  const begun = clock.now().getTime();
  const arrivals: AlertLooking['arrivals'] = async function* (_userId, after) {
    const time = clock.now().getTime();
    const count = Math.floor((time - after.getTime()) / between);
    for (let first = 0; first < count; first += 100) {
      read += 100;
      yield await Promise.resolve(
        Array.from({ length: 100 }, (_, index) => ({
          at: new Date(time - (first + index) * between),
          formId: anId(),
        })),
      );
    }
  };
  while (clock.now().getTime() < begun + 10 * day) {
    clock.turn(6 * HOUR);
    await look({ arrivals });
  }
  expect(await rung()).toEqual(['raised 72']);
  expect(read).toBeLessThan(10.5 * 3000);
});

test("leads of other forms never clear a form's alert, however many arrive", async () => {
  await waiting({ formId });
  await lookAfter(2);
  clock.turn(HOUR);
  const many = Array.from({ length: 20_000 }, () => ({ at: clock.now() }));
  await look({
    async *arrivals() {
      yield await Promise.resolve(many);
    },
  });
  expect(await rung()).toEqual(['raised 2']);
});

test('a check that cannot read all leads raises no alert', async () => {
  await waiting({ formId });
  await look();
  clock.turn(2 * HOUR);
  const at = clock.now();
  const many = Array.from({ length: 20_000 }, () => ({ at }));
  await look({
    async *arrivals() {
      yield await Promise.resolve(many);
      throw new Error('Reads on');
    },
  });
  expect(await rung()).toEqual([]);
});

test('the longer an alert lasts, the less often its rule is checked', async () => {
  await waiting();
  await lookAfter(2);
  const looks: number[] = [];
  const begun = clock.now().getTime();
  for (let minutes = 0, step = 1; minutes < 48 * 60; minutes += step) {
    step = minutes < 60 || minutes >= 45 * 60 ? 1 : 10;
    clock.turn(step * 60);
    if (!(await looking.looks.read(world.user()))) continue;
    looks.push((clock.now().getTime() - begun) / 60_000);
    await lookAtAlerts(world.user(), looking);
  }
  expect(looks[0]).toBeLessThanOrEqual(6);
  expect(looks.length).toBeLessThan(80);
  expect(looks.at(-1)! - looks.at(-2)!).toBe(60);
});

test('after a crash at any write an alert is raised exactly once', async () => {
  for (const failing of ['write', 'plan', 'mail', 'markTold', 'settle'] as const) {
    await alerts.removeAll(world.user());
    await choose('failures_in_a_row', { settings: { count: 2 } });
    await end('+');
    const before = (await rung()).length;
    await end('--');
    const crash = () => Promise.reject(new Error('crash'));
    const crashed = look({
      ...(failing === 'write' && { events: { write: crash } }),
      ...(failing === 'plan' && { plan: crash }),
      ...(failing === 'mail' && { mail: crash }),
      looks: {
        ...looking.looks,
        ...(failing === 'markTold' && { markTold: crash }),
        ...(failing === 'settle' && { settle: crash }),
      },
    });
    await expect(crashed).rejects.toThrow('crash');
    await look();
    await look();
    expect((await rung()).slice(before)).toEqual(['raised 2']);
  }
});

test.each(['--', '--+'])(
  "if an alert's change is written twice, the next check reports the alert: %s",
  async (leads) => {
    await choose('failures_in_a_row', { settings: { count: 2 } });
    await end('--');
    if (leads === '--+') {
      await look();
      await end('+');
    }
    const before = (await rung()).length;
    const change: AlertLooking['looks']['change'] = async (...of) => {
      await looking.looks.change(...of);
      return looking.looks.change(...of);
    };
    await look({ looks: { ...looking.looks, change } });
    expect(await rung()).toHaveLength(before);
    await look();
    expect(await rung()).toHaveLength(before + 1);
  },
);

test.each(['change', 'markTold', 'hear', 'settle'] as const)(
  'an alert is cleared exactly once even after a crash at %s',
  async (failing) => {
    await waiting();
    await lookAfter(2);
    await arrive();
    clock.turn(300);
    const crash = () => Promise.reject(new Error('crash'));
    const crashed = look({ looks: { ...looking.looks, [failing]: crash } });
    await expect(crashed).rejects.toThrow('crash');
    await look();
    await look();
    expect(await rung()).toEqual(['raised 2', 'cleared']);
  },
);

test("two simultaneous checks of a user's rules raise an alert once", async () => {
  await choose('failures_in_a_row', { settings: { count: 2 } });
  await end('--');
  clock.turn(66);
  const both = [1, 2].map(() => lookAtAlerts(world.user(), looking));
  await Promise.all(both);
  expect(await rung()).toEqual(['raised 2']);
});

test('an event during a check of the alert rules schedules another check', async () => {
  await choose('failures_in_a_row', { settings: { count: 2 } });
  await end('-');
  await look({
    outcomes: async function* (userId) {
      yield* recentOutcomes(eventTable, userId);
      await end('-');
    },
  });
  await look();
  expect(await rung()).toEqual(['raised 2']);
});

test('a steady stream of events does not delay the alert check', async () => {
  await choose('failures_in_a_row', { settings: { count: 50 } });
  let looks = 0;
  const counting = {
    ...looking.looks,
    settle: async (...of: Parameters<AlertLooking['looks']['settle']>) => {
      looks += 1;
      return looking.looks.settle(...of);
    },
  };
  for (let minute = 0; minute < 5; minute += 1) {
    for (let part = 0; part < 6; part += 1) {
      clock.turn(9);
      await end('-');
    }
    await lookAtAlerts(world.user(), { ...looking, looks: counting });
  }
  expect(looks).toBeGreaterThanOrEqual(3);
});

test('an alert calls subscribed callbacks if its rule allows callbacks', async () => {
  await world.anEndpoint();
  const { endpointId } = await world.anEndpoint({ events: ['alert.raised'] });
  await world.anEndpoint({ events: ['alert.raised'], formIds: [anId()] });
  await choose('failures_in_a_row', { settings: { count: 2 }, channels: ['email'] });
  await end('--');
  await look();
  const ofAlerts = () => sent.filter(({ eventId: id }) => id.endsWith('_alert-raised'));
  expect(ofAlerts()).toEqual([]);
  await end('+');
  await look();
  await choose('failures_in_a_row', { settings: { count: 2 } });
  clock.turn(3600);
  await end('--');
  await look();
  expect(ofAlerts().map((message) => message.endpointId)).toEqual([endpointId]);
});

test('an alert rule that is switched off raises no alert and causes no checks', async () => {
  await choose('failures_in_a_row', { settings: { count: 2 } });
  await choose('failures_in_a_row', { settings: { count: 2 }, isOn: false });
  await end('--');
  await look();
  await end('--');
  await look();
  expect(await rung()).toEqual([]);
  expect(await looking.looks.read(world.user())).toBeUndefined();
  await choose('failures_in_a_row', { settings: { count: 2 } });
  await look();
  expect(await rung()).toEqual(['raised 4']);
});

test('deleting a form or an account deletes its alert rules', async () => {
  const userId = world.user();
  await choose('failures_in_a_row');
  await choose('failure_share', { formId });
  await alerts.removeOfForm(userId, formId);
  expect(await alerts.list(userId)).toMatchObject([{ kind: 'failures_in_a_row' }]);
  await alerts.removeAll(userId);
  expect(await alerts.list(userId)).toEqual([]);
  await end('--');
  clock.turn(120);
  expect(await looking.looks.read(userId)).toBeUndefined();
});
