import 'flatpickr/dist/flatpickr.css';
import flatpickr from 'flatpickr';
import { sendForm } from './shared/send-form.ts';

flatpickr('#dob', { dateFormat: 'd/m/Y', maxDate: 'today' });
sendForm();
