import { zapierHeaders, zapierMapping, zapierSteps } from '../../../content/integration-guide.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { GuideSteps, type GuideProps } from './guide-steps.tsx';
import { FieldTable } from './request-facts.tsx';

export function ZapierGuide({ webhookUrl, apiKey, form }: GuideProps) {
  return (
    <div className="guide">
      <GuideSteps steps={zapierSteps} />
      <CodeBlock title="Endpoint" code={webhookUrl} />
      <CodeBlock title="API key" code={apiKey} />
      <div className="guide-tables">
        <FieldTable
          caption="Data"
          headings={['Field', 'From your trigger']}
          rows={zapierMapping(form).map(({ field, from }) => [field, from])}
        />
        <FieldTable caption="Headers" headings={['Header', 'Value']} rows={zapierHeaders(apiKey)} />
      </div>
    </div>
  );
}
