import { SwitchField, Tabs } from '@aws-amplify/ui-react';
import { useState } from 'react';
import {
  curlCommand,
  keyPlaceholder,
  sampleBody,
  sampleResponse,
  sheetScript,
  sheetSteps,
  zapierMapping,
  zapierSteps,
} from '../../content/integration-guide.ts';
import { SectionCard } from '../../design/section-card.tsx';
import { useNewestKey } from '../api-keys/use-api-keys.ts';
import { CodeBlock } from './code-block.tsx';
import { FieldTable, RequestFacts } from './request-facts.tsx';

interface GuideProps {
  webhookUrl: string;
  apiKey: string;
}

export function IntegrationGuide({ webhookUrl }: { webhookUrl: string }) {
  const newestKey = useNewestKey();
  const [withKey, setWithKey] = useState(false);
  const apiKey = withKey && newestKey ? newestKey.keyValue : keyPlaceholder;
  const guide = { webhookUrl, apiKey };
  return (
    <SectionCard
      title="Integration Guide"
      aside={
        newestKey && (
          <SwitchField
            label="Fill in my newest key"
            isChecked={withKey}
            onChange={(event) => setWithKey(event.target.checked)}
          />
        )
      }
    >
      <Tabs
        defaultValue="curl"
        items={[
          { label: 'cURL', value: 'curl', content: <CurlGuide {...guide} /> },
          { label: 'Google Sheets', value: 'sheets', content: <SheetsGuide {...guide} /> },
          { label: 'Zapier', value: 'zapier', content: <ZapierGuide {...guide} /> },
        ]}
      />
    </SectionCard>
  );
}

function CurlGuide({ webhookUrl, apiKey }: GuideProps) {
  return (
    <div className="guide">
      <RequestFacts webhookUrl={webhookUrl} />
      <CodeBlock title="Command" code={curlCommand(webhookUrl, apiKey)} />
      <CodeBlock title="Sample body" code={sampleBody} />
      <CodeBlock title="Sample response" code={sampleResponse} />
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <div className="guide-text">
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function SheetsGuide({ webhookUrl, apiKey }: GuideProps) {
  return (
    <div className="guide">
      <Steps steps={sheetSteps} />
      <CodeBlock title="Apps Script" code={sheetScript(webhookUrl, apiKey)} />
    </div>
  );
}

function ZapierGuide({ webhookUrl, apiKey }: GuideProps) {
  return (
    <div className="guide">
      <Steps steps={zapierSteps} />
      <CodeBlock title="Endpoint" code={webhookUrl} />
      <CodeBlock title="Header" code={`x-api-key: ${apiKey}`} />
      <FieldTable
        caption="Field mapping"
        headings={['Field', 'From your trigger']}
        rows={zapierMapping.map(({ field, from }) => [field, from])}
      />
    </div>
  );
}
