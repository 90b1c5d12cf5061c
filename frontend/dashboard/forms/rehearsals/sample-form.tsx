import { SelectField, TextField } from '@aws-amplify/ui-react';
import type { CustomField } from '../../../../contract/custom-field.ts';
import { leadFacts, leadFields } from '../../../../contract/lead.ts';
import { sampleAnswer } from '../../../../contract/custom-values.ts';
import type { SampleComplaints, SampleTexts } from './samples.ts';

interface SampleFormProps {
  texts: SampleTexts;
  customFields: readonly CustomField[];
  complaints: SampleComplaints;
  onTexts: (texts: SampleTexts) => void;
}

/**
 * Edits the sample values that the next rehearsal fills in: a lead's fields and the form's own
 * questions.
 */
export function SampleForm({ texts, customFields, complaints, onTexts }: SampleFormProps) {
  const { lead, fields } = texts;
  return (
    <div className="sample-form">
      {leadFields.map((field) => (
        <TextField
          key={field}
          size="small"
          label={`Sample ${leadFacts[field].label}`}
          autoComplete="off"
          value={lead[field]}
          hasError={complaints[field] !== undefined}
          errorMessage={complaints[field]}
          onChange={({ target }) => onTexts({ ...texts, lead: { ...lead, [field]: target.value } })}
        />
      ))}
      {customFields.map((field) => (
        <CustomSample
          key={field.name}
          field={field}
          value={fields[field.name] ?? sampleAnswer(field)}
          onValue={(value) => onTexts({ ...texts, fields: { ...fields, [field.name]: value } })}
        />
      ))}
    </div>
  );
}

interface CustomSampleProps {
  field: CustomField;
  value: string;
  onValue: (value: string) => void;
}

function CustomSample({ field, value, onValue }: CustomSampleProps) {
  const { label, type, choices = [] } = field;
  const shared = { size: 'small', label: `Sample of ${label}`, value } as const;
  if (type === 'choice' || type === 'yes_no') {
    return (
      <SelectField {...shared} onChange={({ target }) => onValue(target.value)}>
        {(type === 'choice' ? choices : ['yes', 'no']).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...shared}
      type={type === 'date' ? 'date' : 'text'}
      autoComplete="off"
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
