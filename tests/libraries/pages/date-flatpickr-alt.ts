import 'flatpickr/dist/flatpickr.css';
import flatpickr from 'flatpickr';
import { sendForm } from './shared/send-form.ts';

flatpickr('#dob', { altInput: true, altFormat: 'm/d/Y', dateFormat: 'Y-m-d', allowInput: true });
sendForm();
