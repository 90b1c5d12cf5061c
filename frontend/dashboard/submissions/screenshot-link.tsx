import { useState, type MouseEvent } from 'react';
import { notifyError } from '../../shared/components/notify.ts';
import { runOperation } from '../../shared/service/graphql.ts';
import { getScreenshot } from '../../../contract/graphql-operations.ts';
import { messageOf } from '../../shared/service/service-error.ts';

async function signedLink(submissionId: string): Promise<string> {
  const { getSubmission } = await runOperation(getScreenshot, { id: submissionId });
  if (!getSubmission?.screenshotUrl) throw new Error('The screenshot is no longer kept');
  return getSubmission.screenshotUrl;
}

/** Links hold for 15 minutes, so each is signed when it is asked for. */
export function ScreenshotLink({ submissionId, name }: { submissionId: string; name: string }) {
  const [opening, setOpening] = useState(false);
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (opening) return;
    setOpening(true);
    // Opened within the click, before the wait, or the browser would hold it for a pop-up.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const link = await signedLink(submissionId);
      if (tab) tab.location.replace(link);
      else notifyError('The browser did not allow a new tab');
    } catch (error: unknown) {
      tab?.close();
      notifyError(messageOf(error));
    } finally {
      setOpening(false);
    }
  };
  return (
    <a
      className="row-action"
      href={`#${submissionId}`}
      aria-label={`View screenshot for ${name} (opens in a new tab)`}
      onClick={(event) => void open(event)}
    >
      View screenshot
    </a>
  );
}
