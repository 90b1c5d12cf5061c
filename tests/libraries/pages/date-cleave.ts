import { formatDate } from 'cleave-zen';
import { sendForm } from './shared/send-form.ts';

document.querySelector('#dob')!.addEventListener('input', ({ target }) => {
  const input = target as HTMLInputElement;
  input.value = formatDate(input.value, { datePattern: ['m', 'd', 'Y'] });
});
sendForm();
