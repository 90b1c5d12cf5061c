import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';
import { cities } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

const schema = {
  type: 'object',
  required: ['name', 'phone', 'email', 'city', 'amount', 'consent'],
  properties: {
    name: { type: 'string', minLength: 3 },
    phone: { type: 'string' },
    email: { type: 'string', format: 'email' },
    city: { type: 'string', enum: cities },
    amount: { type: 'integer', title: 'Loan amount' },
    consent: { type: 'boolean', title: 'I agree to be contacted' },
  },
};
const uischema = {
  type: 'VerticalLayout',
  elements: Object.keys(schema.properties).map((name) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
  })),
};

function LeadForm() {
  const { answer, busy, send } = useSend();
  const [data, setData] = useState<object>({});
  const [errors, setErrors] = useState<unknown[]>([]);
  return (
    <div>
      <JsonForms
        schema={schema}
        uischema={uischema}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        onChange={(state) => {
          setData(state.data as object);
          setErrors(state.errors ?? []);
        }}
      />
      <button disabled={busy || errors.length > 0} onClick={() => void send(data)}>
        Submit
      </button>
      {answer && <p>{answer.message}</p>}
    </div>
  );
}
mount(LeadForm);
