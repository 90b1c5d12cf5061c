/** Which users get which digest e-mail and how often, on a clock that the test controls. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DigestRow } from '../../../contract/follow-ups.ts';
import {
  newsOfAlerts,
  nextStep,
  type AlertNews,
  type News,
} from '../../../functions/digest/digest-rules.ts';
import { digestMail, type Mail } from '../../../functions/digest/digest-text.ts';
import { sendDigests, type DigestRun } from '../../../functions/digest/send-digests.ts';
import { createSendMail } from '../../../functions/digest/send-mail.ts';
import {
  createDigestAsking,
  createDigestStore,
  type DigestAsking,
  type DigestStore,
} from '../../../functions/stores/follow-ups/digest-store.ts';
import {
  countNearEnd,
  countUndecided,
} from '../../../functions/stores/submissions/digest-counts.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { startMail, type LocalMail } from '../../../local-cloud/ses/server.ts';
import { aClock, aLead, anId, aUser, type Clock } from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';
import { keptLog } from '../log-lines.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const quiet: News = {
  ...{ forms: [], callbacks: [], alerts: [] },
  ...{ undecided: 0, undecidedOrMore: false, nearEnd: 0 },
};
const alert: AlertNews = {
  ...{ id: 'alert-1', changes: 1, rule: 'failures_in_a_row', isRaised: true, value: 5 },
  ...{ at: '2026-03-31T23:29:00.000Z', formId: 'form-1', name: 'Gold loan' },
};
const silenced: News = { ...quiet, callbacks: [{ id: 'callback-1', host: 'hooks.example' }] };
const stopped: News = { ...quiet, forms: [{ id: 'form-1', name: 'Gold loan' }] };

describe('the next step of the digest for a user', () => {
  const now = new Date('2026-03-31T23:30:00.000Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const row = (changes: Partial<DigestRow> = {}): DigestRow => ({
    ...{ userId: 'user', sortKey: 'digest' },
    ...changes,
  });
  const summary = '[["form-1"],false]';

  test.each<[string, string, Partial<DigestRow>, News]>([
    ['no news', 'nothing', {}, quiet],
    ['a paused form', 'send', { pausedAt: ago(0) }, stopped],
    ['ten decisions', 'send', {}, { ...quiet, undecided: 10, oldestUndecided: ago(60) }],
    ['an old decision', 'send', {}, { ...quiet, undecided: 1, oldestUndecided: ago(DAY) }],
    ['a fresh decision', 'look later', {}, { ...quiet, undecided: 9, oldestUndecided: ago(HOUR) }],
    ['a disabled callback', 'send', {}, silenced],
    [
      'a disabled callback that was told',
      'look later',
      { sentAt: ago(DAY), summary: '[[],false,["callback-1"]]' },
      silenced,
    ],
    ['an alert', 'send', {}, { ...quiet, alerts: [alert] }],
    [
      'an alert that was told',
      'look later',
      { sentAt: ago(DAY), summary: '[[],false,{"alerts":["alert-1 1"]}]' },
      { ...quiet, alerts: [{ ...alert, at: ago(2 * DAY) }] },
    ],
    [
      'an alert that rings again',
      'send',
      { sentAt: ago(DAY), summary: '[[],false,{"alerts":["alert-1 1"]}]' },
      { ...quiet, alerts: [{ ...alert, changes: 3 }] },
    ],
    ['leads that expire soon', 'send', {}, { ...quiet, nearEnd: 1 }],
    ['an e-mail on the same day', 'look later', { sentAt: ago(HOUR) }, { ...quiet, nearEnd: 1 }],
    ['the same news a day later', 'look later', { sentAt: ago(DAY), summary }, stopped],
    ['the same news a week later', 'send', { sentAt: ago(7 * DAY), summary }, stopped],
    ['other news a day later', 'send', { sentAt: ago(DAY), summary: '[[],true]' }, stopped],
  ])("the digest's next step for a user with %s is: %s", (_name, kind, changes, news) => {
    expect(nextStep(row(changes), news, now)).toMatchObject({ kind });
  });

  test('a paused form causes at most one urgent e-mail a day', () => {
    const paused = { sentAt: ago(HOUR), pausedAt: ago(0) };
    expect(nextStep(row(paused), stopped, now)).toMatchObject({ kind: 'send', urgent: true });
    const again = { ...paused, urgentSentAt: ago(2 * HOUR) };
    expect(nextStep(row(again), stopped, now)).toEqual({
      ...{ kind: 'look later', at: new Date(now.getTime() + 23 * HOUR * 1000) },
    });
  });
});

test('an alert causes one urgent e-mail daily; its end is reported once', () => {
  const now = new Date('2026-03-31T23:30:00.000Z');
  const row: DigestRow = { userId: 'user', sortKey: 'digest', sentAt: '2026-03-31T20:00:00.000Z' };
  const ringing = { ...quiet, alerts: [alert] };
  expect(nextStep(row, ringing, now)).toMatchObject({ kind: 'send', urgent: true });
  const urgent = { ...row, urgentSentAt: row.sentAt ?? '' };
  expect(nextStep(urgent, ringing, now)).toMatchObject({ kind: 'look later' });
  const well = { ...alert, isRaised: false, changes: 2 };
  expect(nextStep(row, { ...quiet, alerts: [well] }, now)).toMatchObject({ kind: 'look later' });
  expect(newsOfAlerts([well], row)).toEqual([well]);
  expect(newsOfAlerts([well], { ...row, sentAt: now.toISOString() })).toEqual([]);
});

describe('the text of a digest e-mail', () => {
  test('the digest lists raised alerts and alerts that have ended', () => {
    const well: AlertNews = { ...alert, rule: 'failure_share', isRaised: false, formId: undefined };
    const { subject, text } = digestMail({ ...quiet, alerts: [alert, well] }, 'https://a.example');
    expect(subject).toBe('Form Automation: 1 alert rings');
    expect(text).toContain('- Gold loan: 5 leads in a row failed');
    expect(text).toContain('- All forms: well again: fewer leads of an hour fail');
    expect(text).toContain('https://a.example/dashboard/alerts');
  });

  test('the digest names forms, counts leads and says how to unsubscribe', () => {
    const news = {
      ...silenced,
      forms: stopped.forms,
      undecided: 100,
      undecidedOrMore: true,
      nearEnd: 1,
    };
    const { subject, text, unsubscribe } = digestMail(news, 'https://agency.example');
    expect(subject).toBe('Form Automation: 1 form needs attention');
    expect(text).toContain('- Gold loan: https://agency.example/dashboard/forms/form-1');
    expect(text).toContain('- hooks.example\nhttps://agency.example/dashboard/callbacks');
    expect(text).toContain('1 lead waits and will expire within a day');
    expect(text).toContain('More than 100 leads have outcomes');
    expect(text).toContain(unsubscribe);
    expect(unsubscribe).toBe('https://agency.example/dashboard#account');
  });

  test('the digest links to the page that shows a disabled Slack channel', () => {
    const channel = { id: 'slack-1', host: 'hooks.slack.com/…abcd', kind: 'slack' as const };
    const textFor = (callbacks: News['callbacks']) =>
      digestMail({ ...quiet, callbacks }, 'https://agency.example').text;
    expect(textFor([channel])).toContain('…abcd\nhttps://agency.example/dashboard/alerts');
    expect(textFor([channel])).not.toContain('/dashboard/callbacks');
    expect(textFor([channel, ...silenced.callbacks])).toMatch(/alerts\n.*\/dashboard\/callbacks/);
  });

  test.each<[News, string]>([
    [{ ...silenced, nearEnd: 2 }, '1 callback is off'],
    [{ ...quiet, nearEnd: 2 }, '2 leads expire within a day'],
    [{ ...quiet, undecided: 1 }, '1 lead waits for your decision'],
    [{ ...quiet, undecided: 7, undecidedOrMore: true }, 'more than 7 leads wait for your decision'],
  ])("the digest's subject names the most urgent item", (news, subject) => {
    expect(digestMail(news, '').subject).toBe(`Form Automation: ${subject}`);
  });
});

describe('a run of the digest function', () => {
  let db: Awaited<ReturnType<typeof startDynamoDb>>;
  let clock: Clock;
  let asking: DigestAsking;
  let store: DigestStore;
  let userId: string;
  let mails: { to: string; mail: Mail }[];
  let news: Map<string, News>;
  let log: ReturnType<typeof keptLog>;

  beforeAll(async () => {
    db = await startDynamoDb();
  });
  afterAll(() => db.stop());
  beforeEach(async () => {
    clock = aClock();
    const table = { client: db.client, table: 'followUps', now: clock.now };
    [asking, store] = [createDigestAsking(table), createDigestStore(table)];
    [userId, mails] = [aUser(), []];
    news = new Map();
    log = keptLog();
    const later = () => new Date(clock.now().getTime() + 60 * DAY * 1000);
    for (const user of await createDigestStore({ ...table, now: later }).due(1000)) {
      await store.forget(user);
    }
  });

  const run = (changes: Partial<DigestRun> = {}) =>
    sendDigests({
      digests: store,
      nearEnd: async () => new Map(),
      readNews: async (user) => news.get(user) ?? quiet,
      readAccount: async () => undefined,
      addressOf: async (user) => `${user}@mail.example`,
      send: async (to, mail) => void mails.push({ to, mail }),
      siteUrl: 'https://agency.example',
      logger: log.logger,
      now: clock.now,
      hasTime: () => true,
      ...changes,
    });

  test('the digest reports a paused form immediately and after a week', async () => {
    news.set(userId, stopped);
    await asking.now(userId);
    for (let hours = 0; hours < 7 * 24; hours += 4) {
      await run();
      clock.turn(4 * HOUR);
    }
    expect(mails.map(({ to }) => to)).toEqual([`${userId}@mail.example`]);
    clock.turn(HOUR);
    await run();
    expect(mails).toHaveLength(2);
  });

  test('the digest sends a user at most two e-mails a day', async () => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 60) {
      news.set(userId, { ...stopped, forms: [{ id: `${minutes}`, name: 'Loan' }], nearEnd: 1 });
      await asking.now(userId);
      await run({ nearEnd: async () => new Map([[userId, 1]]) });
      clock.turn(HOUR);
    }
    expect(mails).toHaveLength(2);
  });

  test('simultaneous runs of the digest send one e-mail', async () => {
    news.set(userId, stopped);
    await asking.now(userId);
    await Promise.all(Array.from({ length: 6 }, () => run()));
    expect(mails).toHaveLength(1);
  });

  test('a digest run that dies before sending is not repeated endlessly', async () => {
    news.set(userId, stopped);
    await asking.now(userId);
    const died = () => Promise.reject(new Error('died'));
    expect(await run({ send: died })).toMatchObject({ sent: 0, failed: 1 });
    for (let runs = 0; runs < 20; runs += 1) {
      clock.turn(300);
      await run();
    }
    expect(mails).toEqual([]);
    expect(log.lines.join()).not.toContain('@mail.example');
  });

  test('the digest stops when the mail service refuses every e-mail', async () => {
    const users = Array.from({ length: 10 }, () => aUser());
    for (const user of users) {
      news.set(user, stopped);
      await asking.now(user);
    }
    const refused = () => Promise.reject(new Error('SES answered 403'));
    expect(await run({ send: refused })).toEqual({ looked: 3, sent: 0, failed: 3 });
    expect(await run()).toMatchObject({ sent: 7 });
  });

  test('the digest postpones users with failed look-ups and continues', async () => {
    const [broken, well] = [Array.from({ length: 5 }, () => aUser()), aUser()];
    for (const user of [...broken, well]) {
      news.set(user, stopped);
      await asking.now(user);
      clock.turn(1);
    }
    const addressOf = async (user: string) => {
      if (broken.includes(user)) throw new Error('throttled');
      return 'asha@mail.example';
    };
    expect(await run({ addressOf })).toEqual({ looked: 6, sent: 1, failed: 5 });
    expect(await run({ addressOf })).toMatchObject({ looked: 0 });
    clock.turn(HOUR);
    expect(await run()).toMatchObject({ sent: 5 });
  });

  test('the digest skips users who unsubscribed, were deleted or have no e-mail', async () => {
    const [off, disabled, unknown, deleted] = [aUser(), aUser(), aUser(), aUser()];
    for (const user of [off, disabled, unknown, deleted]) {
      news.set(user, stopped);
      await asking.now(user);
    }
    await store.setOff(off, true);
    const looks = await run({
      addressOf: async () => undefined,
      readAccount: async (user) => ({
        userId: user,
        ...(user === disabled && { disabledAt: 'then' }),
        ...(user === deleted && { deletedAt: 'then' }),
      }),
    });
    expect(looks).toEqual({ looked: 3, sent: 0, failed: 0 });
    expect(await store.due(10)).toEqual([]);
    expect(await store.read(deleted)).toBeUndefined();
    await asking.now(off);
    expect(await run()).toMatchObject({ looked: 0 });
    await store.setOff(off, false);
    await asking.now(off);
    expect(await run()).toMatchObject({ sent: 1 });
  });

  test("a request for a user's digest is not lost while the digest runs", async () => {
    await asking.now(userId);
    const readNews = async () => {
      clock.turn(1);
      await asking.now(userId);
      return quiet;
    };
    await run({ readNews });
    news.set(userId, stopped);
    expect(await run()).toMatchObject({ sent: 1 });
  });

  test('the next digest reports an alert that ends while a digest is sent', async () => {
    let alerts: AlertNews[] = [{ ...alert, at: clock.now().toISOString() }];
    const readNews = async () => {
      const read = alerts;
      clock.turn(1);
      alerts = [{ ...alert, isRaised: false, changes: 2, at: clock.now().toISOString() }];
      clock.turn(1);
      return { ...quiet, alerts: read };
    };
    await asking.alert(userId);
    await run({ readNews });
    await asking.alert(userId);
    clock.turn(DAY);
    await run({ readNews: async () => ({ ...quiet, alerts }) });
    expect(mails.map(({ mail }) => mail.subject)).toEqual([
      'Form Automation: 1 alert rings',
      'Form Automation: 1 alert is well again',
    ]);
  });

  test('an alert that is raised while the digest reads alerts is reported once', async () => {
    let alerts: AlertNews[] = [];
    const readNews = async () => {
      clock.turn(1);
      if (alerts.length === 0) alerts = [{ ...alert, at: clock.now().toISOString() }];
      return { ...quiet, alerts };
    };
    for (let runs = 0; runs < 2; runs += 1) {
      await asking.alert(userId);
      await run({ readNews });
      clock.turn(60);
    }
    expect(mails).toHaveLength(1);
  });

  test('the digest reaches 1,000 users in several runs, each user once', async () => {
    const users = Array.from({ length: 1000 }, () => aUser());
    const nearEnd = new Map(users.map((user) => [user, 1]));
    const digests = inMemory(clock);
    for (let runs = 0; runs < 12; runs += 1) {
      const sentBefore = mails.length;
      await run({ digests, nearEnd: async () => nearEnd });
      expect(mails.length - sentBefore).toBeLessThanOrEqual(100);
      clock.turn(300);
    }
    expect(mails).toHaveLength(1000);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(1000);
  });

  test('leads that soon expire are counted without reading their data', async () => {
    const table = { client: db.client, table: 'submissions', now: clock.now };
    const submissions = createSubmissionStore(table);
    const create = () =>
      submissions.create({ userId, id: anId(), keyId: anId(), lead: aLead(), maxAttempts: 3 });
    await create();
    expect((await countNearEnd(table, 3)).get(userId)).toBeUndefined();
    clock.turn(2 * DAY);
    await create();
    expect((await countNearEnd(table, 3)).get(userId)).toBe(1);
    expect(await countUndecided(table, userId)).toEqual({
      ...{ undecided: 0, undecidedOrMore: false },
    });
  });
});

/**
 * A digest store in memory for the test with 1,000 users, because the tests' database is too slow.
 */
function inMemory({ now }: Clock): DigestRun['digests'] {
  const rows = new Map<string, DigestRow>();
  const dueAt = () => ({ dueAt: now().toISOString(), askedAt: now().toISOString() });
  return {
    read: async (userId) => rows.get(userId),
    due: async (most) =>
      [...rows.values()]
        .filter((row) => row.dueAt !== undefined && new Date(row.dueAt) <= now())
        .slice(0, most)
        .map(({ userId }) => userId),
    enrol: async (userId) => {
      if (!rows.has(userId)) rows.set(userId, { userId, sortKey: 'digest', ...dueAt() });
    },
    settle: async (row) => void rows.set(row.userId, { ...row, dueAt: 'never' }),
    record: async (row, { next, readAt }) => {
      rows.set(row.userId, { ...row, dueAt: next.toISOString(), sentAt: readAt.toISOString() });
      return true;
    },
    forget: async (userId) => void rows.delete(userId),
  };
}

test('a signed e-mail reaches the local mail service', async () => {
  const mails: LocalMail[] = [];
  const server = await startMail(0, (mail) => mails.push(mail));
  const identity = {
    region: 'eu-west-1',
    credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret' },
  };
  const send = createSendMail({ endpoint: server.origin, from: 'a@agency.example', identity });
  const mail = digestMail(stopped, 'https://agency.example');
  await send('asha@mail.example', mail);
  expect(mails).toEqual([{ to: 'asha@mail.example', subject: mail.subject, text: mail.text }]);
  const unsigned = await fetch(`${server.origin}/v2/email/outbound-emails`, { method: 'POST' });
  expect(unsigned.status).toBe(403);
  const other = await fetch(`${server.origin}/v2/email/identities`, { method: 'POST' });
  expect(other.status).toBe(404);
  await server.close();
  await expect(send('asha@mail.example', mail)).rejects.toThrow();
});
