/** Reads the state of the live channel's connection from Amplify's messages. */
import { CONNECTION_STATE_CHANGE, ConnectionState } from '@aws-amplify/api-graphql';

/** Amplify's message for an acknowledged subscription. Amplify does not export the constant. */
const SUBSCRIPTION_ACKNOWLEDGED = 'Subscription ack';

const connecting: string = ConnectionState.Connecting;
const connected: string = ConnectionState.Connected;
const disconnected: string = ConnectionState.Disconnected;
const lostStates: ReadonlySet<string> = new Set([
  ConnectionState.ConnectionDisrupted,
  ConnectionState.ConnectionDisruptedPendingNetwork,
  ConnectionState.ConnectedPendingNetwork,
  ConnectionState.ConnectedPendingKeepAlive,
  disconnected,
]);

export interface HubMessage {
  event: string;
  data?: unknown;
}

/**
 * Amplify also reports `Disconnected` before its first attempt to connect. This first message is
 * not reported as a lost connection.
 * @returns a function that handles each message of Amplify's channel `api`.
 */
export function connectionNews(onChange: (up: boolean) => void): (message: HubMessage) => void {
  let hasTried = false;
  let isLost = false;
  const tell = (up: boolean) => {
    hasTried = true;
    isLost = !up;
    onChange(up);
  };
  return ({ event, data }) => {
    const { connectionState = '' } = (data ?? {}) as { connectionState?: string };
    if (event === SUBSCRIPTION_ACKNOWLEDGED) tell(true);
    if (event !== CONNECTION_STATE_CHANGE) return;
    if (connectionState === connecting) hasTried = true;
    if (connectionState === disconnected && !hasTried) return;
    if (lostStates.has(connectionState)) tell(false);
    // After a short loss of the network, the socket may continue without a second acknowledgement.
    // So Amplify's state `connected` also ends the loss.
    else if (isLost && connectionState === connected) tell(true);
  };
}
