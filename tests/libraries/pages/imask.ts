import IMask from 'imask';
import { sendForm } from './shared/send-form.ts';

const phone = IMask(document.querySelector<HTMLInputElement>('#phone')!, {
  mask: '{+91} 00000 00000',
});
const amount = IMask(document.querySelector<HTMLInputElement>('#amount')!, {
  mask: '₹ num',
  blocks: { num: { mask: Number, thousandsSeparator: ',' } },
});
sendForm(() => ({ phone: phone.value, amount: amount.unmaskedValue }));
