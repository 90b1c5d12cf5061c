import {
  curlCommand,
  sampleBody,
  sampleResponse,
  statusCommand,
} from '../../../content/integration-guide.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import type { GuideProps } from './guide-steps.tsx';
import { RequestFacts } from './request-facts.tsx';

export function CurlGuide({ webhookUrl, apiKey, form }: GuideProps) {
  return (
    <div className="guide">
      <CodeBlock title="Command" code={curlCommand(webhookUrl, apiKey, form)} />
      <CodeBlock title="Sample body" code={sampleBody(form)} />
      <CodeBlock title="Sample response" code={sampleResponse} />
      <CodeBlock title="Status command" code={statusCommand(webhookUrl, apiKey)} />
      <RequestFacts webhookUrl={webhookUrl} />
    </div>
  );
}
