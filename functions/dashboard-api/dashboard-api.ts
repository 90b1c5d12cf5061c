/** The fields of the dashboard API with their handlers, without AWS's wiring. */
import { AppSyncGraphQLResolver } from '@aws-lambda-powertools/event-handler/appsync-graphql';
import type { Logger } from '@aws-lambda-powertools/logger';
import type { Context } from 'aws-lambda';
import type { RootField } from '../../contract/graphql-fields.ts';
import type { ReceiptField } from '../../contract/served-fields.ts';
import type { Mutation, Query } from '../../contract/graphql-types.ts';
import type { AccountStore } from '../stores/accounts/account-store.ts';
import type { AlertStore } from '../stores/alerts/alert-store.ts';
import type { ApiKeyStore } from '../stores/api-keys/api-key-store.ts';
import type { EndpointStore } from '../stores/callbacks/endpoint-store.ts';
import type { UserAllowance } from '../stores/allowances/user-allowance.ts';
import type { IdempotencyStore } from '../stores/leads/idempotency-store.ts';
import type { FirstLeads } from '../stores/repeated-leads/first-leads.ts';
import type { PersonRecords } from '../stores/people/person-records.ts';
import { deleteAccount, signOutEverywhere, type AccountDependencies } from './account.ts';
import { answer } from '../appsync/answer.ts';
import { createApiKey, updateApiKey, type ApiKeyDependencies } from './api-keys.ts';
import { alertMutations, alertQueries, type AlertDependencies } from './alerts.ts';
import { callbackMutations, callbackQueries, type CallbackDependencies } from './callbacks.ts';
import { parseArguments } from '../appsync/parse-arguments.ts';
import { argumentSchemas, withoutEmpty } from './arguments.ts';
import { callerOf, requireSession, type Caller } from '../appsync/caller.ts';
import {
  cancelSubmission,
  decideSubmission,
  getSubmission,
  listSubmissions,
  retrySubmission,
  submissionStats,
} from './submissions.ts';
import type { TargetFormStore } from '../stores/target-forms/target-form-store.ts';
import {
  targetFormMutations,
  targetFormQueries,
  type TargetFormDependencies,
} from './target-forms.ts';
import { eraseSubmission, findPerson, type PersonalDataDependencies } from './personal-data.ts';
import { forgetPerson } from './forget-person.ts';
import { sendOneLead, type OneLeadDependencies } from './send-one-lead.ts';
import { getRehearsal, rehearseTargetForm, type RehearsalDependencies } from './rehearsals.ts';
import {
  notificationSettings,
  setNotifications,
  type NotificationDependencies,
} from './notifications.ts';
import { showCircuitBreaker, type CircuitBreakerDependencies } from './circuit-breaker.ts';

export interface DashboardDependencies
  extends
    OneLeadDependencies,
    PersonalDataDependencies,
    CircuitBreakerDependencies,
    TargetFormDependencies,
    RehearsalDependencies,
    NotificationDependencies,
    AccountDependencies,
    CallbackDependencies,
    AlertDependencies,
    ApiKeyDependencies {
  accounts: AccountDependencies['accounts'] & Pick<AccountStore, 'noteWatching'>;
  targetForms: TargetFormStore;
  allowance: OneLeadDependencies['allowance'] & Pick<UserAllowance, 'takeDashboardCall'>;
  submissions: OneLeadDependencies['submissions'] & PersonalDataDependencies['submissions'];
  firstLeads: FirstLeads;
  idempotency: IdempotencyStore;
  people: PersonRecords;
  apiKeys: ApiKeyStore;
  callbacks: EndpointStore;
  alerts: AlertStore;
  logger: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
}

type Resolve<Result> = (userId: string, args: unknown, caller: Caller) => Promise<Result>;
type TypeName = 'Query' | 'Mutation' | 'Subscription';
/**
 * The GraphQL fields of a type that users may call. A field without a handler is a compile error.
 */
type Served<Type extends TypeName> = Exclude<
  Extract<RootField, { typeName: Type; admits: 'users' }>['fieldName'],
  ReceiptField
>;
type Queries = { [Name in Served<'Query'>]: Resolve<Required<Query>[Name]> };
type Mutations = { [Name in Served<'Mutation'>]: Resolve<Required<Mutation>[Name]> };
type Subscriptions = Record<Served<'Subscription'>, Resolve<SubscriberFilter>>;

/** The values from which the subscription's resolver builds its filters. */
interface SubscriberFilter {
  userId: string;
  authTime: number;
}

export function createDashboardApi(dependencies: DashboardDependencies) {
  const { logger, accounts, allowance } = dependencies;
  const app = new AppSyncGraphQLResolver({ logger });
  const serve = (typeName: TypeName, fields: Record<string, Resolve<unknown>>) => {
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const admit = async (args: unknown, event: Parameters<typeof callerOf>[0]) => {
        const caller = callerOf(event);
        const except = fieldName === 'deleteAccount' ? (['deleted'] as const) : [];
        const account = await requireSession(caller, accounts, except);
        if (typeName !== 'Mutation') await accounts.noteWatching(account);
        if (isCounted(typeName, fieldName)) await allowance.takeDashboardCall(caller.userId);
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

/**
 * Queries that count against a user's allowance, because they read many items or make keyed hashes.
 */
const searches: ReadonlySet<string> = new Set<Served<'Query'>>([
  'findPerson',
  'listAlerts',
  'listCallbacks',
  'listDeliveries',
  'listRecipeVersions',
  'listSlackChannels',
  'listSubmissions',
  'submissionStats',
]);

/**
 * Whether a call counts against its user's allowance of calls. Each alias in a GraphQL document
 * counts as one call. Other queries are free: they read a few items, which costs less than counting
 * them.
 */
function isCounted(typeName: TypeName, fieldName: string): boolean {
  return typeName === 'Mutation' || searches.has(fieldName);
}

function queries(dependencies: DashboardDependencies): Queries {
  return {
    listApiKeys: (userId) => dependencies.apiKeys.list(userId),
    listSubmissions: (userId, args) => {
      const query = withoutEmpty(parseArguments(argumentSchemas.listSubmissions, args));
      return listSubmissions({ userId, ...query }, dependencies);
    },
    getSubmission: (userId, args) =>
      getSubmission(userId, parseArguments(argumentSchemas.getSubmission, args).id, dependencies),
    submissionStats: (userId, args) => {
      const { from, to, ...page } = parseArguments(argumentSchemas.submissionStats, args);
      return submissionStats({ userId, from, to, ...withoutEmpty(page) }, dependencies);
    },
    findPerson: (userId, args) =>
      findPerson(
        userId,
        withoutEmpty(parseArguments(argumentSchemas.findPerson, args)),
        dependencies,
      ),
    notificationSettings: (userId) => notificationSettings(userId, dependencies),
    targetHealth: (userId) => showCircuitBreaker(userId, dependencies),
    ...targetFormQueries(dependencies),
    ...callbackQueries(dependencies),
    ...alertQueries(dependencies),
    getRehearsal: (userId, args) => getRehearsal(userId, args, dependencies),
  };
}

function mutations(dependencies: DashboardDependencies): Mutations {
  return {
    ...targetFormMutations(dependencies),
    ...callbackMutations(dependencies),
    ...alertMutations(dependencies),
    rehearseTargetForm: (userId, args) => rehearseTargetForm(userId, args, dependencies),
    createApiKey: (userId, args) => {
      const { keyName, keyValue, ...rest } = parseArguments(argumentSchemas.createApiKey, args);
      return createApiKey({ userId, keyName, keyValue, ...withoutEmpty(rest) }, dependencies);
    },
    updateApiKey: (userId, args) => {
      const { id, expiresAt, formId, ...rest } = parseArguments(argumentSchemas.updateApiKey, args);
      const ends = { ...(expiresAt !== undefined && { expiresAt }) };
      const binds = { ...(formId !== undefined && { formId: formId || null }) };
      return updateApiKey({ userId, id, ...withoutEmpty(rest), ...ends, ...binds }, dependencies);
    },
    rotateApiKey: (userId, args) =>
      dependencies.apiKeys.rotate({
        userId,
        ...parseArguments(argumentSchemas.rotateApiKey, args),
      }),
    deleteApiKey: (userId, args) =>
      dependencies.apiKeys.remove(userId, parseArguments(argumentSchemas.deleteApiKey, args).id),
    retrySubmission: (userId, args) => {
      const { id, ...edit } = parseArguments(argumentSchemas.retrySubmission, args);
      return retrySubmission({ userId, id, ...withoutEmpty(edit) }, dependencies);
    },
    setNotifications: (userId, args) => setNotifications(userId, args, dependencies),
    signOutEverywhere: (_userId, _args, caller) => signOutEverywhere(caller, dependencies),
    cancelSubmission: (userId, args) =>
      cancelSubmission(
        userId,
        parseArguments(argumentSchemas.cancelSubmission, args).id,
        dependencies,
      ),
    decideSubmission: (userId, args) => {
      const { id, wentIn, ...seen } = parseArguments(argumentSchemas.decideSubmission, args);
      return decideSubmission({ userId, id, wentIn, ...withoutEmpty(seen) }, dependencies);
    },
    eraseSubmission: (userId, args) =>
      eraseSubmission(
        userId,
        parseArguments(argumentSchemas.eraseSubmission, args).id,
        dependencies,
      ),
    forgetPerson: (userId, args) =>
      forgetPerson(
        userId,
        withoutEmpty(parseArguments(argumentSchemas.forgetPerson, args)),
        dependencies,
      ),
    sendOneLead: (userId, args) => sendOneLead(userId, args, dependencies),
    // A deleted account may call this field too, so that a repeated call completes an interrupted
    // deletion.
    deleteAccount: (_userId, args, caller) =>
      deleteAccount(
        caller,
        parseArguments(argumentSchemas.deleteAccount, args).email,
        dependencies,
      ),
  };
}

/**
 * The handlers that are called when a subscription starts. Each handler returns the values from
 * which the subscription's resolver builds its filters.
 */
const subscriptions: Subscriptions = {
  onSubmissionChanged: async (userId, _args, { authTime }) => ({ userId, authTime }),
  onSubmissionRemoved: async (userId, _args, { authTime }) => ({ userId, authTime }),
};
