import { Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFinal } from '../../../../contract/submission.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { OneLeadForm } from './one-lead-form.tsx';
import { OneLeadProgress } from './one-lead-progress.tsx';
import { oneLeadQueries } from './one-lead-queries.ts';
import './one-lead.css';

interface OneLeadCardProps {
  form: OwnForm;
  /** Whether the editor has unsaved changes. The lead is sent without these changes. */
  unsaved: boolean;
}

/**
 * Sends one real lead with the saved recipe. Only a real lead shows the form's answer, because a
 * rehearsal (a trial run) never submits.
 */
export function OneLeadCard({ form, unsaved }: OneLeadCardProps) {
  const [open, setOpen] = useState(false);
  const [sentId, setSentId] = useState<string>();
  const again = () => {
    setSentId(undefined);
    setOpen(true);
  };
  return (
    <SectionCard
      title="One real lead"
      intro="A rehearsal submits nothing, so it cannot show what the form answers. Send one real lead, look at the answer and say whether the form took it: then the bot recognises that answer by itself."
    >
      {sentId === undefined && !open && (
        <div>
          <Button onClick={() => setOpen(true)}>Try with a real lead</Button>
        </div>
      )}
      {sentId === undefined && open && (
        <>
          {unsaved && (
            <p className="note">
              What you have changed here is not saved: the lead goes by version {form.recipeVersion}
              .
            </p>
          )}
          {form.state !== 'live' && (
            <p className="note">The form is not live: the lead waits until you resume it.</p>
          )}
          <OneLeadForm form={form} onSent={setSentId} />
        </>
      )}
      {sentId !== undefined && (
        <SentLead key={sentId} form={form} submissionId={sentId} onAgain={again} />
      )}
    </SectionCard>
  );
}

interface SentLeadProps {
  form: OwnForm;
  submissionId: string;
  onAgain: () => void;
}

function SentLead({ form, submissionId, onAgain }: SentLeadProps) {
  const { data, error, isFetching, refetch } = useQuery(oneLeadQueries.followed(submissionId));
  if (!data) {
    return error ? (
      <QueryFailure
        text="The lead was sent; how it stands could not be loaded."
        {...{ error, isFetching, refetch }}
      />
    ) : (
      <p role="status">The lead is on its way.</p>
    );
  }
  return (
    <>
      <OneLeadProgress form={form} story={data} />
      {isFinal(data.status) && (
        <div>
          <Button size="small" onClick={onAgain}>
            Send another one
          </Button>
        </div>
      )}
    </>
  );
}
