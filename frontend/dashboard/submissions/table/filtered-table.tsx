import { Button } from '@aws-amplify/ui-react';
import { useRef } from 'react';
import { isFiltered, type SubmissionFilter } from '../filter/submission-filter.ts';
import { useFilterWords } from '../filter/use-filter-words.ts';
import type { FilterInUse } from '../filter/use-submission-filter.ts';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import { LIST_LENGTH, type SubmissionList } from '../list/submission-list.ts';
import { SubmissionTable } from './submission-table.tsx';
import { useLoadMore } from '../list/use-submissions.ts';

const unfilteredCaption = 'Last 100 form submissions with status and details';
const emptyTexts = {
  unfiltered: 'No submissions yet. Send a webhook request to get started.',
  filtered: 'No submission matches this filter.',
};

function useCaption(filter: SubmissionFilter, { rows, nextToken }: SubmissionList): string {
  const words = useFilterWords(filter);
  if (!isFiltered(filter)) return unfilteredCaption;
  const count = rows.length.toLocaleString('en-US');
  const noun = rows.length === 1 ? 'form submission' : 'form submissions';
  return `${count} ${noun}${nextToken ? ' loaded, more to come' : ''}: ${words}`;
}

interface FilteredTableProps {
  inUse: FilterInUse;
  list: SubmissionList;
  /**
   * The shown rows still belong to the previous filter, while the rows of the new filter are being
   * read.
   */
  isOld: boolean;
  openId: string | undefined;
}

export function FilteredTable(props: FilteredTableProps) {
  const { list, isOld, openId } = props;
  const { filter, change } = props.inUse;
  const caption = useCaption(filter, list);
  const loadMore = useLoadMore();
  const { rows, nextToken } = list;
  const filtered = isFiltered(filter);
  return (
    <>
      <SubmissionTable
        rows={rows}
        caption={isOld ? 'Loading...' : caption}
        emptyText={filtered ? emptyTexts.filtered : emptyTexts.unfiltered}
        openId={openId}
      />
      {nextToken && !isOld && (
        <MoreButton
          text={loadMore.isPending ? 'Loading...' : 'Load more'}
          busy={loadMore.isPending}
          onClick={() => loadMore.mutate(filter)}
        />
      )}
      {!filtered && !isOld && rows.length >= LIST_LENGTH && (
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

/**
 * The button that loads the next page. It disappears with the last page, and the table then gets
 * the focus.
 */
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
