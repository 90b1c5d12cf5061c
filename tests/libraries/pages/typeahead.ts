import './shared/jquery-global.ts';
import jQuery from 'jquery';
import 'corejs-typeahead/dist/typeahead.jquery.js';
import { cities } from './shared/lead.ts';
import { sendForm } from './shared/send-form.ts';

let city = '';
const source = (query: string, show: (found: string[]) => void) =>
  show(cities.filter((one) => one.toLowerCase().includes(query.toLowerCase())));
const input = jQuery('#the-basics .typeahead');
(input as unknown as { typeahead: (...options: object[]) => void }).typeahead(
  { hint: true, highlight: true, minLength: 1 },
  { name: 'cities', source },
);
input.on('typeahead:select', (_: unknown, chosen: string) => void (city = chosen));
sendForm(() => ({ city }));
