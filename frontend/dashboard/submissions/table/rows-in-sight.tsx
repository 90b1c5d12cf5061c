import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import type { PlaceOf } from '../../leads/lead-forms/use-place-of.ts';
import { columns } from './columns.tsx';
import { SubmissionTableRow } from './submission-table-row.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

interface RowsInSightProps {
  rows: readonly SubmissionRowView[];
  /** The element that scrolls the rows. */
  frame: HTMLElement | null;
  openId: string | undefined;
  placeOf: PlaceOf;
}

/** Renders the visible rows of a long table, with an empty spacer above and below them. */
export function RowsInSight({ rows, frame, openId, placeOf }: RowsInSightProps) {
  const { visible, before, after, measure } = useVisibleRows(rows, frame);
  return (
    <>
      <Spacer height={before} />
      {visible.map(({ row, index }) => (
        <SubmissionTableRow
          key={row.id}
          submission={row}
          isOpen={row.id === openId}
          {...placeOf(row)}
          index={index}
          measure={measure}
        />
      ))}
      <Spacer height={after} />
    </>
  );
}

/**
 * A spacer with the height of the rows that are not rendered, so that the scroll bar has the right
 * size.
 */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className="submissions__spacer" style={{ height }}>
      <td colSpan={columns.length} />
    </tr>
  );
}
