import JustValidate from 'just-validate';
import { sendLead, valuesOf } from './shared/lead.ts';

const form = document.querySelector<HTMLFormElement>('#lead')!;
const required = { rule: 'required' as never };
new JustValidate('#lead')
  .addField('#name', [required, { rule: 'minLength' as never, value: 3 }])
  .addField('#phone', [required])
  .addField('#email', [required, { rule: 'email' as never }])
  .addField('#city', [required])
  .addField('#amount', [required, { rule: 'number' as never }])
  .addField('#consent', [required])
  .onSuccess(
    () =>
      void sendLead(valuesOf(form)).then(
        ({ message }) => void (document.querySelector('#answer')!.textContent = message),
      ),
  );
