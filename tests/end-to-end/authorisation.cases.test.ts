/**
 * The authorisation matrix: calls each GraphQL operation, subscription and REST route through the
 * real endpoints, as each kind of caller. The rows (operations and routes) come from the GraphQL
 * schema and the CloudFormation template. The expected answers come from `authorisation/rules.ts`.
 * `npm test` makes the calls of the data's owner and a third of all other calls. `npm test --
 * --rest` makes the remaining calls.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { askGraphql, operationOf } from './authorisation/ask.ts';
import { absentCallers, callers, scopedCallers, type Caller } from './authorisation/callers.ts';
import {
  checkField,
  checkReference,
  checkRoute,
  checkSubscription,
  expectNothingOf,
  fieldRule,
  references,
  routeRule,
  verdictOnField,
  verdictOnRoute,
  type Verdict,
} from './authorisation/cells.ts';
import { testOddForms } from './authorisation/odd-forms.ts';
import { testOddOperations, testOddRoutes } from './authorisation/odd-requests.ts';
import { testOddTokens } from './authorisation/odd-tokens.ts';
import { openWorld, type World } from './authorisation/people.ts';
import { readFieldRows, readRouteRows } from './authorisation/rows.ts';
import { fieldRules, routeRules } from './authorisation/rules.ts';
import { runsHere, testLocally } from './local-only.ts';
import { openStage } from './stage.ts';
import { casesOf, inPart } from '../part.ts';
import { STAGE_START_MS, STAGE_STOP_MS, STAGE_TEST_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

// The stage is started here and not in `beforeAll`, because the tests' titles contain the routes,
// which are known only when a stage runs.
const stage = await openStage();
const rows = readFieldRows();
const routes = readRouteRows();
const operations = rows.filter(({ kind }) => kind !== 'subscription');
const subscriptions = rows.filter(({ kind }) => kind === 'subscription');
/**
 * The calls of all others are tested before the owner's calls, because the owner's calls change the
 * data that the others try to get.
 */
const strangers = callers.filter(({ is }) => is !== 'owner');
const owners = callers.filter(({ is }) => is === 'owner');
const scopedStrangers = scopedCallers.filter(({ is }) => is !== 'owner');
const scopedOwners = scopedCallers.filter(({ is }) => is === 'owner');

let world: World;
let before: unknown;

beforeAll(async () => {
  world = await openWorld(stage, rows);
  before = await everythingOfTheOwner();
}, STAGE_START_MS);

afterAll(async () => {
  world?.close();
  await stage.close();
}, STAGE_STOP_MS);

/**
 * Reads the owner's keys, submissions, callbacks and forms. Leaves out values that differ at each
 * read, so that a test can compare the data before and after the calls.
 */
async function everythingOfTheOwner(): Promise<unknown> {
  const names = [
    ...['Query.listApiKeys', 'Query.listSubmissions', 'Query.getSubmission'],
    ...['Query.listCallbacks', 'Query.getCallback'],
    ...['Query.listTargetForms', 'Query.getTargetForm', 'Query.listRecipeVersions'],
  ];
  const answers = [];
  for (const row of rows.filter(({ name }) => names.includes(name))) {
    const body = operationOf(world, row, fieldRule(row));
    answers.push(await askGraphql(world, body, { authorization: world.owner.accessToken }));
  }
  const text = JSON.stringify(answers.map(({ body }) => body));
  return text.replace(/"screenshotUrl":"[^"]+"|"failingSince":[^,}]+/g, '');
}

inPart('quick', () => {
  describe('the authorisation rules cover the API completely', () => {
    test.each(rows)('the authorisation rules list every argument of $name', (row) => {
      const named = Object.keys(fieldRule(row).arguments ?? {});
      expect(named.sort()).toEqual(row.arguments.map(({ name }) => name).sort());
    });

    test.each(routes)('the authorisation rules list every path variable of $name', (row) => {
      expect(Object.keys(routeRule(row).arguments ?? {}).sort()).toEqual([...row.arguments].sort());
    });

    test('the authorisation rules list exactly the deployed fields and routes', () => {
      expect(Object.keys(fieldRules).sort()).toEqual(rows.map(({ name }) => name).sort());
      expect(Object.keys(routeRules).sort()).toEqual(routes.map(({ name }) => name).sort());
    });
  });
});

const cells = (rule: (caller: Caller) => Verdict, who: readonly Caller[]) =>
  who.map((caller) => ({ caller, name: caller.name, verdict: rule(caller) }));

/**
 * Selects the cells of the matrix that this run tests; a cell is one caller of one operation or
 * route. `npm test` tests every third caller of an operation or route; it begins with a different
 * caller for the next one. `npm test -- --rest` tests the remaining cells.
 */
const cellsOfPart = (place: number, ...rule: Parameters<typeof cells>) =>
  casesOf(cells(...rule), (_cell, caller) => (caller + place) % 3 === 0);

const placed = <Row extends { name: string }>(all: readonly Row[]) =>
  all.map((row, place) => ({ row, place, name: row.name }));

describe.each(placed(operations))('callers of the GraphQL operation $name', ({ row, place }) => {
  const cases = cellsOfPart(place, (caller) => verdictOnField(row, caller), strangers);
  test.each(cases)('the operation $verdict the caller “$name”', ({ caller }) =>
    checkField(world, row, caller),
  );
});

describe.each(placed(subscriptions))(
  'callers of the GraphQL subscription $name',
  ({ row, place }) => {
    const cases = cellsOfPart(place, (caller) => verdictOnField(row, caller), strangers);
    test.each(cases)('the subscription $verdict the caller “$name”', ({ caller }) =>
      checkSubscription(world, row, caller),
    );
  },
);

describe.each(placed(routes))('callers of the REST route $name', ({ row, place }) => {
  const who = [...strangers, ...scopedStrangers];
  const cases = cellsOfPart(place, (caller) => verdictOnRoute(row, caller), who);
  test.each(cases)('the route $verdict the caller “$name”', ({ caller }) =>
    checkRoute(world, row, caller),
  );
});

inPart('quick', () => {
  describe('callers that this stage cannot create', () => {
    for (const { name, why } of absentCallers) {
      testLocally(why, `the stage refuses the caller “${name}”`, () =>
        Promise.reject(new Error('The stage has one')),
      );
    }
  });

  describe("another user who passes the owner's ids", () => {
    const named = operations.flatMap((row) =>
      references(fieldRules[row.name].arguments).map(([argument, kind]) => ({
        row,
        argument,
        kind,
      })),
    );
    test.each(named)(
      "another user's id in $argument of $row.name reveals nothing",
      async ({ row, ...reference }) => {
        await checkReference(world, row, reference);
      },
    );
  });

  describe('forged tokens and unusual requests at the GraphQL API', () => {
    testOddTokens(() => world);
    testOddOperations(() => world);
    testOddForms(() => world);
  });
});

// Each run of the tests checks the owner's data and the live events once, after the run's calls.
const madeHere = casesOf(['a third', 'the other two thirds'], (_calls, place) => place === 0);

describe.each(madeHere)("data and events after %s of the non-owners' calls", () => {
  test("the owner's data is unchanged", async () => {
    expect(await everythingOfTheOwner()).toEqual(before);
  });

  test('each user has received only their own live events', () => {
    const { owner, another } = world;
    const frames = JSON.stringify(owner.live.frames);
    const theirs = JSON.stringify(another.live.frames);
    for (const id of owner.submissions) expect(frames).toContain(id);
    for (const id of another.submissions) expect(theirs).toContain(id);
    expectNothingOf(owner, theirs);
    expectNothingOf(another, frames);
  });

  test('users with ended sessions receive no more events', async () => {
    const { signedOut, disabled, deleted } = world;
    for (const { live } of runsHere('operator')
      ? [signedOut, disabled, deleted]
      : [signedOut, deleted]) {
      await live.closed();
      expect(live.frames.map(({ type }) => type)).toContain('complete');
      expect(live.frames.map(({ type }) => type)).not.toContain('data');
    }
  });
});

inPart('quick', () => {
  describe('unusual requests at the REST API', () => testOddRoutes(() => world));

  describe.each(routes)("the owner's calls of the route $name", (row) => {
    const who = [...owners, ...scopedOwners];
    const cases = cells((caller) => verdictOnRoute(row, caller), who);
    test.each(cases)('the route $verdict the caller “$name”', ({ caller }) =>
      checkRoute(world, row, caller),
    );
  });

  describe.each(rows)("the owner's calls of the operation $name", (row) => {
    const check = row.kind === 'subscription' ? checkSubscription : checkField;
    const cases = cells((caller) => verdictOnField(row, caller), owners);
    test.each(cases)('the operation $verdict the caller “$name”', ({ caller }) =>
      check(world, row, caller),
    );
  });
});
