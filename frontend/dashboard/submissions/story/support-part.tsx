import { Button } from '@aws-amplify/ui-react';
import type { SubmissionStoryView } from '../../../../contract/graphql-operations.ts';
import { notifyError, notifySuccess } from '../../../shared/components/notify.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { copyText } from '../../components/copy-text.ts';
import { Facts } from '../../components/facts.tsx';
import { idsText, SupportLink, type Ids } from '../../components/support-link.tsx';

/** Support information without any data of the lead, so that the user may send it to anybody. */
function idsOf(story: SubmissionStoryView): Ids {
  return [
    ['Submission', story.id],
    ['User', story.userId],
    ['API key', story.keyId ?? 'unknown'],
    ...(story.formId ? [['Form', story.formId] as const] : []),
    ['Version', String(story.version)],
    ['Last change', story.updatedAt],
  ];
}

export function StorySupportLink({ story }: { story: SubmissionStoryView }) {
  return <SupportLink subject={`Submission ${story.id}`} ids={idsOf(story)} />;
}

export function SupportPart({ story }: { story: SubmissionStoryView }) {
  const ids = idsOf(story);
  const copy = async () => {
    try {
      await copyText(idsText(ids));
      notifySuccess('Copied', 'Ids copied to clipboard');
    } catch (error: unknown) {
      notifyError(messageOf(error));
    }
  };
  return (
    <section className="story__part">
      <h3>For support</h3>
      <Facts
        className="story__ids"
        facts={ids.map(([name, value]) => [name, <code>{value}</code>] as const)}
      />
      <div className="story__actions">
        <Button size="small" onClick={() => void copy()}>
          Copy ids
        </Button>
        <StorySupportLink story={story} />
      </div>
    </section>
  );
}
