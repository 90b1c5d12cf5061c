import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { formName, type LeadForm } from '../lead-forms/lead-form.ts';
import { SubmissionTableRow } from './submission-table-row.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

interface RowsInSightProps {
  rows: readonly SubmissionRowView[];
  /** What they scroll in. */
  frame: HTMLElement | null;
  openId: string | undefined;
  /** Undefined while they are not known. */
  forms: readonly LeadForm[] | undefined;
  columns: number;
}

/** The rows of a long table that can be seen, between spacers for the others. */
export function RowsInSight({ rows, frame, openId, forms, columns }: RowsInSightProps) {
  const { visible, before, after, measure } = useVisibleRows(rows, frame);
  return (
    <>
      <Spacer height={before} columns={columns} />
      {visible.map(({ row, index }) => (
        <SubmissionTableRow
          key={row.id}
          submission={row}
          isOpen={row.id === openId}
          form={forms && formName(forms, row.formId)}
          index={index}
          measure={measure}
        />
      ))}
      <Spacer height={after} columns={columns} />
    </>
  );
}

/** Stands for the rows that are not there, so that the scroll bar tells the truth. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className="submissions__spacer" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
