import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import { cities } from './shared/lead.ts';
import { sendForm } from './shared/send-form.ts';

new TomSelect('#city', { options: cities.map((text) => ({ text, value: text.toLowerCase() })) });
sendForm();
