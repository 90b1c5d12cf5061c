/**
 * A submission's row can live longer than its screenshot, so a row must not link to a screenshot
 * that the bucket has deleted.
 */
import { beforeEach, expect, test } from '@jest/globals';
import { getSubmission, listSubmissions } from '../../../functions/dashboard-api/submissions.ts';
import { pictured } from '../../../functions/stores/submissions/picture-key.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import { viewSubmission } from '../../../functions/stores/submissions/submission-view.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { aClock, aLead, anId, aUser, noFirstLeads, noPeople, rowLimits } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { tableDefinitions } from '../table-definitions.ts';

const DAYS = 86_400;
const screenshotKey = 'screenshots/user/lead/1.jpg';
const [userId, id] = [aUser(), anId()];
const held = { userId, id, token: 'a', ...rowLimits };
let clock: ReturnType<typeof aClock>;
let submissions: SubmissionStore;

const dependencies = () => ({
  submissions,
  targetForms: { readForm: () => Promise.resolve(undefined) },
  allowance: { takeLead: () => Promise.resolve(), giveLeadBack: () => undefined },
  firstLeads: noFirstLeads,
  noteSent: () => Promise.resolve(),
  people: noPeople,
  queue: { send: () => Promise.resolve(), waiting: () => Promise.resolve(0) },
  signLink: (key: string) => Promise.resolve(`https://bucket.example/${key}`),
  logger: keptLog().logger,
  maxAttempts: 1,
  retentionDays: rowLimits.retentionDays,
  now: clock.now,
});
const links = async () => {
  const found = await getSubmission(userId, id, dependencies());
  const { items } = await listSubmissions({ userId, limit: 1 }, dependencies());
  const row = await submissions.get(userId, id);
  return {
    row: found?.screenshotUrl ?? null,
    attempts: found?.attempts?.map(({ screenshotUrl }) => screenshotUrl ?? null),
    isListed: items[0]?.hasScreenshot,
    isTold: row && viewSubmission(row, clock.now()).hasScreenshot,
  };
};
const claim = () => submissions.claim({ ...held, leaseSeconds: 120 });

beforeEach(async () => {
  clock = aClock();
  const { client } = createMemoryTables({
    definitions: tableDefinitions,
    now: () => clock.now().getTime(),
  });
  submissions = createSubmissionStore({ client, table: 'submissions', now: clock.now });
  await submissions.create({ userId, id, lead: aLead(), maxAttempts: 1 });
});

const link = `https://bucket.example/${screenshotKey}`;
const linked = { row: link, isListed: true, isTold: true };
const unlinked = { row: null, isListed: false, isTold: false };

test('a retried row has no link to an expired picture', async () => {
  await claim();
  await submissions.recordFailure({ ...held, reason: 'captcha', screenshotKey });
  clock.turn(29 * DAYS);
  expect(await links()).toEqual({ ...linked, attempts: [link] });
  await submissions.retry({ userId, id, maxAttempts: 1 });
  await claim();
  await submissions.recordFailure({ ...held, reason: 'captcha' });
  expect(await links()).toEqual({ ...linked, attempts: [link, null] });
  clock.turn(3 * DAYS);
  expect(await links()).toEqual({ ...unlinked, attempts: [null, null] });
});

test('a row that waits for its form has no link to an expired picture', async () => {
  await claim();
  const picture = pictured(screenshotKey, clock.now(), rowLimits.retentionDays);
  await submissions.release({ ...held, until: clock.now(), picture });
  await submissions.hold({ userId, id, formId: 'form', why: 'needs_attention' });
  expect(await links()).toEqual({ ...linked, attempts: [] });
  clock.turn(32 * DAYS);
  expect(await links()).toEqual({ ...unlinked, attempts: [] });
});
