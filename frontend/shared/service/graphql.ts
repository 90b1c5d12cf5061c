/**
 * The only module that calls the GraphQL API. It uses Amplify's transport and not Amplify's
 * `generateClient`, which includes a data-model client that this site never needs.
 */
import { GraphQLAPI, type GraphQLResult } from '@aws-amplify/api-graphql';
import { Amplify } from '@aws-amplify/core';
import type { Operation } from '../../../contract/graphql-operations.ts';
import { afterShortWaits } from './retry-policy.ts';
import { ServiceError } from './service-error.ts';
import { isSessionEnd, readSessionEnd, tellSessionEnd } from './session-end.ts';

interface ReportedError {
  message?: string;
  errorType?: string;
  errorInfo?: { retryAfterSeconds?: number } | null;
  originalError?: { message?: string; response?: { statusCode?: number } } | null;
}

/**
 * Amplify throws a result object, not an error. This function makes an error from the object's
 * first message.
 */
function toServiceError(thrown: unknown): ServiceError {
  const errors = (thrown as { errors?: ReportedError[] } | null)?.errors;
  const first = Array.isArray(errors) ? errors[0] : undefined;
  const status = first?.originalError?.response?.statusCode;
  const message =
    first?.originalError?.message ??
    first?.message ??
    (thrown instanceof Error ? thrown.message : 'The service did not answer');
  const retryAfterSeconds = first?.errorInfo?.retryAfterSeconds;
  const end = readSessionEnd(message);
  if (end) return end;
  return new ServiceError(message, {
    cause: thrown,
    ...(first?.errorType ? { type: first.errorType } : {}),
    ...(status === undefined ? {} : { status }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/**
 * Converts any thrown value to an error. If the error says that the session has ended, also informs
 * the listeners of the session.
 */
function failureOf(thrown: unknown): ServiceError {
  const error = toServiceError(thrown);
  if (isSessionEnd(error)) tellSessionEnd(error);
  return error;
}

/**
 * Runs an operation. A call that is refused because the user made too many calls is repeated after
 * a wait. A repeat is safe, because the service refuses such a call before it reads or writes
 * anything. Without repeats, long work such as an export would stop.
 */
export function runOperation<Result, Variables extends object>(
  document: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return afterShortWaits(() => askOnce(document, variables));
}

async function askOnce<Result, Variables extends object>(
  document: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  try {
    const result = await GraphQLAPI.graphql(Amplify, {
      query: document,
      // The cast is needed because Amplify's type for variables is loose; the type `Operation` is
      // exact.
      variables: variables as never,
    });
    return (result as GraphQLResult<Result>).data;
  } catch (error: unknown) {
    throw failureOf(error);
  }
}

interface Listener<Result> {
  onEvent: (data: Result) => void;
  onFailure: (error: ServiceError) => void;
}

/** Subscribes to events of the service. @returns a function that ends the subscription. */
export function subscribe<Result>(
  document: Operation<Result, Record<string, never>>,
  { onEvent, onFailure }: Listener<Result>,
): () => void {
  const observable = GraphQLAPI.graphql(Amplify, { query: document }) as unknown as {
    subscribe(observer: {
      next: (message: { data: Result }) => void;
      error: (error: unknown) => void;
    }): { unsubscribe(): void };
  };
  const subscription = observable.subscribe({
    next: ({ data }) => onEvent(data),
    error: (error) => onFailure(failureOf(error)),
  });
  return () => subscription.unsubscribe();
}
