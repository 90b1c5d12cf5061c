import type { CallbackState } from '../../../../contract/graphql-types.ts';
import { WaitingButton } from '../../components/waiting-button.tsx';

interface Call<Argument> {
  isPending: boolean;
  mutate: (argument: Argument) => void;
}

interface TestAndPauseProps {
  endpoint: { id: string; host: string; state: CallbackState };
  /** The endpoint's name as it appears in the label of the pause button. */
  called: string;
  test: Call<string>;
  pause: Call<{ id: string; paused: boolean }>;
}

/**
 * The buttons "Send test" and "Pause" of every address that the service calls: callbacks and Slack
 * channels.
 */
export function TestAndPause({ endpoint, called, test, pause }: TestAndPauseProps) {
  const { id, host, state } = endpoint;
  const paused = state === 'active';
  const verb = paused ? 'Pause' : 'Resume';
  return (
    <>
      <WaitingButton
        aria-label={`Send test to ${host}`}
        isPending={test.isPending}
        onClick={() => test.mutate(id)}
      >
        Send test
      </WaitingButton>
      <WaitingButton
        aria-label={`${verb} ${called}`}
        isPending={pause.isPending}
        onClick={() => pause.mutate({ id, paused })}
      >
        {verb}
      </WaitingButton>
    </>
  );
}
