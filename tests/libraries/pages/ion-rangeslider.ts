import './shared/jquery-global.ts';
import jQuery from 'jquery';
import 'ion-rangeslider';
import 'ion-rangeslider/css/ion.rangeSlider.css';

(
  jQuery('.js-range-slider') as unknown as { ionRangeSlider: (options: object) => void }
).ionRangeSlider({
  min: 100_000,
  max: 5_000_000,
  from: 500_000,
  step: 50_000,
  prefix: '₹',
  skin: 'round',
});
