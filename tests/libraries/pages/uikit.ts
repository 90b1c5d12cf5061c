import UIkit from 'uikit';
import 'uikit/dist/css/uikit.css';
import { sendLead, valuesOf } from './shared/lead.ts';

const form = document.querySelector<HTMLFormElement>('#lead')!;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void sendLead(valuesOf(form)).then(({ success, message }) => {
    UIkit.notification({ message, status: success ? 'success' : 'danger' });
    if (success) form.reset();
  });
});
