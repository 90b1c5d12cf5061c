/**
 * The order in which the local cloud starts and stops. Pollers start last and stop first. Then
 * functions finish. Finally servers and stores close in the reverse order of their starts, the
 * stores last.
 */
export interface StartSequence {
  /**
   * Registers a start function. It returns a stop function, which is called first when the cloud
   * stops.
   */
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
