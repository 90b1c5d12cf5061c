/**
 * The product's own schema and resolvers on the local AppSync. The function behind the resolvers
 * returns its input.
 */
import { readFileSync } from 'node:fs';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import {
  startGraphqlApi,
  type GraphqlApi,
  type GraphqlApiOptions,
} from '../../../local-cloud/appsync/graphql-api.ts';
import {
  endSubscriptions as endingMutation,
  publishSubmission,
} from '../../../contract/graphql-operations.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { fieldResolvers } from '../../../infra/field-resolvers.ts';
import { buildRow } from '../../frontend/dashboard/submissions/build-row.ts';
import { callerOf } from '../../../functions/appsync/caller.ts';
import type { ResolverDefinition } from '../../../local-cloud/appsync/run-resolver.ts';
import type { AnsweredError } from '../../../local-cloud/appsync/errors.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const productSchema = read('contract/schema.graphql');

/** Each field of the schema has a resolver, as in the deployed API. */
const productResolvers: ResolverDefinition[] = fieldResolvers.map(({ asks, ...resolver }) => ({
  ...resolver,
  dataSource: asks ? { type: 'AWS_LAMBDA', functionArn: 'arn:dashboard-api' } : { type: 'NONE' },
}));

/** The dashboard API's answers to a user whose session is still valid. */
export const openFunction: GraphqlApiOptions['invokeFunction'] = async (_arn, payload) => {
  const event = payload as { identity: unknown; info: { parentTypeName: string } };
  return { payload: { data: event.info.parentTypeName === 'Subscription' ? callerOf(event) : [] } };
};

const accessKey = { id: 'AKIDPUBLISHER', secret: 'publisher secret' };

export function startApi(
  pool: { issuer: string; jwksUrl: string; clientIds?: string[] },
  changes: Partial<GraphqlApiOptions> = {},
): Promise<GraphqlApi> {
  return startGraphqlApi({
    port: 0,
    schema: productSchema,
    authorisation: {
      defaultProvider: { type: 'AMAZON_COGNITO_USER_POOLS', ...pool },
      iam: true,
    },
    resolvers: productResolvers,
    invokeFunction: openFunction,
    secretForAccessKey: (id) => {
      if (id === accessKey.id) return { secret: accessKey.secret, mayPublish: true };
      return id === 'AKIDOTHER' ? { secret: 'other secret', mayPublish: false } : undefined;
    },
    ...changes,
  });
}

export interface GraphqlAnswer {
  status: number;
  data?: Record<string, unknown> | null;
  errors?: Partial<AnsweredError>[];
}

export async function ask(
  api: GraphqlApi,
  headers: Record<string, string>,
  query: string,
  variables: object = {},
): Promise<GraphqlAnswer> {
  return post(api, headers, JSON.stringify({ query, variables }));
}

export async function post(
  api: GraphqlApi,
  headers: Record<string, string>,
  body: string,
): Promise<GraphqlAnswer> {
  const response = await fetch(api.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, ...((await response.json()) as object) };
}

export const submissionInput = (changes: Partial<SubmissionRowView> = {}) =>
  buildRow(1, { id: 'submission-1', ...changes });

export interface Signing {
  key?: { id: string; secret: string };
  service?: string;
  at?: Date;
}

export async function signedHeaders(
  api: Pick<GraphqlApi, 'url'>,
  body: string,
  { key = accessKey, service = 'appsync', at = new Date() }: Signing = {},
): Promise<Record<string, string>> {
  const { host, pathname } = new URL(api.url);
  const signer = new SignatureV4({
    service,
    region: 'eu-west-1',
    credentials: { accessKeyId: key.id, secretAccessKey: key.secret },
    sha256: Sha256,
  });
  const headers = { host, 'content-type': 'application/json' };
  const request = new HttpRequest({ method: 'POST', path: pathname, headers, body });
  return (await signer.sign(request, { signingDate: at })).headers;
}

/** Ends a user's subscriptions as the live publisher does. */
export async function endSubscriptions(
  api: GraphqlApi,
  variables: { userId: string; notBefore: number },
): Promise<GraphqlAnswer> {
  const body = JSON.stringify({ query: endingMutation, variables });
  return post(api, await signedHeaders(api, body), body);
}

/** Publishes a row as the live publisher does. */
export async function publishRow(
  api: GraphqlApi,
  submission: object,
  query: string = publishSubmission,
): Promise<GraphqlAnswer> {
  const body = JSON.stringify({ query, variables: { submission } });
  return post(api, await signedHeaders(api, body), body);
}
