import '@formio/js/dist/formio.form.css';
import 'bootstrap/dist/css/bootstrap.css';
import { Formio } from '@formio/js';
import { cities, consentText, sendLead } from './shared/lead.ts';

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
interface Rendered {
  nosubmit: boolean;
  on: (name: string, does: (submission: { data: object }) => void) => void;
  emit: (name: string, value: unknown) => void;
  setAlert: (kind: string, message: string) => void;
}
void (Formio as unknown as { createForm: (...all: unknown[]) => Promise<Rendered> })
  .createForm(document.querySelector('#root'), form, { noAlerts: false })
  .then((rendered) => {
    rendered.nosubmit = true;
    rendered.on('submit', ({ data }) => {
      void sendLead(data).then(({ success, message }) => {
        rendered.emit(success ? 'submitDone' : 'submitError', success ? { data } : message);
        rendered.setAlert(success ? 'success' : 'danger', message);
      });
    });
  });
