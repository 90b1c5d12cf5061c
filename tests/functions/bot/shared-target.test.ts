/** Whether a target's failures stop the leads of one user or those of everybody. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aLead, aUser } from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';
import { createWaitingRoom } from './waiting-room.ts';

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let room: ReturnType<typeof createWaitingRoom>;

beforeAll(async () => {
  database = await startDynamoDb();
});
afterAll(() => database.stop());
beforeEach(() => {
  room = createWaitingRoom(database.client);
});

/**
 * Sends leads of one user, one after the other.
 * @returns how many of them the target received.
 */
async function sendLeads(count: number, userId = aUser()): Promise<number> {
  const before = room.temper.attempts;
  for (let sent = 0; sent < count; sent += 1) {
    await room.deliver(await room.aMessage(1, userId));
  }
  return room.temper.attempts - before;
}
/** Sends one lead for each of the given number of users. */
async function sendFromUsers(count: number): Promise<number> {
  let met = 0;
  for (let sent = 0; sent < count; sent += 1) met += await sendLeads(1);
  return met;
}

describe("one lead's failures", () => {
  test('count as one failure after several Retries', async () => {
    const message = await room.aMessage(1);
    const { userId, submissionId } = message;
    await room.deliver(message);
    for (let retries = 0; retries < 8; retries += 1) {
      const edited = { userId, id: submissionId, maxAttempts: 1, lead: aLead() };
      await room.store.retry(edited);
      await room.deliver(message);
    }
    expect(room.temper.attempts).toBe(9);
    expect(await sendFromUsers(1)).toBe(1);
  });

  test('in five attempts leave the breaker closed', async () => {
    room.temper.outcome = 'rate_limited';
    const message = await room.aMessage(5);
    for (let tries = 0; tries < 5; tries += 1) {
      await room.deliver(message);
      room.clock.turn(900);
    }
    expect(await room.rowOf(message)).toMatchObject({ status: 'error', attemptCount: 5 });
    expect(await sendFromUsers(1)).toBe(1);
  });
});

describe('leads that the target refuses', () => {
  test.each(['blocked', 'captcha', 'outcome_unknown'] as const)(
    'as %s make only their own user’s leads wait',
    async (outcome) => {
      const refused = aUser();
      room.temper.toUser.set(refused, outcome);
      expect(await sendLeads(8, refused)).toBe(5);
      room.temper.outcome = 'success';
      expect(await sendFromUsers(1)).toBe(1);
    },
  );

  test('for invalid values make no user’s leads wait', async () => {
    room.temper.outcome = 'validation_refused';
    expect(await sendLeads(9)).toBe(9);
    expect((await room.circuitBreaker.read())?.marks).toHaveLength(1);
  });

  test.each(['blocked', 'captcha', 'outcome_unknown', 'validation_refused'] as const)(
    'as %s for five users make all leads wait',
    async (outcome) => {
      room.temper.outcome = outcome;
      expect(await sendFromUsers(8)).toBe(5);
    },
  );

  test("with status 429 make all users' leads wait", async () => {
    room.temper.outcome = 'rate_limited';
    expect(await sendLeads(8)).toBe(5);
    expect(await sendFromUsers(2)).toBe(0);
  });

  test('stay final, and only later leads wait', async () => {
    room.temper.outcome = 'outcome_unknown';
    const userId = aUser();
    const messages = [];
    for (let sent = 0; sent < 8; sent += 1) messages.push(await room.aMessage(5, userId));
    for (const message of messages) await room.deliver(message);
    room.temper.outcome = 'success';
    room.clock.turn(60);
    for (const message of await room.sentAgain(messages)) await room.deliver(message);
    const rows = await Promise.all(messages.map(room.rowOf));
    expect(rows.map((row) => row?.status)).toEqual([
      ...Array.from({ length: 5 }, () => 'error'),
      ...Array.from({ length: 3 }, () => 'success'),
    ]);
  });

  test("no longer delay their user after another user's success", async () => {
    const refused = aUser();
    room.temper.toUser.set(refused, 'blocked');
    room.temper.outcome = 'success';
    await sendLeads(5, refused);
    await sendFromUsers(1);
    expect(await sendLeads(1, refused)).toBe(1);
  });
});

describe('a count of failures', () => {
  test.each([
    'validation_refused',
    'already_submitted',
    'verification_required',
    'login_required',
    'no_confirmation',
  ] as const)('is kept after %s', async (outcome) => {
    await sendFromUsers(4);
    room.temper.outcome = outcome;
    await sendFromUsers(1);
    room.temper.outcome = 'target_unreachable';
    await sendFromUsers(1);
    expect(await sendFromUsers(1)).toBe(0);
  });

  test('is reset by a success', async () => {
    await sendFromUsers(4);
    room.temper.outcome = 'success';
    await sendFromUsers(1);
    room.temper.outcome = 'target_unreachable';
    expect(await sendFromUsers(5)).toBe(5);
  });

  test.each(['already_submitted', 'verification_required', 'login_required'] as const)(
    'does not grow by %s',
    async (outcome) => {
      room.temper.outcome = outcome;
      expect(await sendFromUsers(9)).toBe(9);
    },
  );

  test('starts anew after it has expired', async () => {
    await room.openBreaker();
    room.clock.turn(86_400);
    expect(await sendFromUsers(8)).toBe(5);
  });
});

describe('a target that works', () => {
  test('costs one read per attempt and no write', async () => {
    room.temper.outcome = 'success';
    const message = await room.aMessage();
    const commands: string[] = [];
    database.client.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          const { TableName } = args.input as { TableName?: string };
          if (TableName === 'circuitBreakers') commands.push(String(commandName));
          return next(args);
        },
      { step: 'initialize', name: 'countCommands' },
    );
    await room.deliver(message);
    database.client.middlewareStack.remove('countCommands');
    expect(commands).toEqual(['GetItemCommand']);
  });
});
