import jQuery from 'jquery';
import select2 from 'select2';
import 'select2/dist/css/select2.css';
import { cities } from './shared/lead.ts';

if (typeof select2 === 'function') select2(window, jQuery);
jQuery(() => {
  jQuery('#city')
    .append(cities.map((city) => new Option(city, city.toUpperCase())))
    .select2();
});
