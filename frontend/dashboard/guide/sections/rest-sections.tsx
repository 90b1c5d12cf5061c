import type { ComponentProps } from 'react';
import type { ApiScope } from '../../../../contract/api-routes.ts';
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

interface SectionProps extends Pick<GuideProps, 'reader'> {
  scope: ApiScope;
  notes: ComponentProps<typeof GuideNotes>['notes'];
  /** Maps the title of each code sample to its text. */
  samples: Readonly<Record<string, string>>;
}

function RestSection({ scope, reader, samples, notes }: SectionProps) {
  return (
    <div className="guide">
      <ScopeNote scope={scope} reader={reader} />
      {Object.entries(samples).map(([title, code]) => (
        <CodeBlock key={title} title={title} code={code} />
      ))}
      <GuideNotes notes={notes} />
    </div>
  );
}

export const BulkSection = ({ webhookUrl, apiKey, form, reader }: GuideProps) => (
  <RestSection
    {...{ reader, scope: 'send', notes: guideTexts.bulk }}
    samples={{
      'Bulk command': bulkCommand(webhookUrl, apiKey, form),
      'Bulk response': bulkResponse,
    }}
  />
);

export const ListsSection = ({ webhookUrl, apiKey, reader }: GuideProps) => (
  <RestSection
    {...{ reader, scope: 'read', notes: guideTexts.lists }}
    samples={{
      'Submissions command': listCommand(webhookUrl, apiKey),
      'Submissions response': listResponse,
      'Forms command': formsCommand(webhookUrl, apiKey),
      'Forms response': formsResponse,
    }}
  />
);

export const EventsSection = ({ webhookUrl, apiKey, reader }: GuideProps) => (
  <RestSection
    {...{ reader, scope: 'read', notes: guideTexts.events }}
    samples={{
      'Events command': eventsCommand(webhookUrl, apiKey),
      'Events response': eventsResponse,
    }}
  />
);
