import Tagify from '@yaireo/tagify';
import '@yaireo/tagify/dist/tagify.css';
import { cities } from './shared/lead.ts';
import { sendForm } from './shared/send-form.ts';

const tagify = new Tagify(document.querySelector<HTMLInputElement>('#city')!, {
  mode: 'select',
  whitelist: cities,
  enforceWhitelist: true,
  dropdown: { enabled: 0 },
});
sendForm(() => ({ city: tagify.value[0]?.value }));
