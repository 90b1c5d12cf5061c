import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const schema: RJSFSchema = {
  title: 'Loan enquiry',
  type: 'object',
  required: ['name', 'phone', 'email', 'city', 'amount', 'consent'],
  properties: {
    name: { type: 'string', title: 'Full name', minLength: 2 },
    phone: { type: 'string', title: 'Phone', minLength: 10 },
    email: { type: 'string', title: 'E-mail', format: 'email' },
    city: { type: 'string', title: 'City', enum: cities },
    amount: { type: 'integer', title: 'Loan amount', minimum: 50_000, multipleOf: 1000 },
    consent: { type: 'boolean', title: consentText, const: true },
  },
};
const uiSchema: UiSchema = { amount: { 'ui:widget': 'updown' } };

function LeadForm() {
  const { answer, send } = useSend();
  if (answer?.success) return <p>{answer.message}</p>;
  return (
    <>
      <Form
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        onSubmit={({ formData }) => void send(formData as object)}
      />
      {answer && <p>{answer.message}</p>}
    </>
  );
}
mount(LeadForm);
