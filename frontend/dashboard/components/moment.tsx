import { useSyncExternalStore } from 'react';
import { formatMoment, formatRelative } from './format-time.ts';

const STEP_MS = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One shared timer updates all relative times on the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const now = () => Math.ceil(Date.now() / STEP_MS) * STEP_MS;

/** A relative time such as "7 min ago", with the exact time and zone. */
export function Moment({ time }: { time: string }) {
  const step = useSyncExternalStore(subscribe, now, now);
  return (
    <time dateTime={time} className="moment">
      <span>{formatRelative(time, step)}</span> <span>{formatMoment(time)}</span>
    </time>
  );
}
