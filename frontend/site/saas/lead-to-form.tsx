import type { LeadField } from '../../../contract/lead.ts';

const example: Record<LeadField, string> = {
  name: '"Asha Rao"',
  phone: '"+91 98200 00000"',
  email: '"asha@mail.example"',
  city: '"Pune"',
  loanAmount: '5000000',
};
const lead = Object.entries(example);

/** What the product does, as a drawing: five lines of JSON on the left become five filled fields. */
export function LeadToForm() {
  return (
    <div className="lead-to-form" aria-hidden="true">
      <div className="lead-to-form__code">
        <p>POST /process-lead</p>
        {lead.map(([field, value]) => (
          <p key={field}>
            <span>{field}</span> {value}
          </p>
        ))}
      </div>
      <svg viewBox="0 0 80 200" preserveAspectRatio="none">
        {lead.map(([field], row) => (
          <path
            key={field}
            d={`M0 ${30 + row * 36}C40 ${30 + row * 36} 40 ${22 + row * 39} 80 ${22 + row * 39}`}
          />
        ))}
      </svg>
      <div className="lead-to-form__form">
        {lead.map(([field, value]) => (
          <p key={field}>{value.replaceAll('"', '')}</p>
        ))}
        <p className="lead-to-form__status">success</p>
      </div>
    </div>
  );
}
