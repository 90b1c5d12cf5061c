import AutoNumeric from 'autonumeric';
import { sendForm } from './shared/send-form.ts';

const amount = new AutoNumeric('#amount', {
  currencySymbol: '₹',
  digitGroupSeparator: ',',
  digitalGroupSpacing: '2s',
  decimalPlaces: 0,
});
sendForm(() => ({ amount: amount.getNumber() }));
