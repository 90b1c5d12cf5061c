import './shared/jquery-global.ts';
import jQuery from 'jquery';
import 'chosen-js';
import 'chosen-js/chosen.css';
import { cities } from './shared/lead.ts';

jQuery('#city').append(cities.map((city) => new Option(city, city)));
(jQuery('.chosen-select') as unknown as { chosen: (options: object) => void }).chosen({
  width: '250px',
});
