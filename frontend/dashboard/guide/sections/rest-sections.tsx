import {
  bulkCommand,
  bulkResponse,
  eventsCommand,
  eventsResponse,
  formsCommand,
  formsResponse,
  listCommand,
  listResponse,
} from '../../../content/guide/rest-samples.ts';
import { guideTexts } from '../../../content/guide/guide-texts.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { GuideNotes, type GuideProps } from '../../submissions/integration-guide/guide-steps.tsx';
import { ScopeNote } from './scope-note.tsx';

export function BulkSection({ webhookUrl, apiKey, form, reader }: GuideProps) {
  return (
    <div className="guide">
      <ScopeNote scope="send" reader={reader} />
      <CodeBlock title="Bulk command" code={bulkCommand(webhookUrl, apiKey, form)} />
      <CodeBlock title="Bulk response" code={bulkResponse} />
      <GuideNotes notes={guideTexts.bulk} />
    </div>
  );
}

export function ListsSection({ webhookUrl, apiKey, reader }: GuideProps) {
  return (
    <div className="guide">
      <ScopeNote scope="read" reader={reader} />
      <CodeBlock title="Submissions command" code={listCommand(webhookUrl, apiKey)} />
      <CodeBlock title="Submissions response" code={listResponse} />
      <CodeBlock title="Forms command" code={formsCommand(webhookUrl, apiKey)} />
      <CodeBlock title="Forms response" code={formsResponse} />
      <GuideNotes notes={guideTexts.lists} />
    </div>
  );
}

export function EventsSection({ webhookUrl, apiKey, reader }: GuideProps) {
  return (
    <div className="guide">
      <ScopeNote scope="read" reader={reader} />
      <CodeBlock title="Events command" code={eventsCommand(webhookUrl, apiKey)} />
      <CodeBlock title="Events response" code={eventsResponse} />
      <GuideNotes notes={guideTexts.events} />
    </div>
  );
}
