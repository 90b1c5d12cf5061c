import './shared/jquery-global.ts';
import jQuery from 'jquery';
import '@selectize/selectize';
import '@selectize/selectize/dist/css/selectize.css';
import { cities } from './shared/lead.ts';

jQuery('#city').append(cities.map((city) => new Option(city, city)));
const fields = jQuery('#city, #amount') as unknown as { selectize: (options: object) => void };
fields.selectize({ sortField: 'text' });
