import { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import { Suspense, useState } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { usePlaceOf } from '../../leads/lead-forms/use-place-of.ts';
import { LIST_LENGTH } from '../list/submission-list.ts';
import { columns } from './columns.tsx';
import { SubmissionTableRow } from './submission-table-row.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

/** The virtualisation library is loaded only with the first list of more than 100 rows. */
const RowsInSight = lazyPart(async () => (await import('./rows-in-sight.tsx')).RowsInSight);

declare module 'react' {
  /** A column's width. The style sheet chooses a medium or wide value by the table's width. */
  interface CSSProperties {
    '--medium-width'?: string;
    '--wide-width'?: string;
  }
}

interface SubmissionTableProps {
  rows: readonly SubmissionRowView[];
  caption: string;
  emptyText: string;
  /** The id of the submission whose details panel is open. */
  openId: string | undefined;
}

/**
 * A list of up to 100 rows is rendered completely. A longer list scrolls in a frame that renders
 * only the visible rows.
 */
export function SubmissionTable({ rows, caption, emptyText, openId }: SubmissionTableProps) {
  const placeOf = usePlaceOf();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const long = rows.length > LIST_LENGTH;
  const first = rows
    .slice(0, LIST_LENGTH)
    .map((row) => (
      <SubmissionTableRow
        key={row.id}
        submission={row}
        isOpen={row.id === openId}
        {...placeOf(row)}
      />
    ));
  return (
    <div
      ref={setFrame}
      className={long ? 'submissions-frame submissions-frame--long' : 'submissions-frame'}
      tabIndex={long ? 0 : -1}
      {...(long && { role: 'region', 'aria-label': caption })}
    >
      <Table
        className="submissions"
        caption={caption}
        {...(long && { 'aria-rowcount': rows.length + 1 })}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ name, header, width }) => (
              <TableCell
                as="th"
                scope="col"
                key={name}
                style={{ '--medium-width': width.medium, '--wide-width': width.wide }}
              >
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {long ? (
            <Suspense fallback={first}>
              <RowsInSight {...{ rows, frame, openId, placeOf }} />
            </Suspense>
          ) : (
            first
          )}
          {rows.length === 0 && (
            <TableRow>
              <TableCell className="cell-empty" colSpan={columns.length}>
                {emptyText}
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </div>
  );
}
