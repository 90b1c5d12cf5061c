/**
 * Tests working hours, caps and repeated leads on virtual time. The webhook, the queue, the bot and
 * the reconciler run without any user action until the form's working hours begin, the day of a
 * daily cap ends, or the form accepts a person again.
 */
import { expect, test } from '@jest/globals';
import { courseMs } from './world/length.ts';
import { start, type PlannedForm, type PlannedLead, type WorldPlan } from './world/plan.ts';
import { World } from './world/world.ts';

const zone = 'Asia/Kolkata';
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const at = (time: string) => Date.parse(`${time}+05:30`);

interface Trial {
  form: Omit<PlannedForm, 'site' | 'temper'>;
  /** The leads to send, each with its time in India and the number of its person. */
  leads: readonly { at: string; person?: number }[];
  isLong?: boolean;
}

function plan({ form, leads, isLong = false }: Trial): WorldPlan {
  const forms = [{ site: 'lender.example', temper: 'takes' as const, ...form }];
  return {
    ...{ seed: 1, faultRate: 0, killRate: 0, outages: [], deeds: [], bots: 10 },
    ...{ isFlood: false, isCalm: true, isLong },
    users: [{ name: 'owner', forms, watches: false }],
    leads: leads.map((lead, number): PlannedLead => ({
      ...{ number, at: at(lead.at), user: 0, form: 0, person: lead.person ?? number },
      ...{ hasKey: false, copies: 1, allowDuplicate: false },
    })),
  };
}

/**
 * @returns when the form received each lead, in minutes after `since`, a time in India. Submits
 * after the planned duration of the simulated world are left out: then all limits are removed, so
 * that the remaining leads are sent.
 */
async function submits(trial: Trial, since: string): Promise<number[]> {
  const planned = plan(trial);
  const world = new World(planned, {});
  const times: number[] = [];
  const record = world.ledger.submit.bind(world.ledger);
  world.ledger.submit = (pass, time, end) => {
    if (time < start + courseMs(planned)) times.push(Math.floor((time - at(since)) / 60_000));
    return record(pass, time, end);
  };
  const { violation } = await world.run();
  expect(violation?.message).toBeUndefined();
  return times;
}

test('waiting leads are sent when the working hours begin', async () => {
  const hours = { days: everyDay, from: '16:00', to: '16:20' };
  const leads = [
    { at: '2026-03-02T15:31' },
    { at: '2026-03-02T15:59' },
    { at: '2026-03-02T16:10' },
  ];
  const sent = await submits({ form: { pace: { zone, hours } }, leads }, '2026-03-02T16:00');
  expect(sent).toEqual([expect.any(Number), expect.any(Number), 10]);
  for (const minutes of sent.slice(0, 2)) expect([0, 1]).toContain(minutes);
});

test("a daily cap ends at midnight in the form's time zone", async () => {
  const leads = [{ at: '2026-03-02T15:41' }, { at: '2026-03-02T15:42' }];
  const pace = { zone, perDay: 1 };
  const sent = await submits({ form: { pace }, leads, isLong: true }, '2026-03-03T00:00');
  expect(sent).toEqual([-499, expect.any(Number)]);
  expect([0, 1]).toContain(sent[1]);
});

test('a form accepts a person again after its dedupe period', async () => {
  const leads = [
    { at: '2026-03-02T15:40', person: 1 },
    { at: '2026-03-03T15:39', person: 1 },
    { at: '2026-03-03T15:42', person: 1 },
  ];
  const dedupe = { by: 'phone', days: 1 } as const;
  const sent = await submits({ form: { dedupe }, leads, isLong: true }, '2026-03-02T15:40');
  expect(sent).toEqual([0, 24 * 60 + 2]);
});
