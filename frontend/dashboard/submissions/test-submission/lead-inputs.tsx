import { TextField } from '@aws-amplify/ui-react';
import { leadFacts, leadFields, sampleLead, type ValueKind } from '../../../../contract/lead.ts';
import { rupeeRange } from '../../../../contract/lead-limits.ts';

interface LeadInput {
  type?: 'tel' | 'email' | 'number';
  min?: number;
  max?: number;
  step?: 'any';
  inputMode?: 'decimal';
}

const inputs: Record<ValueKind, LeadInput> = {
  text: {},
  phone: { type: 'tel' },
  email: { type: 'email' },
  rupees: {
    type: 'number',
    min: rupeeRange.least,
    max: rupeeRange.most,
    step: 'any',
    inputMode: 'decimal',
  },
};

/** Returns a label such as `Loan Amount`. */
const titleOf = (label: string) => label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The inputs of a lead's fields, with sample values. */
export function LeadInputs() {
  return leadFields.map((field) => (
    <TextField
      key={field}
      name={field}
      isRequired
      autoComplete="off"
      defaultValue={String(sampleLead[field])}
      label={titleOf(leadFacts[field].label)}
      {...inputs[leadFacts[field].kind]}
    />
  ));
}
