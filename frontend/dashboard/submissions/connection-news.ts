/** Reads from Amplify's messages whether the live channel is connected. */
import { CONNECTION_STATE_CHANGE, ConnectionState } from '@aws-amplify/api-graphql';

/** Amplify's message for an acknowledged subscription. Amplify does not export the constant. */
const SUBSCRIPTION_ACKNOWLEDGED = 'Subscription ack';

const connected: string = ConnectionState.Connected;
const lostStates: ReadonlySet<string> = new Set([
  ConnectionState.ConnectionDisrupted,
  ConnectionState.ConnectionDisruptedPendingNetwork,
  ConnectionState.ConnectedPendingNetwork,
  ConnectionState.ConnectedPendingKeepAlive,
  ConnectionState.Disconnected,
]);

export interface HubMessage {
  event: string;
  data?: unknown;
}

/** @returns a function that takes each message of Amplify's channel `api`. */
export function connectionNews(onChange: (up: boolean) => void): (message: HubMessage) => void {
  let isLost = false;
  const tell = (up: boolean) => {
    isLost = !up;
    onChange(up);
  };
  return ({ event, data }) => {
    const { connectionState = '' } = (data ?? {}) as { connectionState?: string };
    if (event === SUBSCRIPTION_ACKNOWLEDGED) tell(true);
    if (event !== CONNECTION_STATE_CHANGE) return;
    if (lostStates.has(connectionState)) tell(false);
    // A socket that survives a short loss of the network is not acknowledged again.
    else if (isLost && connectionState === connected) tell(true);
  };
}
