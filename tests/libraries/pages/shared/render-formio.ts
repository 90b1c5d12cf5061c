import '@formio/js/dist/formio.form.css';
import 'bootstrap/dist/css/bootstrap.css';
import { Formio } from '@formio/js';
import { sendLead } from './lead.ts';

interface Rendered {
  nosubmit: boolean;
  on: (name: string, does: (submission: { data: object }) => void) => void;
  emit: (name: string, value: unknown) => void;
  setAlert: (kind: string, message: string) => void;
}
/** Draws a form, sends it by `sendLead` and shows the answer as Form.io does. */
export const renderFormio = (form: object) =>
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
