import { Tabs } from '@aws-amplify/ui-react';
import { receiverSamples } from '../../../content/callback-samples.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import './receivers.css';

interface ReceiverSamplesProps {
  address: string;
  webhookUrl: string;
}

/** The sample receivers in each language, which verify the calls to one address. */
export function ReceiverSamples({ address, webhookUrl }: ReceiverSamplesProps) {
  return (
    <Tabs
      defaultValue="node"
      items={receiverSamples(address, webhookUrl).map(({ name, value, notes, code }) => ({
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
