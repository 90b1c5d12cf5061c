import '@formio/js/dist/formio.form.css';
import 'bootstrap/dist/css/bootstrap.css';
import { Formio } from '@formio/js';
import { cities, consentText, sendLead } from './shared/lead.ts';

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
