import Awesomplete from 'awesomplete';
import 'awesomplete/awesomplete.css';
import { cities } from './shared/lead.ts';
import { sendForm } from './shared/send-form.ts';

let city = '';
const input = document.querySelector<HTMLInputElement>('#city')!;
new Awesomplete(input, { list: cities, autoFirst: true });
input.addEventListener('awesomplete-selectcomplete', () => void (city = input.value));
sendForm(() => ({ city }));
