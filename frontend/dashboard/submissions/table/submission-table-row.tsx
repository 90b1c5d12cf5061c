import { TableCell, TableRow } from '@aws-amplify/ui-react';
import { memo, useCallback, useRef } from 'react';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import { columns, type CellProps } from './columns.tsx';

interface SubmissionTableRowProps extends CellProps {
  /** The row's index in a table that renders only its visible rows. */
  index?: number;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/**
 * When a focused row is removed, the next row gets the focus, or the table if there is no next row.
 */
function neighbour(row: Element): HTMLElement | null | undefined {
  const next = row.nextElementSibling ?? row.previousElementSibling;
  return (
    next?.querySelector<HTMLElement>('.story-link') ??
    row.closest<HTMLElement>('.submissions-frame')
  );
}

export const SubmissionTableRow = memo(function SubmissionTableRow(props: SubmissionTableRowProps) {
  const { index, measure, ...cellProps } = props;
  const place = useRef<HTMLTableRowElement>(null);
  useFocusHandover(place, neighbour);
  const ref = useCallback(
    (row: HTMLTableRowElement | null) => {
      place.current = row;
      measure?.(row);
    },
    [measure],
  );
  return (
    <TableRow
      data-submission-id={cellProps.submission.id}
      className={cellProps.isOpen ? 'submissions__open' : ''}
      ref={ref}
      {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + 2 })}
    >
      {columns.map(({ name, cell }) => (
        <TableCell key={name} className={`cell-${name}`}>
          {cell(cellProps)}
        </TableCell>
      ))}
    </TableRow>
  );
});
