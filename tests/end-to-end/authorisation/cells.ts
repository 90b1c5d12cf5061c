/**
 * One cell of the authorisation matrix: a caller calls a field or route, and the rule of that field
 * or route says which answer the caller must get.
 */
import { expect } from '@jest/globals';
import { apiRoutes, apiScopes, type ApiRouteName } from '../../../contract/api-routes.ts';
import { createAccount } from '../account.ts';
import {
  askGraphql,
  askRoute,
  askToSubscribe,
  operationOf,
  type Answer,
  type Headers,
} from './ask.ts';
import { presentations, refusalStatus, standing, type Caller } from './callers.ts';
import { madeUp, marksOf, owned, type Person, type World } from './people.ts';
import type { FieldRow, RouteRow } from './rows.ts';
import {
  fieldRules,
  routeRules,
  type ArgumentRule,
  type FieldRule,
  type Owned,
  type RouteRule,
} from './rules.ts';

export function fieldRule({ name }: FieldRow): FieldRule {
  return fieldRules[name];
}

/** @throws if the route has no rule yet. */
export function routeRule({ name }: RouteRow): RouteRule {
  const rule = routeRules[name];
  if (!rule) throw new Error(`${name} has no rule in tests/end-to-end/authorisation/rules.ts`);
  return rule;
}

/** The arguments that refer to an item that a user owns, each with the kind of the item. */
export function references(rules: Record<string, ArgumentRule> = {}): [string, Owned][] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    'names' in rule ? [[name, rule.names] as [string, Owned]] : [],
  );
}

/**
 * How the service answers a caller. `refuses`: the credential is invalid. `denies`: no user may
 * make this call. `names the missing scope to`: the API key lacks the scope. `hides …`: another
 * user's items seem not to exist. `serves`: the caller gets their own data. `is repeated for`:
 * users who deleted their account may call again, so that an interrupted deletion can be completed.
 */
export type Verdict =
  | 'refuses'
  | 'denies'
  | 'names the missing scope to'
  | 'hides what is not theirs from'
  | 'serves'
  | 'is repeated for';

export function verdictOnField(row: FieldRow, caller: Caller): Verdict {
  const who = standing(caller, 'graphql');
  const rule = fieldRules[row.name];
  if (caller.hasLeft && rule.mayBeRepeated) return 'is repeated for';
  if (!who) return 'refuses';
  if (rule.admits === 'publisher') return 'denies';
  const required = row.arguments.filter((one) => one.required).map(({ name }) => name);
  const names = references(rule.arguments).some(([name]) => required.includes(name));
  return names && who !== 'owner' ? 'hides what is not theirs from' : 'serves';
}

export function verdictOnRoute(row: RouteRow, caller: Caller): Verdict {
  const rule = routeRules[row.name];
  if (rule?.admits !== 'keys') return 'serves';
  const who = standing(caller, 'rest');
  if (!who) return 'refuses';
  const { scope } = apiRoutes[row.name as ApiRouteName];
  const scopes = caller.scopes ?? apiScopes;
  if (scope !== 'any' && !scopes.includes(scope)) return 'names the missing scope to';
  const names = references(rule?.arguments).length > 0;
  return names && who !== 'owner' ? 'hides what is not theirs from' : 'serves';
}

export async function checkField(world: World, row: FieldRow, caller: Caller): Promise<void> {
  const rule = fieldRule(row);
  const body = operationOf(world, row, rule);
  const verdict = verdictOnField(row, caller);
  const who = standing(caller, 'graphql') ?? 'another';
  if (rule.endsSession && verdict === 'serves') return checkEnd(world, row);
  for (const headers of await presentations(caller, world, 'graphql', body)) {
    const answer = await askGraphql(world, body, headers);
    const proper = verdict === 'is repeated for' && 'authorization' in headers;
    if (proper || verdict === 'serves') expectOwn(answer, row, world[who]);
    else if (verdict === 'refuses' || verdict === 'is repeated for') {
      expectRefused(answer, row, refusalStatus(caller, 'graphql', headers), caller);
    } else if (verdict === 'denies') expectDenied(answer, row);
    else await expectNotThere(world, row, answer);
    if (who !== 'owner') expectNothingOf(world.owner, answer.whole);
  }
}

/**
 * Checks a call that ends the session of its caller. A user created only for this check makes the
 * call.
 */
async function checkEnd(world: World, row: FieldRow): Promise<void> {
  const rule = fieldRule(row);
  await createAccount(world.stage.outputs, async (passer) => {
    const own = Object.entries(rule.arguments ?? {}).flatMap(([name, argument]) =>
      'own' in argument ? [[name, passer[argument.own]] as const] : [],
    );
    const body = operationOf(world, row, rule, Object.fromEntries(own));
    const answer = await askGraphql(world, body, { authorization: passer.accessToken });
    expectOwn(answer, row, world.another);
    expectNothingOf(world.owner, answer.whole);
  });
}

/**
 * Expects a refusal without data: either by AppSync itself, or by the field's resolver with status
 * 200.
 */
function expectRefused(
  { status, body }: Answer,
  { name, field }: FieldRow,
  refusal: number,
  { refusedByResolvers }: Caller,
): void {
  expect({ status, data: body.data?.[field] ?? null }).toEqual({ status: refusal, data: null });
  // Only the fields for users have a resolver that checks the session. All other fields always
  // answer Unauthorized.
  const isPeoples = fieldRules[name].admits === 'users';
  const errorType =
    refusal === 200
      ? isPeoples
        ? refusedByResolvers
        : 'Unauthorized'
      : expect.stringMatching(/^(UnauthorizedException|UnrecognizedClientException)$/);
  expect(body.errors).toEqual([expect.objectContaining({ errorType })]);
}

function expectDenied({ status, body }: Answer, { name, field }: FieldRow): void {
  const [type] = name.split('.');
  expect({ status, data: body.data?.[field] ?? null }).toEqual({ status: 200, data: null });
  expect(body.errors).toMatchObject([
    { errorType: 'Unauthorized', message: `Not Authorized to access ${field} on type ${type}` },
  ]);
}

async function expectNotThere(world: World, row: FieldRow, answer: Answer): Promise<void> {
  const rule = fieldRule(row);
  const invented = references(rule.arguments).map(
    ([name, kind]) => [name, madeUp(world, kind)] as const,
  );
  const required = row.arguments.filter((one) => one.required).map(({ name }) => name);
  const changes = invented.filter(([name]) => required.includes(name));
  const body = operationOf(world, row, rule, Object.fromEntries(changes));
  const expected = await askGraphql(world, body, { authorization: world.another.accessToken });
  expect(seen(answer)).toEqual(seen(expected));
}

/** Expects an answer without errors, in which all API keys and submissions are the user's own. */
function expectOwn({ status, body, whole }: Answer, row: FieldRow, person: Person): void {
  const [error] = body.errors ?? [];
  if (fieldRule(row).mayConflict && error?.errorType === 'Conflict') return;
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  if (fieldRule(row).mayBeNull) return;
  expect(body.data?.[row.field] ?? undefined).toBeDefined();
  if (row.kind !== 'query') return;
  if (row.types.includes('ApiKey')) expect(whole).toContain(person.key.id);
  if (row.types.includes('TargetForm')) expect(whole).toContain(person.formId);
  if (row.types.includes('Callback')) expect(whole).toContain(person.callbackIds[0]);
  if (row.types.includes('Submission')) expect(whole).toContain(person.submissions[0]);
}

/**
 * The compared parts of an answer: status, header names and body. Each id is replaced by `<id>`, so
 * that answers that differ only in ids are equal.
 */
function seen({ status, body, whole }: Answer): unknown {
  const [headers = '[]'] = whole.split('\n');
  const names = (JSON.parse(headers) as [string, string][]).map(([name]) => name);
  const alike = JSON.stringify(body).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>');
  return { status, names, body: alike };
}

export function expectNothingOf(person: Person, text: string): void {
  expect(marksOf(person).filter((mark) => text.includes(mark))).toEqual([]);
}

/**
 * Another user passes each of the owner's ids, and then an id that does not exist: both answers
 * must be equal.
 */
export async function checkReference(
  world: World,
  row: FieldRow,
  { argument, kind }: { argument: string; kind: Owned },
): Promise<void> {
  const headers = { authorization: world.another.accessToken };
  const ask = (value: string) =>
    askGraphql(world, operationOf(world, row, fieldRule(row), { [argument]: value }), headers);
  const aboutNothing = seen(await ask(madeUp(world, kind)));
  const once = kind === 'apiKey' ? [world.deletedKey.id, world.expiredKey.id] : [];
  for (const value of [owned(world, kind), ...once]) {
    const answer = await ask(value);
    expect(seen(answer)).toEqual(aboutNothing);
    expectNothingOf(world.owner, answer.whole);
  }
}

export async function checkRoute(world: World, row: RouteRow, caller: Caller): Promise<void> {
  const rule = routeRule(row);
  const verdict = verdictOnRoute(row, caller);
  for (const headers of await presentations(caller, world, 'rest')) {
    const answer = await askRoute(world, row, rule, headers);
    if (verdict === 'refuses') {
      expect(answer.status).toBe(refusalStatus(caller, 'rest', headers));
      expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
    } else if (verdict === 'serves') expectServed(answer, rule);
    else if (verdict === 'names the missing scope to') {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ success: false, type: '/problems#missing-scope' });
    } else await expectNoSuchPath(world, row, answer, headers);
    if (standing(caller, 'rest') !== 'owner') expectNothingOf(world.owner, answer.whole);
  }
}

function expectServed({ status, body }: Answer, { admits, served }: RouteRule): void {
  if (served) expect([status, body]).toMatchObject([...served]);
  else if (admits === 'everybody') expect([status, body]).toEqual([204, {}]);
  else if (admits === 'attempts') expect([status, body]).toEqual([200, { go: false }]);
  else expect([Math.floor(status / 100), body['success']]).toEqual([2, true]);
}

async function expectNoSuchPath(world: World, row: RouteRow, answer: Answer, headers: Headers) {
  const rule = routeRule(row);
  const invented = references(rule.arguments).map(
    ([name, kind]) => [name, madeUp(world, kind)] as const,
  );
  const expected = await askRoute(world, row, rule, headers, Object.fromEntries(invented));
  expect(seen(answer)).toEqual(seen(expected));
  expect(answer.status).toBe(404);
}

export async function checkSubscription(
  world: World,
  row: FieldRow,
  caller: Caller,
): Promise<void> {
  fieldRule(row);
  const who = standing(caller, 'graphql');
  const good = { Authorization: world.another.accessToken };
  for (const { authorization, ...rest } of await presentations(caller, world, 'graphql')) {
    const start = { ...rest, ...(authorization !== undefined && { Authorization: authorization }) };
    const late = caller.refusedByResolvers && authorization !== undefined;
    const errorType = late ? caller.refusedByResolvers : 'UnauthorizedException';
    for (const connect of [start, good]) {
      const answer = await askToSubscribe(world, row, { connect, start });
      const at = connect === start && !late ? 'connect' : 'start';
      expect(answer.refused).toEqual(who ? undefined : { at, errorType });
      if (who !== 'owner') expectNothingOf(world.owner, JSON.stringify(answer.frames));
    }
  }
}
