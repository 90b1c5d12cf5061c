import { useState } from 'react';
import type { SubmissionHour } from '../../../../contract/graphql-types.ts';
import { formatDayAndHour } from './format-hour.ts';

interface HoursTableProps {
  hours: readonly SubmissionHour[];
  rangeText: string;
}

/** The chart's numbers as a table, without hours that have no leads. */
export function HoursTable({ hours, rangeText }: HoursTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="hours-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Show as a table</summary>
      {open && (
        <div className="hours-table__frame" role="region" aria-label="Hours" tabIndex={0}>
          <HourRows hours={hours} rangeText={rangeText} />
        </div>
      )}
    </details>
  );
}

function HourRows({ hours, rangeText }: HoursTableProps) {
  const busy = hours.filter(({ accepted }) => accepted > 0).toReversed();
  return (
    <table className="field-table">
      <caption>Submissions per hour, {rangeText.toLowerCase()}, hours without any left out</caption>
      <thead>
        <tr>
          <th scope="col">Hour from</th>
          <th scope="col">Accepted</th>
          <th scope="col">Success</th>
          <th scope="col">Error</th>
        </tr>
      </thead>
      <tbody>
        {busy.map(({ hour, accepted, success, error }) => (
          <tr key={hour}>
            <th scope="row">{formatDayAndHour(hour)}</th>
            <td>{accepted}</td>
            <td>{success}</td>
            <td>{error}</td>
          </tr>
        ))}
        {busy.length === 0 && (
          <tr>
            <td colSpan={4}>No submissions in this range.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
