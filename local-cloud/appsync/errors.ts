/** Errors in the format of AppSync's answers. Clients distinguish the errors by `errorType`. */
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { ResolverError } from './appsync-utils.ts';

export type AnsweredError = {
  path: readonly (string | number)[] | null;
  data: unknown;
  errorType: string;
  errorInfo: unknown;
  locations: { line: number; column: number; sourceName: null }[] | null;
  message: string;
};

export function answerError(error: GraphQLError, fallback = 'ExecutionError'): AnsweredError {
  const original = error.originalError;
  const known = original instanceof ResolverError ? original : undefined;
  return {
    path: error.path ?? null,
    data: known?.data ?? null,
    errorType: known?.errorType ?? fallback,
    errorInfo: known?.errorInfo ?? null,
    locations: locate(error.locations),
    message: error.message,
  };
}

/** The answer to a document that can't be parsed or does not match the schema. */
export function answerInvalid(error: GraphQLError): AnsweredError {
  return {
    ...answerError(error, 'ValidationError'),
    message: `Validation error: ${error.message}`,
  };
}

function locate(locations: GraphQLFormattedError['locations']): AnsweredError['locations'] {
  return locations?.map(({ line, column }) => ({ line, column, sourceName: null })) ?? null;
}
