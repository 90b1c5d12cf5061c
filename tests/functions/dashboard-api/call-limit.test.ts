/**
 * The number of dashboard API calls that a user may make, and of KMS requests that one call may
 * cause.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mostFormsToForget } from '../../../contract/form-dedupe.ts';
import type { DashboardDependencies } from '../../../functions/dashboard-api/dashboard-api.ts';
import { createUserAllowance } from '../../../functions/stores/allowances/user-allowance.ts';
import { createPersonRecords } from '../../../functions/stores/people/person-records.ts';
import { createForgetFirstLeads } from '../../../functions/stores/repeated-leads/forget-person.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { anId, aUser, fingerprintHere, userLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock } = await openStores();
let userId: string;
let hashes: string[];

beforeEach(() => {
  userId = aUser();
  hashes = [];
});

/**
 * Simulates one process of the dashboard API's function, with real limits. Records the texts of
 * which the process makes keyed hashes.
 */
function aProcess(): DashboardDependencies {
  const { client } = db;
  const { now } = clock;
  const log = keptLog();
  const submissions = createSubmissionStore({ client, table: 'submissions', now });
  const fingerprint = (text: string) => {
    hashes.push(text);
    return fingerprintHere(text);
  };
  const limits = { table: 'allowances', limits: userLimits, countOpen: () => Promise.resolve(0) };
  const firstLeads = { client, table: 'firstLeads', fingerprint, submissions, now };
  return {
    ...aDashboard({ db, log, now, submissions, queue: { send: () => Promise.resolve() } }),
    allowance: createUserAllowance({ client, now, logger: log.logger, ...limits }),
    people: createPersonRecords({ client, table: 'people', fingerprint, now, logger: log.logger }),
    forgetFirstLeads: createForgetFirstLeads(firstLeads),
  };
}

const ask = <Field extends FieldName>(
  from: DashboardDependencies,
  field: Field,
  args: object = {},
  sub = userId,
) => askDashboard(from, { field, args, identity: { sub } });

const person = { phone: '+91 98765 43210', email: 'asha@example.com' };

describe("the limit on a user's calls of the dashboard API", () => {
  test('calls above the burst limit are refused with a waiting time', async () => {
    const processes = Array.from({ length: 10 }, aProcess);
    const all = Array.from({ length: 480 }, (_, index) =>
      ask(processes[index % 10]!, 'findPerson', person),
    );
    const answers = await Promise.all(all);
    const refused = answers.flatMap(({ error }) => error ?? []);
    expect(answers.length - refused.length).toBe(userLimits.dashboardBurst);
    expect(refused[0]).toEqual({
      type: 'RateLimited',
      message: expect.stringContaining('Please try again in a second.'),
      info: { retryAfterSeconds: 1 },
    });
    expect(hashes.length).toBeLessThanOrEqual(5 * userLimits.dashboardBurst);
    const other = await ask(processes[0]!, 'findPerson', person, aUser());
    expect(other.error).toBeUndefined();
    clock.turn(1);
    expect((await ask(processes[0]!, 'findPerson', person)).error).toBeUndefined();
  });

  test('only searches and changes count towards the call limit', async () => {
    let counted = 0;
    const dashboard = aProcess();
    dashboard.allowance.takeDashboardCall = async () => void (counted += 1);
    const fields: [FieldName, object][] = [
      ['findPerson', person],
      ['listSubmissions', {}],
      ['submissionStats', { from: '2026-03-01', to: '2026-03-02' }],
      ['listRecipeVersions', { formId: anId() }],
      ['retrySubmission', { id: anId() }],
      ['eraseSubmission', { id: anId() }],
    ];
    for (const [field, args] of fields) await ask(dashboard, field, args);
    expect(counted).toBe(fields.length);
    await ask(dashboard, 'listApiKeys');
    await ask(dashboard, 'getSubmission', { id: anId() });
    await ask(dashboard, 'onSubmissionChanged');
    expect(counted).toBe(fields.length);
  });
});

describe('the KMS requests that are caused by forgetting a person', () => {
  const manyForms = async (dashboard: DashboardDependencies, count: number) => {
    const ids: string[] = [];
    for (let form = 0; form < count; form += 1) {
      const names = { name: `Form ${form}`, shortName: `form-${form}` };
      const url = 'https://forms.example/';
      ids.push((await dashboard.targetForms.create({ userId, ...names, url })).id);
    }
    return ids;
  };

  test('forgetting a person makes few keyed hashes in one call', async () => {
    const dashboard = aProcess();
    const ids = await manyForms(dashboard, 25);
    const all = await ask(dashboard, 'forgetPerson', person);
    expect(all.error).toMatchObject({ type: 'BadRequest' });
    expect(all.error?.message).toContain('25 forms');
    expect(hashes).toEqual([]);
    const some = ids.slice(0, mostFormsToForget);
    expect((await ask(dashboard, 'forgetPerson', { ...person, formIds: some })).data).toBe(true);
    expect(hashes.length).toBeLessThanOrEqual(30);
    for (const id of some) expect(hashes.join()).toContain(id);
  });

  test('forgetting a person needs no form ids if the user has few forms', async () => {
    const dashboard = aProcess();
    const ids = await manyForms(dashboard, mostFormsToForget);
    expect((await ask(dashboard, 'forgetPerson', person)).data).toBe(true);
    for (const id of ids) expect(hashes.join()).toContain(id);
  });

  test('a request to forget a person is refused if it names too many forms', async () => {
    const formIds = Array.from({ length: mostFormsToForget + 1 }, anId);
    const { error } = await ask(aProcess(), 'forgetPerson', { ...person, formIds });
    expect(error).toMatchObject({ type: 'BadRequest', message: expect.stringContaining('5 ids') });
    expect(hashes).toEqual([]);
  });
});
