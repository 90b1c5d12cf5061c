/** Targets that fail, hang, trap the bot, or confirm the lead in an unusual way. */
import {
  button,
  fields,
  html,
  page,
  plainPage,
  sendByScript,
  sent,
  thanks,
  type ZooForm,
} from './zoo-form.ts';

const submitting = (script: string, inside = fields + button) =>
  page(inside, sendByScript + script);
export const troubleForms: ZooForm[] = [
  {
    name: 'saves-meanwhile',
    page: page(
      fields + button,
      `const lead = document.querySelector('form.lead');
      lead.addEventListener('change', () => fetch('/drafts', { method: 'POST', body: 'draft=' + lead.email.value + lead.phone.value }));`,
    ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'looks-undone',
    page: page(
      fields + button,
      `document.querySelector('form.lead').addEventListener('submit', (event) => {
      event.preventDefault(); fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(event.target)) }); });`,
    ),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'slow-answer',
    page: plainPage,
    answer: (visit) => void setTimeout(() => html(visit, thanks), 30_000),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'slow-page',
    page: (visit) => void setTimeout(() => html(visit, plainPage), 30_000),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'never-ends',
    page: ({ response }) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write(plainPage),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'never-loads',
    page: ({ response }) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>Loading'),
    deadline: { after: 'GET', ms: 2000 },
    outcome: 'timeout',
    fenced: false,
    received: [],
  },
  {
    name: 'never-answers',
    page: plainPage,
    answer: () => undefined,
    deadline: { after: 'POST', ms: 2000 },
    outcome: 'outcome_unknown',
    fenced: true,
    received: [sent],
  },
  {
    name: 'spins-at-once',
    page: '<!doctype html><p>Wait</p><script>for (;;);</script>',
    deadline: { after: 'GET', ms: 2000 },
    pictured: false,
    outcome: 'timeout',
    fenced: false,
    received: [],
  },
  {
    name: 'spins-after',
    page: submitting(
      `lead.addEventListener('submit', (event) => { event.preventDefault(); void send(); setTimeout(() => { for (;;); }, 300); });`,
    ),
    answer: (visit) => void setTimeout(() => html(visit, '{}'), 1000),
    deadline: { after: 'POST', ms: 2000 },
    pictured: false,
    outcome: 'outcome_unknown',
    fenced: true,
    received: [sent],
  },
  {
    name: 'eats-memory',
    page: '<!doctype html><p>Wait</p><script>const all = []; for (;;) all.push(new Array(1e6).fill(1.5 + all.length));</script>',
    pictured: false,
    outcome: 'internal',
    fenced: false,
    received: [],
  },
  {
    name: 'five-megabytes',
    page: page(fields + button, '', '<p><b>Terms</b> and conditions</p>'.repeat(155_000)),
    work: {
      // The waits take almost the whole deadline, because this form tests a large page and not the
      // machine's speed.
      waits: { formMs: 45_000, parseMs: 45_000, enabledMs: 5000, quietMs: 8000, busyMs: 45_000 },
    },
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'alert-at-once',
    page: page(fields + button, `alert('Welcome!');`),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'alert-thanks',
    page: submitting(
      `lead.addEventListener('submit', (event) => { event.preventDefault(); fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) }).then(() => { alert('Thank you, we have received your request.'); lead.reset(); }); });`,
    ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'alert-refuses',
    page: submitting(
      `lead.addEventListener('submit', (event) => { event.preventDefault(); alert('Please enter a valid city'); });`,
    ),
    outcome: 'validation_refused',
    detail: /valid city/,
    received: [],
  },
  {
    name: 'before-unload',
    page: page(
      fields + button,
      `addEventListener('beforeunload', (event) => event.preventDefault());`,
    ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'popup',
    page: plainPage.replace('method="post"', 'method="post" target="_blank"'),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'download',
    page: plainPage,
    answer: ({ response }) =>
      void response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename=offer.pdf',
        })
        .end('%PDF'),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'empty-answer',
    page: plainPage,
    answer: ({ response }) => void response.writeHead(204).end(),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'hangs-up',
    page: plainPage,
    answer: ({ response }) => void response.destroy(),
    outcome: 'outcome_unknown',
    received: [sent],
  },
  {
    name: 'no-form',
    page: '<!doctype html><h1>Nothing here</h1>',
    outcome: 'form_not_found',
    fenced: false,
    received: [],
  },
  {
    name: 'no-button',
    page: page(fields),
    outcome: 'field_not_found',
    fenced: false,
    received: [],
  },
  {
    name: 'configured-sign',
    page: plainPage,
    answer: (visit) => html(visit, '<p>Reference 4711</p>'),
    target: { success: { text: 'Reference' } },
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'configured-sign-missing',
    page: plainPage,
    target: { success: { text: 'Reference' } },
    outcome: 'no_confirmation',
    received: [sent],
  },
];
