import { leadFields, sampleLead } from '../../../contract/lead.ts';

const height = 20 + leadFields.length * 36;

/** A drawing of the product: lines of JSON on the left become filled fields. */
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
            d={`M0 ${30 + row * 36}C40 ${30 + row * 36} 40 ${22 + row * 39} 80 ${22 + row * 39}`}
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
