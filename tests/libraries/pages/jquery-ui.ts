import './shared/jquery-global.ts';
import jQuery from 'jquery';
import 'jquery-ui/dist/jquery-ui.js';
import 'jquery-ui/dist/themes/base/jquery-ui.css';
import { cities, sendLead, valuesOf } from './shared/lead.ts';

type Widgets = Record<
  'autocomplete' | 'slider' | 'button' | 'dialog',
  (...options: unknown[]) => Widgets
>;
const find = (selector: string) => jQuery(selector) as unknown as Widgets;
let chosen = '';
let amount = 500_000;
const show = () => void jQuery('#amount').val(`₹${amount}`);
find('#city').autocomplete({
  source: cities,
  select: (_: unknown, ui: { item: { value: string } }) => void (chosen = ui.item.value),
});
find('#slider-range-min').slider({
  range: 'min',
  value: amount,
  min: 100_000,
  max: 5_000_000,
  step: 100_000,
  slide: (_: unknown, ui: { value: number }) => {
    amount = ui.value;
    show();
  },
});
show();
find('#send').button();
jQuery('#lead').on('submit', (event) => {
  event.preventDefault();
  void sendLead({ ...valuesOf(event.currentTarget as HTMLFormElement), city: chosen, amount }).then(
    ({ message }) => {
      jQuery('#dialog p').text(message);
      find('#dialog').dialog({ modal: true });
    },
  );
});
