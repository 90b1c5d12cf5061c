import Pristine from 'pristinejs';
import { sendLead, valuesOf } from './shared/lead.ts';

const form = document.querySelector<HTMLFormElement>('#lead')!;
const pristine = new Pristine(form);
document.querySelector('#go')!.addEventListener('click', (event) => {
  event.preventDefault();
  if (!pristine.validate()) return;
  void sendLead(valuesOf(form)).then(({ message }) => {
    document.querySelector('#answer')!.textContent = message;
  });
});
