/** The part of `@aws-appsync/utils` that resolvers here use; anything else fails by its name. */
import { randomUUID } from 'node:crypto';
import {
  readSubscriptionFilter,
  toSubscriptionFilter,
  type SubscriptionFilter,
} from './subscription-filter.ts';

/** What `util.error` throws and `util.appendError` notes. */
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

/** Thrown by `runtime.earlyReturn`: the value is the field's, no data source is asked. */
export class EarlyReturn extends Error {
  override readonly name = 'EarlyReturn';
  readonly value: unknown;

  constructor(value: unknown) {
    super('earlyReturn');
    this.value = value;
  }
}

/** What one run of a resolver leaves behind besides its value. */
export interface Effects {
  appended: ResolverError[];
  filter: SubscriptionFilter | undefined;
}

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
    },
    runtime: {
      earlyReturn: (value?: unknown): never => {
        throw new EarlyReturn(value ?? null);
      },
    },
  };
}
