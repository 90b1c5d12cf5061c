import { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import { useRef } from 'react';
import type { SubmissionRowView } from '../../service/operations.ts';
import { LIST_LENGTH } from './submission-list.ts';
import { SubmissionTableRow } from './submission-table-row.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

const columns = ['Time', 'Lead Info', 'Status', 'Retries', 'Actions'] as const;

interface SubmissionTableProps {
  rows: readonly SubmissionRowView[];
  caption: string;
  emptyText: string;
  /** The submission whose story is open. */
  openId: string | undefined;
}

/** Up to 100 rows stand in the page; more scroll in a frame that holds only those in sight. */
export function SubmissionTable({ rows, caption, emptyText, openId }: SubmissionTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const long = rows.length > LIST_LENGTH;
  const { visible, before, after, measure } = useVisibleRows(rows, frame, long);
  return (
    <div
      ref={frame}
      className={long ? 'submissions-frame submissions-frame--long' : 'submissions-frame'}
      {...(long && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <Table
        className="submissions"
        caption={caption}
        {...(long && { 'aria-rowcount': rows.length + 1 })}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell as="th" scope="col" key={column}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <Spacer height={before} />
          {visible.map(({ row, index }) => (
            <SubmissionTableRow
              key={row.id}
              submission={row}
              isOpen={row.id === openId}
              {...(long && { index, measure })}
            />
          ))}
          <Spacer height={after} />
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

/** Stands for the rows that are not there, so that the scroll bar tells the truth. */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className="submissions__spacer" style={{ height }}>
      <td colSpan={columns.length} />
    </tr>
  );
}
