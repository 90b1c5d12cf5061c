import { formatGeneral, formatNumeral } from 'cleave-zen';
import { sendForm } from './shared/send-form.ts';

const format = (id: string, by: (value: string) => string) =>
  document.querySelector<HTMLInputElement>(id)!.addEventListener('input', (event) => {
    const input = event.target as HTMLInputElement;
    input.value = by(input.value);
  });
format('#phone', (value) =>
  formatGeneral(value, { blocks: [3, 3, 4], delimiter: '-', numericOnly: true }),
);
format('#amount', (value) => formatNumeral(value, { numeralThousandsGroupStyle: 'lakh' as never }));
sendForm();
