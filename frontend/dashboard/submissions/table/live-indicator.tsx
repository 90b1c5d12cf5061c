import type { LiveState } from '../list/live-channel.ts';

const texts: Record<LiveState, string> = {
  connecting: 'Connecting',
  live: 'Live',
  down: 'Live updates paused, reconnecting',
};

export function LiveIndicator({ state }: { state: LiveState }) {
  return (
    <p className="live-indicator" role="status" data-state={state}>
      {texts[state]}
    </p>
  );
}
