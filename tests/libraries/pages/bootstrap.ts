import * as bootstrap from 'bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import { sendLead, valuesOf } from './shared/lead.ts';

const form = document.querySelector<HTMLFormElement>('#lead')!;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void sendLead(valuesOf(form)).then(({ message }) => {
    document.querySelector('#answer')!.textContent = message;
    bootstrap.Modal.getInstance('#enquiry')?.hide();
    bootstrap.Toast.getOrCreateInstance('.toast').show();
  });
});
