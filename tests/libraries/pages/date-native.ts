import { sendForm } from './shared/send-form.ts';

sendForm();
