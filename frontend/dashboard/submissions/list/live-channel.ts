/**
 * Keeps the live channel open as long as the dashboard is open. When the subscription ends, it is
 * started again after growing pauses. The connection's state is reported, so that missed changes
 * can be read. Amplify reconnects a broken socket itself, but a refused or ended subscription must
 * be restarted here.
 */
import { retryDelay } from '../../../shared/service/retry-policy.ts';

export type LiveState = 'connecting' | 'live' | 'down';

export interface LiveSource<Event> {
  subscribe(listener: {
    onEvent: (event: Event) => void;
    onRemoved: (id: string) => void;
    onFailure: () => void;
  }): () => void;
  /**
   * Reports the socket's state: `true` when its subscription is acknowledged, `false` when the
   * socket is lost.
   */
  watchConnection(onChange: (up: boolean) => void): () => void;
  /**
   * Calls the callback once, after a pause in milliseconds.
   * @returns a function that cancels the call.
   */
  after(milliseconds: number, callback: () => void): () => void;
}

export interface LiveListener<Event> {
  onEvent: (event: Event) => void;
  onRemoved: (id: string) => void;
  onState: (state: LiveState) => void;
  /**
   * Called after every connection, first or repeated, because changes before the connection were
   * not delivered.
   */
  onConnected: () => void;
}

/** Opens the live channel and keeps it open. @returns a function that closes the channel. */
export function openLiveChannel<Event>(
  source: LiveSource<Event>,
  listener: LiveListener<Event>,
): () => void {
  let failures = 0;
  let unsubscribe = () => {};
  let callOff = () => {};

  const start = () => {
    const { onEvent, onRemoved } = listener;
    unsubscribe = source.subscribe({ onEvent, onRemoved, onFailure: restart });
  };
  const restart = () => {
    unsubscribe();
    callOff();
    listener.onState('down');
    callOff = source.after(retryDelay(failures++), start);
  };
  const stopWatching = source.watchConnection((up) => {
    listener.onState(up ? 'live' : 'down');
    if (!up) return;
    failures = 0;
    listener.onConnected();
  });
  listener.onState('connecting');
  start();
  return () => {
    stopWatching();
    callOff();
    unsubscribe();
  };
}
