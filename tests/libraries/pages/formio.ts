import { cities, consentText } from './shared/lead.ts';
import { renderFormio } from './shared/render-formio.ts';

const required = { validate: { required: true } };
const form = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'name', label: 'Full name', input: true, ...required },
    {
      type: 'phoneNumber',
      key: 'phone',
      label: 'Phone number',
      inputMask: '9999999999',
      input: true,
      ...required,
    },
    { type: 'email', key: 'email', label: 'Email', input: true, ...required },
    {
      type: 'select',
      key: 'city',
      label: 'City',
      data: { values: cities.map((label) => ({ label, value: label.toLowerCase() })) },
      input: true,
      ...required,
    },
    {
      type: 'number',
      key: 'amount',
      label: 'Loan amount',
      delimiter: true,
      input: true,
      ...required,
    },
    { type: 'checkbox', key: 'consent', label: consentText, input: true, ...required },
    {
      type: 'button',
      key: 'submit',
      label: 'Submit',
      action: 'submit',
      theme: 'primary',
      input: true,
    },
  ],
};
renderFormio(form);
