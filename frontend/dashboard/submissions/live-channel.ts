/**
 * Keeps the live channel open for as long as the dashboard is: subscribes again with growing
 * pauses when it ends, and says when it is up, so that what was missed can be read. Amplify
 * reconnects a broken socket by itself; a refused or ended subscription it leaves to its caller.
 */
import { retryDelay } from '../../shared/service/retry-policy.ts';

export type LiveState = 'connecting' | 'live' | 'down';

export interface LiveSource<Event> {
  subscribe(listener: {
    onEvent: (event: Event) => void;
    onRemoved: (id: string) => void;
    onFailure: () => void;
  }): () => void;
  /** The socket's own reports: `true` once the subscription is acknowledged, `false` when lost. */
  watchConnection(onChange: (up: boolean) => void): () => void;
  /** Calls back once, after the pause; @returns what calls it off. */
  after(milliseconds: number, callback: () => void): () => void;
}

export interface LiveListener<Event> {
  onEvent: (event: Event) => void;
  onRemoved: (id: string) => void;
  onState: (state: LiveState) => void;
  /** After every (re)connection: what changed in between was not told. */
  onConnected: () => void;
}

/** @returns what closes the channel. */
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
