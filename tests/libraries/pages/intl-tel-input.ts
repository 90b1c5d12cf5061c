import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import { sendLead, valuesOf } from './shared/lead.ts';

const form = document.querySelector<HTMLFormElement>('#lead')!;
const phone = intlTelInput(document.querySelector('#phone')!, {
  initialCountry: 'us',
  separateDialCode: true,
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void sendLead({ ...valuesOf(form), phone: phone.getNumber() }).then((answer) => {
    document.querySelector('#answer')!.textContent = answer.message;
    if (answer.success) form.reset();
  });
});
