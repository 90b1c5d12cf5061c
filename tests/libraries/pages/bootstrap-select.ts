import './shared/jquery-global.ts';
import jQuery from 'jquery';
import 'bootstrap3/dist/css/bootstrap.css';
import 'bootstrap3/dist/js/bootstrap.js';
import 'bootstrap-select';
import 'bootstrap-select/dist/css/bootstrap-select.css';
import { cities } from './shared/lead.ts';

jQuery('#city').append(cities.map((city) => new Option(city, city.toLowerCase())));
(jQuery('.selectpicker') as unknown as { selectpicker: () => void }).selectpicker();
