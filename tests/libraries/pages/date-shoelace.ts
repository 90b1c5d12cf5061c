import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace';
import { sendForm } from './shared/send-form.ts';

sendForm();
