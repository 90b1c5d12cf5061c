import { SelectField, Tabs } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import { receiverSamples } from '../../../content/callback-samples.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { callbackQueries } from '../endpoints/callback-queries.ts';

interface ReceiverCardProps {
  callbacks: readonly CallbackView[];
  webhookUrl: string;
}

/** Samples of receivers that verify the calls to one of the user's addresses. */
export function ReceiverCard({ callbacks, webhookUrl }: ReceiverCardProps) {
  const [chosen, setChosen] = useState<string>();
  const callback = callbacks.find(({ id }) => id === chosen) ?? callbacks[0];
  return (
    <SectionCard
      title="Verify calls"
      intro={
        <>
          Calls are signed by{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noopener noreferrer">
            Standard Webhooks
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          , for which there are libraries in many languages. These receivers need none. Answer with
          any 2xx within 15 seconds; everything else is tried again for about a day.
        </>
      }
    >
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
      {callback && <Samples key={callback.id} id={callback.id} webhookUrl={webhookUrl} />}
    </SectionCard>
  );
}

function Samples({ id, webhookUrl }: { id: string; webhookUrl: string }) {
  const { data, error, isFetching, refetch } = useQuery(callbackQueries.one(id));
  if (error) return <QueryFailure {...{ error, isFetching, refetch }} />;
  if (!data?.address) return <p className="empty">Loading...</p>;
  const samples = receiverSamples(data.address, webhookUrl);
  return (
    <Tabs
      defaultValue="node"
      items={samples.map(({ name, value, notes, code }) => ({
        label: name,
        value,
        content: (
          <div className="receiver-sample">
            {notes.map((note) => (
              <p key={note} className="note">
                {note}
              </p>
            ))}
            <CodeBlock title={`${name} receiver`} code={code} keepsLines />
          </div>
        ),
      }))}
    />
  );
}
