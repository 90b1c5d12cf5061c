/** The dashboard API's fields and who answers them, without AWS's wiring. */
import { AppSyncGraphQLResolver } from '@aws-lambda-powertools/event-handler/appsync-graphql';
import type { Logger } from '@aws-lambda-powertools/logger';
import type { Context } from 'aws-lambda';
import type { ApiKeyStore } from '../stores/api-keys/api-key-store.ts';
import { deleteAccount, signOutEverywhere, type AccountDependencies } from './account.ts';
import { answer } from './answer.ts';
import {
  createApiKeySchema,
  deleteAccountSchema,
  given,
  idSchema,
  listSubmissionsSchema,
  parseArguments,
  retrySubmissionSchema,
  submissionStatsSchema,
  updateApiKeySchema,
} from './arguments.ts';
import { callerOf, requireSession, type Caller } from './caller.ts';
import {
  cancelSubmission,
  getSubmission,
  listSubmissions,
  retrySubmission,
  submissionStats,
  type SubmissionDependencies,
} from './submissions.ts';
import { showCircuitBreaker, type CircuitBreakerDependencies } from './circuit-breaker.ts';

export interface DashboardDependencies
  extends SubmissionDependencies, CircuitBreakerDependencies, AccountDependencies {
  apiKeys: ApiKeyStore;
  logger: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
}

type Resolve = (userId: string, args: unknown, caller: Caller) => Promise<unknown>;
type TypeName = 'Query' | 'Mutation' | 'Subscription';

export function createDashboardApi(dependencies: DashboardDependencies) {
  const { logger, accounts } = dependencies;
  const app = new AppSyncGraphQLResolver({ logger });
  const serve = (typeName: TypeName, fields: Record<string, Resolve>) => {
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const admit = async (args: unknown, event: Parameters<typeof callerOf>[0]) => {
        const caller = callerOf(event);
        await requireSession(caller, accounts, fieldName === 'deleteAccount' ? ['deleted'] : []);
        return resolve(caller.userId, args, caller);
      };
      app.resolver((args, { event }) => answer(fieldName, () => admit(args, event), logger), {
        typeName,
        fieldName,
      });
    }
  };
  serve('Query', queries(dependencies));
  serve('Mutation', mutations(dependencies));
  serve('Subscription', subscriptions);
  return async (event: unknown, context: Context): Promise<unknown> => app.resolve(event, context);
}

function queries(dependencies: DashboardDependencies): Record<string, Resolve> {
  return {
    listApiKeys: (userId) => dependencies.apiKeys.list(userId),
    listSubmissions: (userId, args) => {
      const query = given(parseArguments(listSubmissionsSchema, args));
      return listSubmissions({ userId, ...query }, dependencies);
    },
    getSubmission: (userId, args) =>
      getSubmission(userId, parseArguments(idSchema, args).id, dependencies),
    submissionStats: (userId, args) => {
      const { from, to, ...page } = parseArguments(submissionStatsSchema, args);
      return submissionStats({ userId, from, to, ...given(page) }, dependencies);
    },
    targetHealth: (userId) => showCircuitBreaker(userId, dependencies),
  };
}

function mutations(dependencies: DashboardDependencies): Record<string, Resolve> {
  return {
    createApiKey: (userId, args) => {
      const { keyName, keyValue, ...end } = parseArguments(createApiKeySchema, args);
      return dependencies.apiKeys.create({ userId, keyName, keyValue, ...given(end) });
    },
    updateApiKey: (userId, args) => {
      const { id, expiresAt, ...name } = parseArguments(updateApiKeySchema, args);
      const end = expiresAt !== undefined && { expiresAt };
      return dependencies.apiKeys.update({ userId, id, ...given(name), ...end });
    },
    deleteApiKey: (userId, args) =>
      dependencies.apiKeys.remove(userId, parseArguments(idSchema, args).id),
    retrySubmission: (userId, args) => {
      const { id, ...edit } = parseArguments(retrySubmissionSchema, args);
      return retrySubmission({ userId, id, ...given(edit) }, dependencies);
    },
    signOutEverywhere: (_userId, _args, caller) => signOutEverywhere(caller, dependencies),
    cancelSubmission: (userId, args) =>
      cancelSubmission(userId, parseArguments(idSchema, args).id, dependencies),
    // Also of an account that is deleted already: where it broke off it is completed.
    deleteAccount: (_userId, args, caller) =>
      deleteAccount(caller, parseArguments(deleteAccountSchema, args).email, dependencies),
  };
}

/** Asked when a subscription starts: the resolver makes its filters from the answer. */
const subscriptions: Record<string, Resolve> = {
  onSubmissionChanged: async (userId, _args, { authTime }) => ({ userId, authTime }),
};
