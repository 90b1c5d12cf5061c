import { Button, TextField } from '@aws-amplify/ui-react';
import { useId, useState, type FormEvent } from 'react';
import type { ReplayChoice } from '../../../../contract/graphql-types.ts';
import { DAY_MS } from '../../../../contract/time-units.ts';
import { TaskDialog } from '../../components/task-dialog.tsx';
import { useReplay, type Replay } from './use-replay.ts';

/** Returns a moment in the format of a date field, in the user's time zone. */
function localMoment(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

interface ReplayDialogProps {
  callbackId: string;
  onClose: () => void;
}

/** Replays all deliveries since a chosen time, page by page. */
export function ReplayDialog({ callbackId, onClose }: ReplayDialogProps) {
  const { replay, start, stop } = useReplay(callbackId);
  const [since, setSince] = useState(() => localMoment(new Date(Date.now() - DAY_MS)));
  const [which, setWhich] = useState<ReplayChoice>('failed');
  const formId = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Number.isNaN(Date.parse(since))) return;
    void start({ which, since: new Date(since).toISOString() });
  };
  return (
    <TaskDialog
      title="Replay deliveries"
      running={replay.state === 'running'}
      onStop={stop}
      onClose={onClose}
      actions={
        replay.state === 'asking' && (
          <Button type="submit" form={formId} variation="primary">
            Replay
          </Button>
        )
      }
    >
      {replay.state === 'asking' ? (
        <form id={formId} className="stacked-form" onSubmit={onSubmit}>
          <TextField
            label="Since"
            type="datetime-local"
            required
            value={since}
            max={localMoment(new Date())}
            onChange={({ target }) => setSince(target.value)}
          />
          <fieldset className="check-group callback-choice">
            <legend>Which</legend>
            {choices.map(({ value, label }) => (
              <label key={value} className="check-line">
                <input
                  type="radio"
                  name="which"
                  value={value}
                  checked={which === value}
                  onChange={() => setWhich(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <p className="note">
            They are sent one after the other and let new events pass. Your receiver knows an event
            that it has by its webhook-id.
          </p>
        </form>
      ) : (
        <Progress replay={replay} />
      )}
    </TaskDialog>
  );
}

const choices = [
  { value: 'failed', label: 'All that failed or were missed' },
  { value: 'all', label: 'All, those that were delivered too' },
] as const;

function Progress({ replay: { state, count, problem } }: { replay: Replay }) {
  const deliveries = `${count.toLocaleString('en-US')} ${count === 1 ? 'delivery' : 'deliveries'}`;
  if (state === 'stopped') {
    return (
      <p role="alert">
        Stopped. {count === 0 ? 'Nothing was' : `${deliveries} ${count === 1 ? 'was' : 'were'}`}{' '}
        asked for again. {problem}
      </p>
    );
  }
  return (
    <p role="status">
      {state === 'running'
        ? `Asking for them again, ${deliveries} so far`
        : count === 0
          ? 'There is nothing to send again since then.'
          : `${deliveries} will be sent again.`}
    </p>
  );
}
