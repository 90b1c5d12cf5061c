/**
 * The part of the package `@aws-appsync/utils` that the resolvers use; the other exports of the
 * package are missing.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  readSubscriptionFilter,
  toSubscriptionFilter,
  type SubscriptionFilter,
} from './subscription-filter.ts';

/** The error that `util.error` throws and `util.appendError` collects. */
export class ResolverError extends Error {
  override readonly name = 'ResolverError';
  readonly errorType: string;
  readonly data: unknown;
  readonly errorInfo: unknown;

  constructor(
    message: string,
    errorType = 'Code',
    data: unknown = null,
    errorInfo: unknown = null,
  ) {
    super(message);
    this.errorType = errorType;
    this.data = data;
    this.errorInfo = errorInfo;
  }
}

/**
 * Thrown by `runtime.earlyReturn`: the given value becomes the field's value, and no data source is
 * called.
 */
export class EarlyReturn extends Error {
  override readonly name = 'EarlyReturn';
  readonly value: unknown;

  constructor(value: unknown) {
    super('earlyReturn');
    this.value = value;
  }
}

/**
 * The argument of `extensions.invalidateSubscriptions`:
 * https://docs.aws.amazon.com/appsync/latest/devguide/extensions-js.html
 */
const invalidationSchema = z.strictObject({
  subscriptionField: z.string(),
  payload: z.record(z.string(), z.unknown()),
});
export type Invalidation = z.infer<typeof invalidationSchema>;
const MOST_INVALIDATIONS = 5;

/** The effects of a resolver's run besides the returned value. */
export interface Effects {
  appended: ResolverError[];
  filter: SubscriptionFilter | undefined;
  /** The filter that decides which invalidations end the subscription. */
  invalidationFilter: SubscriptionFilter | undefined;
  invalidations: Invalidation[];
}

export const noEffects = (): Effects => ({
  appended: [],
  filter: undefined,
  invalidationFilter: undefined,
  invalidations: [],
});

export function appsyncUtils(effects: Effects, now: () => Date) {
  type ErrorArguments = [message: string, type?: string, data?: unknown, info?: unknown];
  return {
    util: {
      error: (...parts: ErrorArguments): never => {
        throw new ResolverError(...parts);
      },
      appendError: (...parts: ErrorArguments): void => {
        effects.appended.push(new ResolverError(...parts));
      },
      unauthorized: (): never => {
        throw new ResolverError('Unauthorized', 'UnauthorizedException');
      },
      autoId: () => randomUUID(),
      time: {
        nowISO8601: () => now().toISOString(),
        nowEpochSeconds: () => Math.floor(now().getTime() / 1000),
        nowEpochMilliSeconds: () => now().getTime(),
      },
      transform: { toSubscriptionFilter },
    },
    extensions: {
      setSubscriptionFilter: (filter: unknown): void => {
        effects.filter = readSubscriptionFilter(filter);
      },
      setSubscriptionInvalidationFilter: (filter: unknown): void => {
        effects.invalidationFilter = readSubscriptionFilter(filter);
      },
      invalidateSubscriptions: (invalidation: unknown): void => {
        if (effects.invalidations.length >= MOST_INVALIDATIONS) {
          throw new Error(`More than ${MOST_INVALIDATIONS} invalidations in one request`);
        }
        effects.invalidations.push(z.parse(invalidationSchema, invalidation));
      },
    },
    runtime: {
      earlyReturn: (value?: unknown): never => {
        throw new EarlyReturn(value ?? null);
      },
    },
  };
}
