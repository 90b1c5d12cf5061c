/** Reads and changes a user's callbacks and their deliveries for the dashboard. */
import type {
  Callback,
  Delivery as DeliveryView,
  Mutation,
  Query,
  SlackChannel,
} from '../../contract/graphql-types.ts';
import { alertEventTypes } from '../../contract/events.ts';
import { Refusal } from '../../contract/errors.ts';
import { checkChoice, type ChoiceDependencies } from '../callback-choice/check-choice.ts';
import { parseArguments } from '../appsync/parse-arguments.ts';
import type { Delivery, DeliveryLog } from '../stores/callbacks/delivery-log.ts';
import type { EndpointStore } from '../stores/callbacks/endpoint-store.ts';
import type { Endpoint } from '../stores/callbacks/endpoint-view.ts';
import { argumentSchemas, withoutEmpty } from './arguments.ts';

export interface CallbackDependencies extends ChoiceDependencies {
  callbacks: EndpointStore;
  deliveries: DeliveryLog;
}

type Fields<Type, Name extends keyof Type> = {
  [Field in Name]-?: (userId: string, args: unknown) => Promise<Required<Type>[Field]>;
};
type CallbackQueries = Fields<
  Query,
  'listCallbacks' | 'getCallback' | 'listDeliveries' | 'listSlackChannels'
>;
type CallbackMutations = Fields<
  Mutation,
  | 'createCallback'
  | 'addSlackChannel'
  | 'rotateCallbackSecret'
  | 'setCallbackPaused'
  | 'deleteCallback'
  | 'testCallback'
  | 'replayDelivery'
  | 'replayDeliveries'
>;

export function callbackQueries({ callbacks, deliveries }: CallbackDependencies): CallbackQueries {
  return {
    listCallbacks: async (userId) => (await callbacks.list(userId)).filter(isOther).map(view),
    listSlackChannels: async (userId) =>
      (await callbacks.list(userId)).filter(isSlack).map(viewSlack),
    getCallback: async (userId, args) => {
      const { id } = parseArguments(argumentSchemas.getCallback, args);
      try {
        const { address, ...endpoint } = await callbacks.get({ userId, endpointId: id });
        return { ...view(endpoint), address: isSlack(endpoint) ? endpoint.host : address };
      } catch (error: unknown) {
        if (error instanceof Refusal && error.code === 'not_found') return null;
        throw error;
      }
    },
    listDeliveries: async (userId, args) => {
      const { callbackId, ...page } = parseArguments(argumentSchemas.listDeliveries, args);
      const key = { userId, endpointId: callbackId };
      const { items, nextToken = null } = await deliveries.list(key, withoutEmpty(page));
      return { items: items.map(viewDelivery), nextToken };
    },
  };
}

export function callbackMutations(dependencies: CallbackDependencies): CallbackMutations {
  const { callbacks, deliveries } = dependencies;
  return {
    createCallback: async (userId, args) => {
      const { address, events, ...rest } = parseArguments(argumentSchemas.createCallback, args);
      const chosen = { address, events, ...withoutEmpty(rest) };
      const checked = await checkChoice(userId, chosen, dependencies);
      const { endpoint, secret = null } = await callbacks.create(userId, checked);
      return { callback: view(endpoint), secret };
    },
    addSlackChannel: async (userId, args) => {
      const { address } = parseArguments(argumentSchemas.addSlackChannel, args);
      const chosen = { address, events: [...alertEventTypes], kind: 'slack' as const };
      return viewSlack((await callbacks.create(userId, chosen)).endpoint);
    },
    rotateCallbackSecret: async (userId, args) => {
      const { id } = parseArguments(argumentSchemas.rotateCallbackSecret, args);
      const { endpoint, secret } = await callbacks.rotate({ userId, endpointId: id });
      return { callback: view(endpoint), secret };
    },
    setCallbackPaused: async (userId, args) => {
      const { id, paused } = parseArguments(argumentSchemas.setCallbackPaused, args);
      const key = { userId, endpointId: id };
      return view(await (paused ? callbacks.pause(key) : callbacks.resume(key)));
    },
    deleteCallback: async (userId, args) => {
      const { id } = parseArguments(argumentSchemas.deleteCallback, args);
      return view(await callbacks.remove({ userId, endpointId: id }));
    },
    testCallback: async (userId, args) => {
      const { id } = parseArguments(argumentSchemas.testCallback, args);
      return viewDelivery(await deliveries.sendTest({ userId, endpointId: id }));
    },
    replayDelivery: async (userId, args) => {
      const { callbackId, eventId } = parseArguments(argumentSchemas.replayDelivery, args);
      const key = { userId, endpointId: callbackId };
      return viewDelivery(await deliveries.replayOne(key, eventId));
    },
    replayDeliveries: async (userId, args) => {
      const parsed = parseArguments(argumentSchemas.replayDeliveries, args);
      const { callbackId, which, since, nextToken } = parsed;
      const key = { userId, endpointId: callbackId };
      const what = { which, since, nextToken: nextToken || undefined };
      const { replayed, nextToken: next = null } = await deliveries.replay(key, what);
      return { replayed, nextToken: next };
    },
  };
}

const isSlack = ({ kind }: Endpoint) => kind === 'slack';
function viewSlack(endpoint: Endpoint): SlackChannel {
  const { id, host, state, createdAt } = endpoint;
  const { disabledAt = null, disabledBecause = null, failingSince = null } = endpoint;
  return { id, host, state, createdAt, disabledAt, disabledBecause, failingSince };
}
const isOther = (endpoint: Endpoint) => !isSlack(endpoint);

function view(endpoint: Endpoint): Callback {
  return { ...endpoint, withValues: endpoint.withValues ?? false };
}

function viewDelivery({ last, attemptAt, ...delivery }: Delivery): DeliveryView {
  const { at = null, ...result } = last ?? {};
  return {
    ...delivery,
    ...result,
    isReplay: delivery.isReplay ?? false,
    nextCallAt: delivery.status === 'waiting' ? (attemptAt ?? null) : null,
    calledAt: at,
  };
}
