import Inputmask from 'inputmask';
import { sendForm } from './shared/send-form.ts';

Inputmask().mask(document.querySelectorAll('#dob'));
sendForm();
