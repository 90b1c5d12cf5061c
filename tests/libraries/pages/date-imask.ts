import IMask from 'imask';
import { sendForm } from './shared/send-form.ts';

IMask(document.querySelector<HTMLInputElement>('#dob')!, {
  mask: Date,
  pattern: 'd{/}`m{/}`Y',
  format: (date) => (date ?? new Date()).toLocaleDateString('en-GB'),
  parse: (text) => {
    const [day, month, year] = text.split('/').map(Number);
    return new Date(year!, month! - 1, day);
  },
});
sendForm();
