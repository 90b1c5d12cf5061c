/**
 * The live subscriptions. A subscription starts with its resolver, which sets a filter. The filter
 * decides which events the subscriber gets. Each event contains only the fields that the subscriber
 * has selected and may read.
 */
import {
  GraphQLError,
  getArgumentValues,
  getVariableValues,
  Kind,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { noEffects, type Invalidation } from './appsync-utils.ts';
import type { Caller } from './caller.ts';
import { answerError } from './errors.ts';
import { subscribersOf, type ResolveField } from './executable-schema.ts';
import { requireAccess } from './field-authorisation.ts';
import { executeOperation, InvalidOperation, type Answer, type Operation } from './operation.ts';
import type { PublishedEvent } from './published-event.ts';
import { passesFilter, type SubscriptionFilter } from './subscription-filter.ts';

const LARGEST_EVENT_BYTES = 240 * 1024;

export interface Subscription {
  field: string;
  args: Record<string, unknown>;
  filter: SubscriptionFilter | undefined;
  invalidationFilter: SubscriptionFilter | undefined;
  operation: Operation;
  caller: Caller;
  headers: Record<string, string>;
  deliver: (answer: Answer) => void;
  /** Ends the subscription: informs the client and closes the client's socket. */
  end: () => void;
}

/**
 * @throws {InvalidOperation} if the document is invalid, or if the caller or the resolver does not
 * permit the subscription.
 */
export async function prepareSubscription(
  schema: GraphQLSchema,
  resolvers: ReadonlyMap<string, ResolveField>,
  operation: Operation,
  caller: Caller,
  headers: Record<string, string>,
): Promise<Omit<Subscription, 'deliver' | 'end'>> {
  const node = onlyField(operation);
  const type = schema.getSubscriptionType();
  const field = type?.getFields()[node.name.value];
  if (!type || !field) throw new InvalidOperation('Not a subscription of the schema');
  const effects = noEffects();
  try {
    requireAccess(schema, type, field, caller);
    const args = getArgumentValues(field, node, coercedVariables(schema, operation));
    const { variables } = operation;
    const info = {
      fieldName: field.name,
      parentTypeName: type.name,
      variables,
      selectionSetList: [],
    };
    const resolve = resolvers.get(`${type.name}.${field.name}`);
    await resolve?.({ caller, headers, args, source: null, info }, effects);
    if (effects.appended[0]) throw effects.appended[0];
    const { filter, invalidationFilter } = effects;
    return { field: field.name, args, filter, invalidationFilter, operation, caller, headers };
  } catch (error: unknown) {
    if (!(error instanceof Error)) throw error;
    const wrapped = new GraphQLError(error.message, { nodes: node, originalError: error });
    throw new InvalidOperation(error.message, [answerError(wrapped)]);
  }
}

function onlyField(operation: Operation): FieldNode {
  const [node, ...others] = operation.definition.selectionSet.selections;
  if (node?.kind !== Kind.FIELD || others.length > 0) {
    throw new InvalidOperation('A subscription selects exactly one field');
  }
  return node;
}

function coercedVariables(schema: GraphQLSchema, operation: Operation): Record<string, unknown> {
  const definitions = operation.definition.variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, definitions, operation.variables);
  if (errors?.[0]) throw errors[0];
  return coerced ?? {};
}

export async function publish(
  schema: GraphQLSchema,
  subscriptions: Iterable<Subscription>,
  event: PublishedEvent,
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(event.value)) > LARGEST_EVENT_BYTES) {
    process.emitWarning(`${event.mutation}: an event over 240 KB reaches no subscriber`);
    return;
  }
  const fields = new Set(subscribersOf(schema, event.mutation));
  const reached = [...subscriptions].filter(
    (subscription) => fields.has(subscription.field) && wants(subscription, event.value),
  );
  await Promise.all(
    reached.map(async ({ field, operation, caller, headers, deliver }) => {
      const root = { [field]: event.value };
      deliver(await executeOperation(schema, operation, caller, headers, root));
    }),
  );
}

/**
 * Ends the subscriptions whose invalidation filter matches. Invalidations don't end subscriptions
 * without such a filter.
 */
export function invalidate(
  subscriptions: Iterable<Subscription>,
  { subscriptionField, payload }: Invalidation,
): void {
  for (const { field, invalidationFilter, end } of [...subscriptions]) {
    if (field !== subscriptionField || !invalidationFilter) continue;
    if (passesFilter(invalidationFilter, payload)) end();
  }
}

/**
 * Whether a subscription gets an event. If the resolver sets no filter, the client's arguments are
 * the filter.
 */
function wants({ filter, args }: Subscription, value: Record<string, unknown>): boolean {
  if (filter) return passesFilter(filter, value);
  return Object.entries(args).every(([name, wanted]) => value[name] === wanted);
}
