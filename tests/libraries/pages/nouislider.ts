import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import { sendForm } from './shared/send-form.ts';

const slider = noUiSlider.create(document.querySelector('#slider')!, {
  start: 500_000,
  connect: 'lower',
  step: 100_000,
  range: { min: 100_000, max: 5_000_000 },
});
slider.on(
  'update',
  ([value]) =>
    void (document.querySelector('#shown')!.textContent =
      `₹${Number(value).toLocaleString('en-IN')}`),
);
sendForm(() => ({ amount: Number(slider.get()) }));
