import { SelectField } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { callbackQueries } from '../endpoints/callback-queries.ts';
import { ReceiverSamples } from './receiver-samples.tsx';

interface ReceiverChoiceProps {
  callbacks: readonly CallbackView[];
  webhookUrl: string;
}

/**
 * The sample receivers for one of the user's callbacks. If there are several callbacks, the user
 * chooses one.
 */
export function ReceiverChoice({ callbacks, webhookUrl }: ReceiverChoiceProps) {
  const [chosen, setChosen] = useState<string>();
  const callback = callbacks.find(({ id }) => id === chosen) ?? callbacks[0];
  return (
    <>
      {callbacks.length > 1 && (
        <SelectField
          label="Samples for"
          className="receiver-choice"
          value={callback?.id ?? ''}
          onChange={({ target }) => setChosen(target.value)}
        >
          {callbacks.map(({ id, host, createdAt }) => (
            <option key={id} value={id}>
              {host}, added {createdAt.slice(0, 16).replace('T', ' ')} UTC
            </option>
          ))}
        </SelectField>
      )}
      {callback && <OwnSamples key={callback.id} id={callback.id} webhookUrl={webhookUrl} />}
    </>
  );
}

function OwnSamples({ id, webhookUrl }: { id: string; webhookUrl: string }) {
  const { data, error, isFetching, refetch } = useQuery(callbackQueries.one(id));
  if (error) return <QueryFailure {...{ error, isFetching, refetch }} />;
  if (!data?.address) return <p className="empty">Loading...</p>;
  return <ReceiverSamples address={data.address} webhookUrl={webhookUrl} />;
}
