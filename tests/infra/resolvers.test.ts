/** Runs the deployed code of the AppSync resolvers in the same way as the local cloud. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { noEffects } from '../../local-cloud/appsync/appsync-utils.ts';
import { loadResolverCode } from '../../local-cloud/appsync/resolver-code.ts';

const folder = join(import.meta.dirname, '../../infra/resolvers');
let effects = noEffects();
beforeEach(() => {
  effects = noEffects();
});

function load(name: string) {
  const { run } = loadResolverCode(
    readFileSync(join(folder, `${name}.js`), 'utf8'),
    () => new Date(),
  );
  return {
    request: (ctx: object) => run('request', ctx, effects),
    response: (ctx: object) => run('response', ctx, effects),
  };
}
const invoke = load('invoke');
const publish = load('publish-submission');
const publishRemoval = load('publish-removal');
const subscribe = load('on-submission-changed');
const end = load('end-subscriptions');

const refusal = (message: string, errorType: string): unknown =>
  expect.objectContaining({ message, errorType });
const caller = (use: string) => ({ sub: 'user-1', claims: { token_use: use } });

describe('the resolver of every query and mutation', () => {
  test('the resolver passes field, arguments and user to the function', () => {
    const call = {
      arguments: { id: '1' },
      identity: caller('access'),
      source: null,
      request: { headers: { host: 'api' } },
      info: {
        ...{ fieldName: 'getSubmission', parentTypeName: 'Query', variables: {} },
        selectionSetList: ['id'],
      },
      stash: {},
    };
    expect(invoke.request(call)).toEqual({
      operation: 'Invoke',
      payload: { ...call, request: { headers: { host: 'api' }, domainName: null }, prev: null },
    });
  });

  test('the resolver refuses an ID token', () => {
    const unauthorized = refusal('An access token is required.', 'Unauthorized');
    expect(() => invoke.request({ identity: caller('id') })).toThrow(unauthorized);
    expect(() => subscribe.request({ identity: caller('id') })).toThrow(unauthorized);
  });

  test('the resolver returns the data of the function', () => {
    expect(invoke.response({ result: { data: [{ id: '1' }] } })).toEqual([{ id: '1' }]);
  });

  test('the resolver returns a refusal with its type', () => {
    const ctx = { result: { error: { message: 'No such key.', type: 'NotFound' } } };
    expect(() => invoke.response(ctx)).toThrow(refusal('No such key.', 'NotFound'));
  });

  test('the resolver returns the seconds until the next allowed call', () => {
    const error = { message: 'Too many.', type: 'RateLimited', info: { retryAfterSeconds: 2 } };
    expect(() => invoke.response({ result: { error } })).toThrow(
      expect.objectContaining({ errorType: 'RateLimited', errorInfo: { retryAfterSeconds: 2 } }),
    );
  });

  test('the resolver hides the details of a crash', () => {
    const ctx = { error: { message: 'TypeError at line 3', type: 'Lambda:Unhandled' } };
    expect(() => invoke.response(ctx)).toThrow('Something went wrong on our side.');
  });
});

describe('the resolvers of live events', () => {
  test('a published row passes through the resolver unchanged', () => {
    expect(publish.response({ arguments: { submission: { id: '1' } } })).toEqual({ id: '1' });
  });

  test('of a removed row, only its key is published', () => {
    const key = { id: '1', userId: 'user-1' };
    expect(publishRemoval.response({ arguments: { ...key, name: 'Asha' } })).toEqual(key);
  });

  test("a subscriber receives only the rows of the token's user", () => {
    const result = { data: { userId: 'user-1', authTime: 1000 } };
    subscribe.response({ result, arguments: { userId: 'user-2' } });
    const own = { fieldName: 'userId', operator: 'eq', value: 'user-1' };
    expect(effects.filter).toEqual({ filterGroup: [{ filters: [own] }] });
    const later = { fieldName: 'notBefore', operator: 'gt', value: 1000 };
    expect(effects.invalidationFilter).toEqual({ filterGroup: [{ filters: [own, later] }] });
  });

  test('a subscriber whose session was ended is refused', () => {
    const ctx = { result: { error: { message: 'Sign in again.', type: 'SessionEnded' } } };
    expect(() => subscribe.response(ctx)).toThrow(refusal('Sign in again.', 'SessionEnded'));
    expect(() => subscribe.response({ error: { message: 'TypeError' } })).toThrow('our side');
  });

  test('ending a session ends its subscriptions', () => {
    const payload = { userId: 'user-1', notBefore: 1001 };
    expect(end.response({ args: payload })).toBe(true);
    expect(effects.invalidations).toEqual([
      { subscriptionField: 'onSubmissionChanged', payload },
      { subscriptionField: 'onSubmissionRemoved', payload },
    ]);
  });
});
