/**
 * Runs the GraphQL API in this process: the deployed schema, the deployed resolvers' code, and the
 * dashboard API.
 */
import type { Context } from 'aws-lambda';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { createReceiptsApi, type FieldEvent } from '../../../functions/receipts/receipts-api.ts';
import { aReceiptKey } from '../receipts/receipt-builders.ts';
import {
  createDashboardApi,
  type DashboardDependencies,
} from '../../../functions/dashboard-api/dashboard-api.ts';
import { fieldResolvers } from '../../../infra/field-resolvers.ts';
import type { Caller } from '../../../local-cloud/appsync/caller.ts';
import {
  buildExecutableSchema,
  type ResolveField,
} from '../../../local-cloud/appsync/executable-schema.ts';
import {
  executeOperation,
  readOperation,
  type Answer,
} from '../../../local-cloud/appsync/operation.ts';
import { loadResolverCode, type ResolverCode } from '../../../local-cloud/appsync/resolver-code.ts';
import { runResolver } from '../../../local-cloud/appsync/run-resolver.ts';

export const schemaText = readFileSync(
  path.resolve(import.meta.dirname, '../../../contract/schema.graphql'),
  'utf8',
);

export interface InProcessGraphql {
  schema: GraphQLSchema;
  /** @throws {InvalidOperation} if the request's query does not fit the schema. */
  ask: (request: { query: string; variables?: object }, caller: Caller) => Promise<Answer>;
}

export function inProcessGraphql(dependencies: DashboardDependencies): InProcessGraphql {
  const dashboardApi = createDashboardApi(dependencies);
  const receipts = receiptsOf(dependencies);
  const invoke = async (arn: string, event: unknown) => {
    // Copies the event through JSON, as an invocation of a Lambda function does.
    const sent = asJson(event);
    const isReceipt = arn === 'receipts';
    const answer = isReceipt ? receipts(sent as FieldEvent) : dashboardApi(sent, {} as Context);
    return { payload: asJson(await answer) };
  };
  const codes = new Map<string, ResolverCode>();
  const resolvers = new Map<string, ResolveField>();
  for (const { typeName, fieldName, asks, code } of fieldResolvers) {
    const loaded = codes.get(code) ?? loadResolverCode(code, dependencies.now);
    codes.set(code, loaded);
    const dataSource = asks
      ? ({ type: 'AWS_LAMBDA', functionArn: asks } as const)
      : ({ type: 'NONE' } as const);
    const resolver = { typeName, fieldName, code, loaded, dataSource };
    resolvers.set(`${typeName}.${fieldName}`, (call, effects) =>
      runResolver(resolver, call, effects, invoke),
    );
  }
  const schema = buildExecutableSchema(schemaText, resolvers, { resolverCount: 5, queryDepth: 6 });
  return {
    schema,
    ask: (request, caller) =>
      executeOperation(schema, readOperation(schema, JSON.stringify(request)), caller, {
        host: 'api.example',
      }),
  };
}

const receiptsOf = ({ submissions, targetForms, ...others }: DashboardDependencies) =>
  createReceiptsApi({
    ...others,
    countRequest: () => undefined,
    readRow: (userId, id) => submissions.get(userId, id),
    readForm: (userId, id) => targetForms.readForm(userId, id),
    readPicture: () => Promise.resolve(undefined),
    sign: (payload) => aReceiptKey().sign(payload),
    stageForm: { name: 'Demo form' },
    siteUrl: 'https://www.agency.example',
  });

const asJson = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

/** A caller who has just signed in. */
export function userCaller(userId: string, now: Date): Caller {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    mode: 'AMAZON_COGNITO_USER_POOLS',
    identity: {
      sub: userId,
      issuer: 'https://pool.example',
      username: userId,
      claims: { sub: userId, token_use: 'access', auth_time: seconds, iat: seconds },
      sourceIp: ['192.0.2.1'],
      defaultAuthStrategy: 'ALLOW',
      groups: null,
    },
  };
}

/** A caller with the live publisher's role. */
export const publisherCaller: Caller = {
  mode: 'AWS_IAM',
  identity: {
    accountId: '000000000000',
    userArn: 'arn:aws:sts::000000000000:assumed-role/live/live',
    username: 'live',
    sourceIp: ['192.0.2.1'],
  },
  mayPublish: true,
};
