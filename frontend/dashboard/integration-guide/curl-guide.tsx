import {
  curlCommand,
  sampleBody,
  sampleResponse,
  statusCommand,
} from '../../content/integration-guide.ts';
import { CodeBlock } from './code-block.tsx';
import type { GuideProps } from './guide-steps.tsx';
import { RequestFacts } from './request-facts.tsx';

export function CurlGuide({ webhookUrl, apiKey }: GuideProps) {
  return (
    <div className="guide">
      <CodeBlock title="Command" code={curlCommand(webhookUrl, apiKey)} />
      <CodeBlock title="Sample body" code={sampleBody} />
      <CodeBlock title="Sample response" code={sampleResponse} />
      <CodeBlock title="Status command" code={statusCommand(webhookUrl, apiKey)} />
      <RequestFacts webhookUrl={webhookUrl} />
    </div>
  );
}
