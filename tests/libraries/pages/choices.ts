import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import { cities } from './shared/lead.ts';
import { sendForm } from './shared/send-form.ts';

new Choices('#city', {
  allowHTML: false,
  choices: cities.map((label, place) => ({ value: `C${place}`, label })),
});
sendForm();
