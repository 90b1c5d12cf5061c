import {
  makeFilter,
  makeHeaders,
  makeReceiveNotes,
  makeReceiveSteps,
  makeSendSteps,
} from '../../../content/guide/make.ts';
import {
  n8nReceiveNotes,
  n8nReceiveSteps,
  n8nReceiveWorkflow,
  n8nSendNotes,
  n8nSendSteps,
  n8nSendWorkflow,
} from '../../../content/guide/n8n.ts';
import {
  zapierCheck,
  zapierInput,
  zapierReceiveNotes,
  zapierReceiveSteps,
} from '../../../content/guide/zapier.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import {
  GuideNotes,
  GuideSteps,
  type GuideProps,
} from '../../submissions/integration-guide/guide-steps.tsx';
import { FieldTable } from '../../submissions/integration-guide/request-facts.tsx';
import { ZapierGuide } from '../../submissions/integration-guide/zapier-guide.tsx';

export function N8nSection({ webhookUrl, apiKey, form }: GuideProps) {
  return (
    <div className="guide">
      <h3>Send leads</h3>
      <GuideSteps steps={n8nSendSteps} />
      <CodeBlock title="n8n API key" code={apiKey} />
      <CodeBlock keepsLines title="n8n workflow to send" code={n8nSendWorkflow(webhookUrl, form)} />
      <GuideNotes notes={n8nSendNotes} />
      <h3>Receive callbacks</h3>
      <GuideSteps steps={n8nReceiveSteps} />
      <CodeBlock keepsLines title="n8n workflow to receive" code={n8nReceiveWorkflow} />
      <GuideNotes notes={n8nReceiveNotes} />
    </div>
  );
}

export function MakeSection({ webhookUrl, apiKey }: GuideProps) {
  return (
    <div className="guide">
      <h3>Send leads</h3>
      <GuideSteps steps={makeSendSteps} />
      <CodeBlock title="Make URL" code={webhookUrl} />
      <FieldTable
        caption="Headers in Make"
        headings={['Header', 'Value']}
        rows={makeHeaders(apiKey)}
      />
      <h3>Receive callbacks</h3>
      <GuideSteps steps={makeReceiveSteps} />
      <CodeBlock title="Make condition" code={makeFilter.condition} />
      <CodeBlock title="Make value" code={makeFilter.value} />
      <GuideNotes notes={makeReceiveNotes} />
    </div>
  );
}

export function ZapierSection(props: GuideProps) {
  return (
    <div className="guide">
      <h3>Send leads</h3>
      <ZapierGuide {...props} />
      <h3>Receive callbacks</h3>
      <GuideSteps steps={zapierReceiveSteps} />
      <FieldTable caption="Input data" headings={['Name', 'Value']} rows={zapierInput} />
      <CodeBlock keepsLines title="Zapier code" code={zapierCheck} />
      <GuideNotes notes={zapierReceiveNotes} />
    </div>
  );
}
