import { Button } from '@aws-amplify/ui-react';
import { Suspense, useCallback, useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { notifyWaiting } from '../../../shared/components/notify-waiting.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { useApiKeys } from '../../account/api-keys/use-api-keys.ts';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { FilterBar } from '../filter/filter-bar.tsx';
import { useSubmissionFilter } from '../filter/use-submission-filter.ts';
import { useAnswerToDecide } from '../decision/use-answer-to-decide.ts';
import { useOpenStory } from '../story/use-open-story.ts';
import { FilteredTable } from './filtered-table.tsx';
import { useLiveAnnouncement } from './live-announcement.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { useTableKeys } from './use-table-keys.ts';
import { TaskButtons, type Task } from './task-buttons.tsx';
import { useLiveSubmissions, useSubmissions } from '../list/use-submissions.ts';
import './submissions.css';
import './narrow-submissions.css';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const StoryPanel = lazyPart(async () => (await import('../story/story-panel.tsx')).StoryPanel);
const ExportDialog = lazyPart(
  async () => (await import('../export/export-dialog.tsx')).ExportDialog,
);
const ImportDialog = lazyPart(
  async () => (await import('../import/import-dialog.tsx')).ImportDialog,
);
const BulkRetryDialog = lazyPart(
  async () => (await import('../bulk/bulk-retry-dialog.tsx')).BulkRetryDialog,
);
const ShortcutsDialog = lazyPart(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);
const BulkCancelDialog = lazyPart(
  async () => (await import('../bulk/bulk-cancel-dialog.tsx')).BulkCancelDialog,
);

const BulkDecision = lazyPart(
  async () => (await import('../decision/bulk-decision-dialog.tsx')).BulkDecision,
);

export function SubmissionsCard({ webhookUrl }: { webhookUrl: string }) {
  const inUse = useSubmissionFilter();
  const { filter } = inUse;
  const { data: keys = [] } = useApiKeys();
  const forms = useLeadForms();
  const query = useSubmissions(filter);
  const { isPlaceholderData: isOld, refetch } = query;
  const { openId, close } = useOpenStory();
  const decision = useAnswerToDecide();
  const announcement = useLiveAnnouncement(openId);
  const liveState = useLiveSubmissions({ onRow: announcement.note });
  const [task, setTask] = useState<Task>();
  const listKeys = useCallback(() => setTask('keys'), []);
  const { off, turn } = useTableKeys(listKeys);
  const closeTask = () => setTask(undefined);
  const refresh = async () => {
    notifyWaiting();
    // If a read of the list is already running, its result also serves this click on Refresh.
    const { isSuccess } = await refetch({ cancelRefetch: false });
    if (isSuccess) notifySuccess('Refreshed', 'Submission data has been updated');
  };
  return (
    <SectionCard
      title="Recent Submissions"
      id="recent-submissions"
      aside={
        <div className="submissions__controls">
          <LiveIndicator state={liveState} />
          <TaskButtons status={filter.status} onStart={setTask} />
          {/* The Refresh button is not disabled during a read: a read may start while the mouse
              button is down, and a disabled button would lose the click. */}
          <Button
            size="small"
            className="submissions__refresh"
            data-reading={query.isFetching}
            onClick={() => void refresh()}
          >
            Refresh
          </Button>
        </div>
      }
    >
      <p className="visually-hidden" role="status">
        {announcement.text}
      </p>
      <FilterBar {...inUse} keys={keys} forms={forms} />
      <Loaded query={query} failure="The submissions could not be loaded.">
        {(list) => (
          <div className="submissions__list" aria-busy={isOld}>
            <FilteredTable {...{ inUse, list, isOld, openId }} />
            <Button size="small" variation="link" className="submissions__keys" onClick={listKeys}>
              Keyboard shortcuts
            </Button>
          </div>
        )}
      </Loaded>
      <Suspense>
        {decision.submissionId && (
          <BulkDecision
            key={decision.submissionId}
            submissionId={decision.submissionId}
            onClose={decision.close}
          />
        )}
        {openId && <StoryPanel submissionId={openId} onClose={close} />}
        {task === 'export' && <ExportDialog filter={filter} onClose={closeTask} />}
        {task === 'import' && <ImportDialog {...{ keys, webhookUrl }} onClose={closeTask} />}
        {task === 'retry' && <BulkRetryDialog filter={filter} onClose={closeTask} />}
        {task === 'keys' && <ShortcutsDialog off={off} onTurn={turn} onClose={closeTask} />}
        {task === 'cancel' && <BulkCancelDialog filter={filter} onClose={closeTask} />}
      </Suspense>
    </SectionCard>
  );
}
