/** Forms that submit themselves at once, or a moment later, when all fields have values. */
import {
  button,
  fields,
  html,
  json,
  page,
  plainPage,
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

/**
 * A page of ASP.NET Web Forms (`AutoPostBack`): it sends itself when an entry of its list is chosen.
 * @param send a function `send()` of the page.
 */
const postsBack = (send: string, submit: string) =>
  page(
    `<input type="hidden" name="__EVENTTARGET">
     ${fields.replace('<input name="city" required>', `<select name="city" onchange="setTimeout(() => __doPostBack('city'))"><option value="">City</option><option>Mumbai</option><option>Pune</option></select>`)}
     ${submit}`,
    `const lead = document.querySelector('form');
     function __doPostBack(by) { lead.__EVENTTARGET.value = by; send(); }
     ${send}`,
  );

export const selfSendingForms: ZooForm[] = [
  {
    ...success(
      'list-posts-back',
      postsBack(
        'const send = () => lead.submit();',
        `<a href="javascript:__doPostBack('apply')">Apply now</a>`,
      ),
      (visit) => html(visit, visit.values['__EVENTTARGET'] === 'city' ? plainPage : thanks),
    ),
    received: [{ ...sent, __EVENTTARGET: 'apply' }],
  },
  {
    ...success(
      'list-posts-back-by-script',
      postsBack(
        `const send = () => fetch('', { method: 'POST', body: new URLSearchParams(new FormData(lead)) });`,
        button,
      ),
    ),
    received: [{ ...sent, __EVENTTARGET: 'city' }],
  },
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
