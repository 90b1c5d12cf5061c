/** Forms that submit themselves at once, or a moment later, when all fields have values. */
import {
  button,
  fields,
  html,
  json,
  page,
  sendByScript,
  sent,
  thanks,
  type ZooForm,
} from './zoo-form.ts';

const disabled = button.replace('<button', '<button disabled');

const whenFilled = (does: string) => `${sendByScript}
  lead.addEventListener('change', () => { if (lead.checkValidity()) { ${does} } });`;
const later = (does: string) => `
  if (!lead.dataset.waits) setTimeout(() => { ${does} }, 400);
  lead.dataset.waits = true;`;

const success = (name: string, shown: string, answer?: ZooForm['answer']): ZooForm => ({
  name,
  page: shown,
  ...(answer && { answer }),
  outcome: 'success',
  received: [sent],
});

export const selfSendingForms: ZooForm[] = [
  success('sends-itself', page(fields + button, whenFilled('lead.submit();'))),
  success(
    'sends-itself-by-script',
    page(
      fields + button,
      `${whenFilled('void send();')}
       lead.addEventListener('submit', (event) => { event.preventDefault(); void send(); });`,
    ),
  ),
  success(
    'sends-itself-late',
    page(fields + disabled, whenFilled(later('lead.submit();'))),
    (visit) => void setTimeout(() => html(visit, thanks), 500),
  ),
  success(
    'sends-itself-late-by-script',
    page(fields + disabled, whenFilled(later('void send(); lead.reset();'))),
    (visit) => void setTimeout(() => json(visit, {}), 500),
  ),
  {
    name: 'saves-and-stays-disabled',
    page: page(
      fields + disabled,
      whenFilled(
        later("fetch('/drafts', { method: 'POST', body: lead.email.value + lead.phone.value });"),
      ),
    ),
    outcome: 'validation_refused',
    detail: /kept its button disabled/,
    fenced: true,
    received: [],
  },
];
