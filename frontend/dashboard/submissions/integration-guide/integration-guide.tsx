import { Tabs } from '@aws-amplify/ui-react';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../components/section-card.tsx';
import { CurlGuide } from './curl-guide.tsx';
import { GuideForm, GuideIntro, KeySwitch } from './guide-choice.tsx';
import { SheetsGuide } from './sheets-guide.tsx';
import { useGuide } from './use-guide.ts';
import { ZapierGuide } from './zapier-guide.tsx';
import './integration-guide.css';

export function IntegrationGuide({ webhookUrl }: { webhookUrl: string }) {
  const { guide, choice } = useGuide(webhookUrl);
  return (
    <SectionCard title="Integration Guide" aside={<KeySwitch {...choice} />}>
      <p className="section-card__intro">
        <GuideIntro keyPlace="API Keys above" hasKey={choice.hasKey} />{' '}
        <Link to="/dashboard/guide">The whole guide</Link> goes on with many leads at once, lists,
        callbacks, MCP, n8n, Make and programs.
      </p>
      <GuideForm {...choice} />
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
