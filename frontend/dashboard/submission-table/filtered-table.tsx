import { Button } from '@aws-amplify/ui-react';
import { useRef } from 'react';
import { useApiKeys } from '../api-keys/use-api-keys.ts';
import { formName } from '../lead-forms/lead-form.ts';
import { useLeadForms } from '../lead-forms/use-lead-forms.ts';
import { keyLabel } from '../submission-filter/filter-bar.tsx';
import {
  describeFilter,
  isFiltered,
  type SubmissionFilter,
} from '../submission-filter/submission-filter.ts';
import type { FilterInUse } from '../submission-filter/use-submission-filter.ts';
import { useFocusHandover } from '../components/hand-over-focus.ts';
import { LIST_LENGTH, type SubmissionList } from '../submissions/submission-list.ts';
import { SubmissionTable } from './submission-table.tsx';
import { useLoadMore } from '../submissions/use-submissions.ts';

const unfilteredCaption = 'Last 100 form submissions with status and details';
const emptyTexts = {
  unfiltered: 'No submissions yet. Send a webhook request to get started.',
  filtered: 'No submission matches this filter.',
};

function useCaption(filter: SubmissionFilter, { rows, nextToken }: SubmissionList): string {
  const { data: keys = [] } = useApiKeys();
  const forms = useLeadForms();
  if (!isFiltered(filter)) return unfilteredCaption;
  const key = keys.find(({ id }) => id === filter.keyId);
  const form = formName(forms, filter.formId);
  const words = describeFilter(filter, { key: key && keyLabel(key), form });
  const count = rows.length.toLocaleString('en-US');
  const noun = rows.length === 1 ? 'form submission' : 'form submissions';
  return `${count} ${noun}${nextToken ? ' loaded, more to come' : ''}: ${words || 'all'}`;
}

interface FilteredTableProps {
  inUse: FilterInUse;
  list: SubmissionList;
  openId: string | undefined;
}

export function FilteredTable({ inUse: { filter, change }, list, openId }: FilteredTableProps) {
  const loadMore = useLoadMore();
  const { rows, nextToken } = list;
  const filtered = isFiltered(filter);
  return (
    <>
      <SubmissionTable
        rows={rows}
        caption={useCaption(filter, list)}
        emptyText={filtered ? emptyTexts.filtered : emptyTexts.unfiltered}
        openId={openId}
      />
      {nextToken && (
        <MoreButton
          text={loadMore.isPending ? 'Loading...' : 'Load more'}
          busy={loadMore.isPending}
          onClick={() => loadMore.mutate({ filter, nextToken })}
        />
      )}
      {!filtered && rows.length >= LIST_LENGTH && (
        <MoreButton text="Show all submissions" onClick={() => change({ all: true })} />
      )}
    </>
  );
}

const tableBefore = (element: Element) =>
  element.parentElement?.querySelector<HTMLElement>('.submissions-frame');

interface MoreButtonProps {
  text: string;
  busy?: boolean;
  onClick: () => void;
}

/** Loads the next page. The button disappears with the last page, and the table gets the focus. */
function MoreButton({ text, busy = false, onClick }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, tableBefore);
  return (
    <Button
      ref={button}
      className="submissions__more"
      aria-disabled={busy}
      onClick={() => busy || onClick()}
    >
      {text}
    </Button>
  );
}
