import { Button, SelectField } from '@aws-amplify/ui-react';
import { useEffect, useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rotateApiKey, type ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { formatMoment } from '../../components/format-time.ts';
import { hasEnded } from '../../components/time-of-end.ts';
import { beginWork } from '../../components/unfinished-work.ts';
import { newKeyValue, refreshApiKeys, replaceKey } from './use-api-keys.ts';

/** The choices of the overlap of old and new value, in hours; the service accepts up to a week. */
const overlaps = [
  [0, 'No time: refuse it at once'],
  [1, '1 hour'],
  [24, '24 hours'],
  [168, '7 days'],
] as const;

interface KeyRotationProps {
  apiKey: ApiKeyView;
  now: number;
  onClose: () => void;
}

/** Gives a key another value, and tells the user what happens to the current value. */
export function KeyRotation({ apiKey, now, onClose }: KeyRotationProps) {
  const { id, formerValueEndsAt } = apiKey;
  const rotate = useRotateApiKey();
  const [overlapHours, setOverlapHours] = useState<number>(24);
  useEffect(() => beginWork(), []);
  const endsEarly =
    formerValueEndsAt !== null && !hasEnded({ expiresAt: formerValueEndsAt }, now)
      ? formerValueEndsAt
      : undefined;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rotate.isPending) return;
    rotate.mutate({ id, overlapHours }, { onSuccess: onClose });
  };
  const cutsOff = overlapHours === 0 || endsEarly !== undefined;
  return (
    <form className="inline-form key-list__edit" onSubmit={onSubmit}>
      <SelectField
        label="Keep the old value working for"
        value={String(overlapHours)}
        autoFocus
        onChange={({ target }) => setOverlapHours(Number(target.value))}
      >
        {overlaps.map(([hours, label]) => (
          <option key={hours} value={hours}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="inline-form__actions">
        <Button
          type="submit"
          variation={cutsOff ? 'destructive' : 'primary'}
          aria-disabled={rotate.isPending}
        >
          Rotate key
        </Button>
        <Button isDisabled={rotate.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
      <p className="note key-list__consequence" aria-live="polite">
        The key gets a new value, which you copy from the list; all else of it stays.
        {overlapHours === 0 && ' Whatever still sends the old value is refused within ten seconds.'}
        {endsEarly !== undefined &&
          ` The value from before the last rotation, which would work until ${formatMoment(endsEarly)}, is refused too.`}
      </p>
    </form>
  );
}

function useRotateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (rotation: { id: string; overlapHours: number }) =>
      runOperation(rotateApiKey, { ...rotation, keyValue: await newKeyValue() }),
    onSuccess: async ({ rotateApiKey: rotated }) => {
      await replaceKey(queryClient, rotated);
      notifySuccess('API Key Rotated', 'Copy its new value to whatever sends with it');
    },
    // If the answer to the rotation request was lost, the key may have its new value nevertheless.
    onError: () => void refreshApiKeys(queryClient),
    meta: { failure: 'Error rotating API key' },
  });
}
