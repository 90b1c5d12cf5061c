/** Formats the values of a lead for the page. */
import { leadFacts, shownFields, type Lead, type LeadField } from '../../../../contract/lead.ts';
import { formatAmount } from './format-amount.ts';

/**
 * The lead's fields to show, without the name, because the name is the heading of a row and of the
 * details panel.
 */
export const detailFields = shownFields.filter((field) => field !== 'name');

export function valueText(lead: Lead, field: LeadField): string {
  const value = lead[field];
  return typeof value === 'number' ? formatAmount(value) : value;
}

export function LeadValue({ lead, field }: { lead: Lead; field: LeadField }) {
  const text = valueText(lead, field);
  const { kind } = leadFacts[field];
  if (kind === 'email') return <EmailText email={text} />;
  return kind === 'rupees' ? <span className="amount">{text}</span> : text;
}

/** Allows a line break before the e-mail address's domain rather than inside a word. */
function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
