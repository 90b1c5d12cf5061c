import { cities, consentText } from './shared/lead.ts';
import { renderFormio } from './shared/render-formio.ts';

const required = { input: true, validate: { required: true } };
const aPanel = (key: string, title: string, components: object[]) => ({
  ...{ type: 'panel', key, title, components },
});
const form = {
  display: 'wizard',
  components: [
    aPanel('person', 'About you', [
      { type: 'textfield', key: 'name', label: 'Full name', ...required },
      { type: 'phoneNumber', key: 'phone', label: 'Phone', inputMask: '9999999999', ...required },
      { type: 'email', key: 'email', label: 'Email', ...required },
    ]),
    aPanel('loan', 'Your loan', [
      {
        type: 'select',
        key: 'city',
        label: 'City',
        data: { values: cities.map((label) => ({ label, value: label.toLowerCase() })) },
        ...required,
      },
      { type: 'number', key: 'amount', label: 'Loan amount', ...required },
      { type: 'checkbox', key: 'consent', label: consentText, ...required },
    ]),
  ],
};
renderFormio(form);
