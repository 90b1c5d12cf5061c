/** The dashboard API's fields and who answers them, without AWS's wiring. */
import { AppSyncGraphQLResolver } from '@aws-lambda-powertools/event-handler/appsync-graphql';
import type { Logger } from '@aws-lambda-powertools/logger';
import type { Context } from 'aws-lambda';
import { Refusal } from '../contract/errors.ts';
import type { ApiKeyStore } from '../stores/api-key-store.ts';
import { answer } from './answer.ts';
import {
  createApiKeySchema,
  given,
  idSchema,
  listSubmissionsSchema,
  parseArguments,
  retrySubmissionSchema,
  submissionStatsSchema,
  updateApiKeySchema,
} from './arguments.ts';
import {
  getSubmission,
  listSubmissions,
  retrySubmission,
  submissionStats,
  type SubmissionDesk,
} from './submissions.ts';
import { showTargetHealth, type TargetDesk } from './target-health.ts';

export interface DashboardDependencies extends SubmissionDesk, TargetDesk {
  apiKeys: ApiKeyStore;
  logger: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
}

type Resolve = (userId: string, args: unknown) => Promise<unknown>;

export function createDashboardApi(dependencies: DashboardDependencies) {
  const { logger } = dependencies;
  const app = new AppSyncGraphQLResolver({ logger });
  const serve = (typeName: 'Query' | 'Mutation', fields: Record<string, Resolve>) => {
    for (const [fieldName, resolve] of Object.entries(fields)) {
      app.resolver(
        (args, { event }) =>
          answer(fieldName, async () => resolve(userOf(event.identity), args), logger),
        { typeName, fieldName },
      );
    }
  };
  serve('Query', queries(dependencies));
  serve('Mutation', mutations(dependencies));
  return async (event: unknown, context: Context): Promise<unknown> => app.resolve(event, context);
}

function queries(desk: DashboardDependencies): Record<string, Resolve> {
  return {
    listApiKeys: (userId) => desk.apiKeys.list(userId),
    listSubmissions: (userId, args) => {
      const query = given(parseArguments(listSubmissionsSchema, args));
      return listSubmissions({ userId, ...query }, desk);
    },
    getSubmission: (userId, args) => getSubmission(userId, parseArguments(idSchema, args).id, desk),
    submissionStats: (userId, args) => {
      const { from, to, ...page } = parseArguments(submissionStatsSchema, args);
      return submissionStats({ userId, from, to, ...given(page) }, desk);
    },
    targetHealth: () => showTargetHealth(desk),
  };
}

function mutations(desk: DashboardDependencies): Record<string, Resolve> {
  return {
    createApiKey: (userId, args) => {
      const { keyName, keyValue, ...end } = parseArguments(createApiKeySchema, args);
      return desk.apiKeys.create({ userId, keyName, keyValue, ...given(end) });
    },
    updateApiKey: (userId, args) => {
      const { id, expiresAt, ...name } = parseArguments(updateApiKeySchema, args);
      const end = expiresAt !== undefined && { expiresAt };
      return desk.apiKeys.update({ userId, id, ...given(name), ...end });
    },
    deleteApiKey: (userId, args) => desk.apiKeys.remove(userId, parseArguments(idSchema, args).id),
    retrySubmission: (userId, args) => {
      const { id, ...edit } = parseArguments(retrySubmissionSchema, args);
      return retrySubmission({ userId, id, ...given(edit) }, desk);
    },
  };
}

/** The token's subject and nothing else: a user name or e-mail may change hands. */
function userOf(identity: unknown): string {
  const sub = (identity as { sub?: unknown } | null)?.sub;
  if (typeof sub !== 'string' || sub === '') throw new Refusal('unauthorised', 'Sign in first.');
  return sub;
}
