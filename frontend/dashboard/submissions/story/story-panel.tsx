import { Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { QueryFailure } from '../../components/query-failure.tsx';
import { submissionQueries } from '../list/submission-queries.ts';
import { storyLinkOf, usePanelPlace } from './place-panel.ts';
import { SubmissionStory } from './submission-story.tsx';
import './story-panel.css';

interface StoryPanelProps {
  submissionId: string;
  onClose: () => void;
}

export function StoryPanel({ submissionId, onClose }: StoryPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(submissionQueries.story(submissionId));
  if (data) {
    return (
      <Panel title={data.name} submissionId={submissionId} onClose={onClose}>
        <SubmissionStory key={submissionId} story={data} />
      </Panel>
    );
  }
  return (
    <Panel title="Submission" submissionId={submissionId} onClose={onClose}>
      {error ? (
        <QueryFailure
          text="This submission could not be loaded."
          {...{ error, isFetching, refetch }}
        />
      ) : data === null ? (
        <p>There is no such submission. It may have ended its retention time and been deleted.</p>
      ) : (
        <p>Loading...</p>
      )}
    </Panel>
  );
}

/**
 * The panel takes the focus and closes on Escape. After it closes, the focus returns to the row.
 */
function Panel(props: StoryPanelProps & { title: string; children: ReactNode }) {
  const { title, submissionId, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  usePanelPlace(dialog, submissionId);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => focusRow(submissionId);
  }, [submissionId]);
  useEffect(() => {
    // After a click on the page beside the panel, no element has the focus, so the panel itself
    // gets no Escape key.
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && document.activeElement === document.body) onClose();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog above the details panel handles Escape first.
    if (event.target instanceof Element && event.target.closest('dialog') !== dialog.current)
      return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="story-panel"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="story-panel__head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </header>
      <div className="story-panel__body" tabIndex={0} role="group" aria-label="Story">
        {children}
      </div>
    </dialog>
  );
}

/**
 * A submission that was opened by its address may have no row in the table. In this case the page's
 * content gets the focus.
 */
function focusRow(submissionId: string): void {
  const place = storyLinkOf(submissionId) ?? document.querySelector<HTMLElement>('#content');
  place?.focus({ preventScroll: true });
}
