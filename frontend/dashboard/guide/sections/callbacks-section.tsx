import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  addCallbackCommand,
  addCallbackResponse,
  sampleReceiver,
} from '../../../content/guide/rest-samples.ts';
import { guideTexts } from '../../../content/guide/guide-texts.ts';
import { callbackQueries } from '../../callbacks/endpoints/callback-queries.ts';
import { ReceiverChoice } from '../../callbacks/receivers/receiver-choice.tsx';
import { ReceiverIntro } from '../../callbacks/receivers/receiver-intro.tsx';
import { ReceiverSamples } from '../../callbacks/receivers/receiver-samples.tsx';
import { CodeBlock } from '../../components/code-block.tsx';
import { GuideNotes, type GuideProps } from '../../submissions/integration-guide/guide-steps.tsx';
import { ScopeNote } from './scope-note.tsx';

export function CallbacksSection({ webhookUrl, apiKey, reader }: GuideProps) {
  const { data: callbacks = [] } = useQuery({ ...callbackQueries.list, refetchInterval: false });
  return (
    <div className="guide">
      <p className="note">
        Add a callback on the page <Link to="/dashboard/callbacks">Callbacks</Link>, or by a
        command.
      </p>
      <ScopeNote scope="manage" reader={reader} />
      <CodeBlock title="Callback command" code={addCallbackCommand(webhookUrl, apiKey)} />
      <CodeBlock title="Callback response" code={addCallbackResponse} />
      <GuideNotes notes={guideTexts.callbacks} />
      <h3>Verify calls</h3>
      <p className="note">
        <ReceiverIntro />
      </p>
      {callbacks.length > 0 ? (
        <ReceiverChoice callbacks={callbacks} webhookUrl={webhookUrl} />
      ) : (
        <ReceiverSamples address={sampleReceiver} webhookUrl={webhookUrl} />
      )}
    </div>
  );
}
