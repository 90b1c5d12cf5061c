import { beforeAll, describe, expect, jest, test } from '@jest/globals';

/** Replaces the error class of AppSync's runtime, which exists only in AWS. */
class ResolverError extends Error {
  readonly type: string;
  constructor(message: string, type: string) {
    super(message);
    this.type = type;
  }
}
const setSubscriptionFilter = jest.fn();
const setSubscriptionInvalidationFilter = jest.fn();
const invalidateSubscriptions = jest.fn();
jest.unstable_mockModule('@aws-appsync/utils', () => ({
  util: {
    error: (message: string, type: string) => {
      throw new ResolverError(message, type);
    },
    transform: { toSubscriptionFilter: (filter: unknown) => ({ filterOf: filter }) },
  },
  extensions: { setSubscriptionFilter, setSubscriptionInvalidationFilter, invalidateSubscriptions },
}));

interface Resolver {
  request: (ctx: unknown) => unknown;
  response: (ctx: unknown) => unknown;
}
let invoke: Resolver;
let publish: Resolver;
let publishRemoval: Resolver;
let subscribe: Resolver;
let end: Resolver;

beforeAll(async () => {
  const load = async (name: string) =>
    (await import(`../../infra/resolvers/${name}.js`)) as Resolver;
  invoke = await load('invoke');
  publish = await load('publish-submission');
  publishRemoval = await load('publish-removal');
  subscribe = await load('on-submission-changed');
  end = await load('end-subscriptions');
});

const caller = (use: string) => ({ sub: 'user-1', claims: { token_use: use } });

describe('the resolver of every query and mutation', () => {
  test('passes the whole call to the function', () => {
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

  test('refuses an ID token', () => {
    const refusal = new ResolverError('An access token is required.', 'Unauthorized');
    expect(() => invoke.request({ identity: caller('id') })).toThrow(refusal);
    expect(() => subscribe.request({ identity: caller('id') })).toThrow(refusal);
  });

  test('returns the data of the function', () => {
    expect(invoke.response({ result: { data: [{ id: '1' }] } })).toEqual([{ id: '1' }]);
  });

  test('returns a refusal with its type', () => {
    const ctx = { result: { error: { message: 'No such key.', type: 'NotFound' } } };
    expect(() => invoke.response(ctx)).toThrow(new ResolverError('No such key.', 'NotFound'));
  });

  test('hides the details of a crash', () => {
    const ctx = { error: { message: 'TypeError at line 3', type: 'Lambda:Unhandled' } };
    expect(() => invoke.response(ctx)).toThrow('Something went wrong on our side.');
  });
});

describe('the live channel', () => {
  test('a published row passes through unchanged', () => {
    expect(publish.response({ arguments: { submission: { id: '1' } } })).toEqual({ id: '1' });
  });

  test('a removed row is published by its key only', () => {
    const key = { id: '1', userId: 'user-1' };
    expect(publishRemoval.response({ arguments: { ...key, name: 'Asha' } })).toEqual(key);
  });

  test('a subscriber receives only the rows of their token', () => {
    const result = { data: { userId: 'user-1', authTime: 1000 } };
    subscribe.response({ result, arguments: { userId: 'user-2' } });
    expect(setSubscriptionFilter).toHaveBeenCalledWith({
      filterOf: { userId: { eq: 'user-1' } },
    });
    expect(setSubscriptionInvalidationFilter).toHaveBeenCalledWith({
      filterOf: { userId: { eq: 'user-1' }, notBefore: { gt: 1000 } },
    });
  });

  test('a subscriber is refused if their session was ended', () => {
    const ctx = { result: { error: { message: 'Sign in again.', type: 'SessionEnded' } } };
    expect(() => subscribe.response(ctx)).toThrow(
      new ResolverError('Sign in again.', 'SessionEnded'),
    );
    expect(() => subscribe.response({ error: { message: 'TypeError' } })).toThrow('our side');
  });

  test('ending a session ends its subscriptions', () => {
    const payload = { userId: 'user-1', notBefore: 1001 };
    expect(end.response({ args: payload })).toBe(true);
    for (const subscriptionField of ['onSubmissionChanged', 'onSubmissionRemoved']) {
      expect(invalidateSubscriptions).toHaveBeenCalledWith({ subscriptionField, payload });
    }
  });
});
