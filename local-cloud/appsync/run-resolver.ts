/** Runs a unit resolver: request mapping, data source, response mapping. */
import { isRecord } from '../../contract/is-record.ts';
import { EarlyReturn, ResolverError, type Effects } from './appsync-utils.ts';
import type { Caller } from './caller.ts';
import type { ResolverCode } from './resolver-code.ts';

export interface ResolverDefinition {
  typeName: string;
  fieldName: string;
  /** The code of a resolver, for the runtime APPSYNC_JS 1.0.0. */
  code: string;
  dataSource: { type: 'NONE' } | { type: 'AWS_LAMBDA'; functionArn: string };
}

export type InvokeFunction = (
  arn: string,
  payload: unknown,
) => Promise<{ payload: unknown; functionError?: string }>;

export interface FieldCall {
  caller: Caller;
  headers: Record<string, string>;
  args: Record<string, unknown>;
  source: unknown;
  info: {
    fieldName: string;
    parentTypeName: string;
    variables: Record<string, unknown>;
    selectionSetList: string[];
  };
}

export async function runResolver(
  resolver: ResolverDefinition & { loaded: ResolverCode },
  call: FieldCall,
  effects: Effects,
  invokeFunction: InvokeFunction,
): Promise<unknown> {
  const ctx = {
    args: call.args,
    arguments: call.args,
    identity: call.caller.identity,
    source: call.source ?? null,
    stash: {},
    request: { headers: call.headers, domainName: null },
    info: call.info,
    prev: null,
  };
  try {
    const request = resolver.loaded.run('request', ctx, effects);
    const answer = await askDataSource(resolver, request, invokeFunction);
    return resolver.loaded.run('response', { ...ctx, ...answer }, effects);
  } catch (error: unknown) {
    if (error instanceof EarlyReturn) return error.value;
    throw error;
  }
}

interface DataSourceAnswer {
  result: unknown;
  error: { message: string; type: string } | null;
}

async function askDataSource(
  resolver: ResolverDefinition,
  request: unknown,
  invokeFunction: InvokeFunction,
): Promise<DataSourceAnswer> {
  const { operation, payload = null } = isRecord(request) ? request : {};
  if (resolver.dataSource.type === 'NONE') return { result: payload, error: null };
  if (operation !== 'Invoke') {
    throw new ResolverError(
      `The local AppSync invokes functions by operation Invoke only, not ${String(operation)}`,
      'MappingTemplate',
    );
  }
  const answer = await invokeFunction(resolver.dataSource.functionArn, payload);
  if (answer.functionError === undefined) return { result: answer.payload, error: null };
  const { errorMessage } = isRecord(answer.payload) ? answer.payload : {};
  return {
    result: null,
    error: {
      message: typeof errorMessage === 'string' ? errorMessage : 'The function failed',
      type: `Lambda:${answer.functionError}`,
    },
  };
}
