/**
 * Tests a user's allowance (limits on requests and leads) with simultaneous processes and over
 * time.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { Refusal } from '../../../contract/errors.ts';
import type { UserLimits } from '../../../contract/user-limits.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import { createDocumentClient } from '../../../functions/stores/dynamodb/document-client.ts';
import {
  createUserAllowance,
  type AllowanceDependencies,
  type UserAllowance,
} from '../../../functions/stores/allowances/user-allowance.ts';
import { aClock, aUser, userLimits } from '../builders.ts';
import { listen } from '../local-aws.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const limits: UserLimits = {
  ...userLimits,
  leadsPerDay: 1000,
  openLeads: 600,
};
const leased = 25;
const { db, clock } = await openStores();
let log: ReturnType<typeof keptLog>;
let userId: string;
let openRows: number;
let calls: string[];

beforeAll(async () => {
  db.client.middlewareStack.add((next, { commandName = '' }) => async (args) => {
    calls.push(commandName);
    return next(args);
  });
});
beforeEach(() => {
  log = keptLog();
  userId = aUser();
  openRows = 0;
  calls = [];
});

/**
 * The allowance checks of one process, such as a Lambda instance. All processes share one table.
 */
function aProcess(changes: Partial<AllowanceDependencies> = {}): UserAllowance {
  return createUserAllowance({
    client: db.client,
    table: 'allowances',
    limits,
    countOpen: () => Promise.resolve(openRows),
    now: clock.now,
    logger: log.logger,
    ...changes,
  });
}

type Take = (allowance: UserAllowance) => Promise<void>;
const request: Take = (allowance) => allowance.takeRequest(userId);
const lead: Take = (allowance) => allowance.takeLead(userId);

/**
 * Uses the allowance as often as `takes` says, all at once and spread over the processes.
 * @returns how many of these uses were accepted.
 */
async function admitted(processes: readonly UserAllowance[], takes: number, take: Take) {
  const all = Array.from({ length: takes }, (_, index) => processes[index % processes.length]!);
  const results = await Promise.allSettled(all.map(take));
  return results.filter(({ status }) => status === 'fulfilled').length;
}

/** Simulates a process whose clock is an hour ahead and which uses the allowance up. */
const ahead = (take: Take, takes = limits.requestBurst) =>
  admitted([aProcess({ now: () => new Date(clock.now().getTime() + HOUR_MS) })], takes, take);

const refusalOf = async (taking: Promise<void>): Promise<Refusal> => {
  const error: unknown = await taking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'Refusal', code: 'rate_limited' });
  return error as Refusal;
};

const storedItem = async () =>
  (await db.client.send(new GetCommand({ TableName: 'allowances', Key: { userId } }))).Item;

describe("the limit on a user's requests", () => {
  test('requests are accepted up to the burst limit', async () => {
    expect(await admitted([aProcess()], 1000, request)).toBe(limits.requestBurst);
  });

  test('many processes together accept no more than one burst', async () => {
    const processes = Array.from({ length: 8 }, () => aProcess());
    expect(await admitted(processes, 1000, request)).toBe(limits.requestBurst);
  });

  test('after a burst, requests are accepted at the steady rate', async () => {
    const processes = Array.from({ length: 4 }, () => aProcess());
    await admitted(processes, 1000, request);
    let later = 0;
    for (let second = 0; second < 60; second += 1) {
      clock.turn(1);
      later += await admitted(processes, 200, request);
    }
    expect(later).toBeLessThanOrEqual(60 * limits.requestsPerSecond);
    expect(later).toBeGreaterThan(60 * limits.requestsPerSecond - leased * processes.length);
  });

  test('a refused request gets the seconds until requests are accepted', async () => {
    const process = aProcess();
    await admitted([process], 1000, request);
    const { retryAfterSeconds = 0, message } = await refusalOf(request(process));
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(message).toContain('try again');
    clock.turn(retryAfterSeconds);
    await request(process);
  });

  test('a process with a fast clock delays no other process', async () => {
    await ahead(request);
    expect(await admitted([aProcess()], limits.requestBurst, request)).toBe(limits.requestBurst);
    expect(await admitted([aProcess()], 1, request)).toBe(0);
  });

  test('requests are accepted again after the clock is set back', async () => {
    const now = { ms: clock.now().getTime() + HOUR_MS };
    const process = aProcess({ now: () => new Date(now.ms) });
    await admitted([process], limits.requestBurst + 1, request);
    now.ms -= HOUR_MS;
    expect(await admitted([process], 1, request)).toBe(1);
  });

  test('another user has a separate allowance', async () => {
    const process = aProcess();
    await admitted([process], 1000, request);
    await process.takeRequest(aUser());
  });

  test('a flood causes few database calls and one log line', async () => {
    const process = aProcess();
    await admitted([process], 1000, request);
    calls = [];
    log.lines.length = 0;
    clock.turn(1);
    await admitted([process], 1000, request);
    const leases = limits.requestsPerSecond / leased;
    expect(calls).toHaveLength(2 * leases + 1);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(userId);
  });
});

describe("the limit on a user's calls of the dashboard", () => {
  const call: Take = (allowance) => allowance.takeDashboardCall(userId);

  test('many processes together accept the burst limit of dashboard calls', async () => {
    const processes = Array.from({ length: 8 }, () => aProcess());
    expect(await admitted(processes, 480, call)).toBe(limits.dashboardBurst);
    const { message, retryAfterSeconds } = await refusalOf(call(processes[0]!));
    expect(message).toContain('Please try again in a second.');
    expect(retryAfterSeconds).toBe(1);
    let later = 0;
    for (let second = 0; second < 60; second += 1) {
      clock.turn(1);
      later += await admitted(processes, 100, call);
    }
    expect(later).toBeLessThanOrEqual(60 * limits.dashboardPerSecond);
    expect(later).toBeGreaterThan(50 * limits.dashboardPerSecond);
  });

  test('dashboard calls do not count as requests to the webhook', async () => {
    const process = aProcess();
    await admitted([process], 480, call);
    expect(await admitted([process], 1000, request)).toBe(limits.requestBurst);
  });

  test('several dashboard calls cost one read and one write', async () => {
    const process = aProcess();
    await admitted([process], 5, call);
    expect(calls).toEqual(['GetItemCommand', 'UpdateItemCommand']);
  });
});

describe("the limits on a user's leads", () => {
  test('the daily limit of leads applies to all processes together', async () => {
    const generous = { ...limits, openLeads: 100_000 };
    const processes = Array.from({ length: 8 }, () => aProcess({ limits: generous }));
    expect(await admitted(processes, 1500, lead)).toBe(limits.leadsPerDay);
    const refusal = await refusalOf(lead(processes[0]!));
    expect(refusal.retryAfterSeconds).toBe(14 * 60 * 60);
    expect(refusal.message).toContain('midnight UTC');
    clock.turn(14 * 60 * 60);
    expect(await admitted(processes, 1500, lead)).toBe(limits.leadsPerDay);
  });

  test('a slow clock does not restart the daily limit', async () => {
    const tomorrow = aClock('2026-03-02T00:00:00.100Z');
    const ahead = aProcess({ now: tomorrow.now, limits: { ...limits, openLeads: 100_000 } });
    const today = aClock('2026-03-01T23:59:59.900Z');
    const behind = aProcess({ now: today.now, limits: { ...limits, openLeads: 100_000 } });
    expect(await admitted([ahead, behind], 1500, lead)).toBe(limits.leadsPerDay);
  });

  test('accepting 500 leads costs 22 writes', async () => {
    expect(await admitted([aProcess()], 500, lead)).toBe(500);
    const writes = calls.filter((name) => name.startsWith('Update')).length;
    // One write reserves 25 leads, and two more writes store the count of open leads.
    expect(writes).toBe(500 / leased + 2);
  });

  test("the number of a user's open leads is limited", async () => {
    const processes = Array.from({ length: 8 }, () => aProcess());
    for (let minute = 0; minute < 10; minute += 1) {
      openRows += await admitted(processes, 200, lead);
      clock.turn(60);
    }
    // A process may reserve leads before the open leads are counted, and use them later.
    expect(openRows).toBeLessThanOrEqual(limits.openLeads + leased * processes.length);
    expect(openRows).toBeGreaterThanOrEqual(limits.openLeads);
    const { message, retryAfterSeconds } = await refusalOf(lead(processes[0]!));
    expect(message).toContain('not finished');
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test('new leads are accepted soon after open leads have ended', async () => {
    const process = aProcess();
    openRows = limits.openLeads;
    await admitted([process], 1000, lead);
    const { retryAfterSeconds = 0 } = await refusalOf(lead(process));
    openRows = limits.openLeads - 10;
    clock.turn(retryAfterSeconds);
    expect(await admitted([process], 1000, lead)).toBe(10);
  });

  test('a future-dated count of open leads is done again', async () => {
    openRows = limits.openLeads;
    await ahead(lead, 2 * limits.openLeads);
    openRows = 0;
    expect(await admitted([aProcess()], 1, lead)).toBe(1);
  });

  test('a user whose leads end promptly can always send leads', async () => {
    const generous = { ...limits, leadsPerDay: 100_000 };
    const processes = [aProcess({ limits: generous }), aProcess({ limits: generous })];
    for (let minute = 0; minute < 20; minute += 1) {
      expect(await admitted(processes, 250, lead)).toBe(250);
      clock.turn(60);
    }
  });

  test('an unused lead can be given back to the allowance', async () => {
    const one = { ...limits, leadsPerDay: 1 };
    const process = aProcess({ limits: one });
    for (let round = 0; round < 5; round += 1) {
      await lead(process);
      process.giveLeadBack(userId);
    }
    await lead(process);
    await refusalOf(lead(process));
  });

  test('requests alone do not count towards the daily lead limit', async () => {
    const process = aProcess();
    await admitted([process], 300, request);
    expect(await storedItem()).not.toHaveProperty('leadsToday');
  });
});

describe("a user's allowance when its table fails", () => {
  const unreachable = {
    region: 'eu-west-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  };

  test('requests and leads are accepted if the table is missing', async () => {
    let unknown = 0;
    const process = aProcess({ table: 'missing', onUnknown: () => (unknown += 1) });
    expect(await admitted([process], 100, request)).toBe(100);
    expect(await admitted([process], 100, lead)).toBe(100);
    expect(log.lines.join()).toContain('all is admitted');
    expect(unknown).toBe(2 * (100 / leased));
  });

  test('requests are accepted if the table does not answer', async () => {
    let requests = 0;
    const server = createServer(() => {
      requests += 1;
    });
    const client = createDocumentClient({ ...unreachable, endpoint: await listen(server) });
    try {
      expect(await admitted([aProcess({ client })], 10, request)).toBe(10);
      expect(requests).toBe(1);
    } finally {
      client.destroy();
      server.closeAllConnections();
      server.close();
    }
  });
});
