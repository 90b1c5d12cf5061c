import { leadFields, sampleLead } from '../../../contract/lead.ts';

/**
 * Sizes from `saas.css`, in tenths of a rem. The drawing has a padding above and below its rows,
 * and gaps between the rows.
 */
const PADDING = 15;
const ROW = 26;
const STEP = 31;
const height = 2 * PADDING + ROW + leadFields.length * STEP;
const middleOf = (row: number) => PADDING + ROW / 2 + row * STEP;

/**
 * A drawing of the product: lines of JSON on the left become filled fields on the right. The first
 * row on the left is the request line, so each field is one row lower on the left than on the
 * right.
 */
export function LeadToForm() {
  return (
    <div className="lead-to-form" aria-hidden="true">
      <div className="lead-to-form__code">
        <p>POST /process-lead</p>
        {leadFields.map((field) => (
          <p key={field}>
            <span>{field}</span> {JSON.stringify(sampleLead[field])}
          </p>
        ))}
      </div>
      <svg viewBox={`0 0 80 ${height}`} preserveAspectRatio="none">
        {leadFields.map((field, row) => (
          <path
            key={field}
            d={`M0 ${middleOf(row + 1)}C40 ${middleOf(row + 1)} 40 ${middleOf(row)} 80 ${middleOf(row)}`}
          />
        ))}
      </svg>
      <div className="lead-to-form__form">
        {leadFields.map((field) => (
          <p key={field}>{sampleLead[field]}</p>
        ))}
        <p className="lead-to-form__status">success</p>
      </div>
    </div>
  );
}
