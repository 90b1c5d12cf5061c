/**
 * The order in which the local cloud starts and stops: pollers start last and stop first, functions
 * finish next, servers close after them in reverse order, the stores they used last of all.
 */
export interface StartSequence {
  /** Runs at the start; what it returns runs first at the stop. */
  onStart: (start: () => () => void) => void;
  onStop: (stop: () => void) => void;
  onDrain: (drain: (graceMs: number) => Promise<void>) => void;
  onClose: (close: () => Promise<void>) => void;
  start: () => void;
  close: (graceMs: number) => Promise<void>;
}

export function startSequence(): StartSequence {
  const starts: (() => () => void)[] = [];
  const stops: (() => void)[] = [];
  const drains: ((graceMs: number) => Promise<void>)[] = [];
  const closes: (() => Promise<void>)[] = [];
  return {
    onStart: (start) => void starts.push(start),
    onStop: (stop) => void stops.push(stop),
    onDrain: (drain) => void drains.push(drain),
    onClose: (close) => void closes.push(close),
    start: () => {
      for (const start of starts) stops.push(start());
    },
    close: async (graceMs) => {
      for (const stop of stops.splice(0)) stop();
      await Promise.all(drains.splice(0).map((drain) => drain(graceMs)));
      for (const close of closes.splice(0).reverse()) await close();
    },
  };
}
