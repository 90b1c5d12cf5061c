/**
 * Keeps the live channel open as long as the dashboard is open. When the subscription ends, it
 * subscribes again after growing pauses and reports the connection, so that missed changes can be
 * read. Amplify reconnects a broken socket itself, but leaves a refused or ended subscription to
 * its caller.
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
   * The socket's own reports: `true` when its subscription is acknowledged, `false` when it is
   * lost.
   */
  watchConnection(onChange: (up: boolean) => void): () => void;
  /**
   * Calls back once, after the pause.
   * @returns a function that cancels the call.
   */
  after(milliseconds: number, callback: () => void): () => void;
}

export interface LiveListener<Event> {
  onEvent: (event: Event) => void;
  onRemoved: (id: string) => void;
  onState: (state: LiveState) => void;
  /**
   * Called after every connection, first or repeated, because earlier changes were not delivered.
   */
  onConnected: () => void;
}

/** @returns a function that closes the channel. */
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
