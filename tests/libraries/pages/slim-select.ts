import SlimSelect from 'slim-select';
import 'slim-select/styles';
import { cities } from './shared/lead.ts';
import { sendForm } from './shared/send-form.ts';

const city = new SlimSelect({
  select: '#city',
  data: [
    { placeholder: true, text: 'Select a city' },
    ...cities.map((text) => ({ text, value: text })),
  ],
});
sendForm(() => ({ city: city.getSelected()[0] }));
