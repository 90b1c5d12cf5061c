/** Targets that refuse, break, stall, trap or want a human. */
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

const withStatus = (status: number, headers: Record<string, string> = {}): ZooForm['page'] => {
  return ({ response }) => void response.writeHead(status, headers).end('no');
};
const submitting = (script: string, inside = fields + button) =>
  page(inside, sendByScript + script);
const captcha = (name: string, widget: string, vendor: RegExp): ZooForm => ({
  name,
  page: page(fields + widget + button),
  outcome: 'captcha',
  fenced: false,
  detail: vendor,
  received: [],
});

export const troubleForms: ZooForm[] = [
  captcha('recaptcha', '<div class="g-recaptcha" style="height:78px"></div>', /reCAPTCHA/),
  captcha('hcaptcha', '<div class="h-captcha" style="height:78px"></div>', /hCaptcha/),
  captcha(
    'turnstile',
    '<div class="cf-turnstile" style="height:65px"></div>',
    /Cloudflare Turnstile/,
  ),
  { name: 'get-403', page: withStatus(403), outcome: 'blocked', fenced: false, received: [] },
  {
    name: 'get-429',
    page: withStatus(429, { 'retry-after': '9' }),
    outcome: 'rate_limited',
    fenced: false,
    received: [],
  },
  {
    name: 'get-500',
    page: withStatus(500),
    outcome: 'target_unreachable',
    fenced: false,
    received: [],
  },
  {
    name: 'get-503',
    page: withStatus(503, { 'retry-after': '9' }),
    outcome: 'rate_limited',
    fenced: false,
    received: [],
  },
  {
    name: 'get-503-bare',
    page: withStatus(503),
    outcome: 'target_unreachable',
    fenced: false,
    received: [],
  },
  {
    name: 'post-403',
    page: plainPage,
    answer: (visit) => html(visit, 'no', 403),
    outcome: 'blocked',
    received: [sent],
  },
  {
    name: 'post-429',
    page: plainPage,
    answer: (visit) => html(visit, 'no', 429),
    outcome: 'rate_limited',
    received: [sent],
  },
  {
    name: 'post-500',
    page: plainPage,
    answer: (visit) => html(visit, 'no', 500),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'post-503',
    page: plainPage,
    answer: ({ response }) => void response.writeHead(503, { 'retry-after': '5' }).end('no'),
    outcome: 'rate_limited',
    received: [sent],
  },
  {
    name: 'post-503-bare',
    page: plainPage,
    answer: (visit) => html(visit, 'no', 503),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'get-redirects',
    page: (visit) =>
      visit.visits < 4
        ? void visit.response
            .writeHead(302, { location: `/get-redirects?hop=${visit.visits}` })
            .end()
        : html(visit, plainPage),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'post-redirects',
    page: plainPage,
    answer: ({ response }) =>
      void response.writeHead(303, { location: '/post-redirects/thanks' }).end(),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'get-method',
    page: (visit) =>
      html(
        visit,
        visit.url.searchParams.has('email')
          ? thanks
          : `<!doctype html><form method="get">${fields}${button}</form>`,
      ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'server-errors',
    page: plainPage,
    answer: (visit) =>
      html(
        visit,
        page(
          '<ul class="errors"><li>Please enter a phone number of ten digits</li></ul>' +
            fields +
            button,
        ),
      ),
    outcome: 'validation_refused',
    detail: /phone number of ten digits/,
    received: [sent],
  },
  {
    name: 'browser-refuses',
    page: page(
      fields.replace('name="city"', 'name="city" pattern="Mumbai" title="Only Mumbai"') + button,
    ),
    outcome: 'validation_refused',
    detail: /City/,
    received: [],
  },
  {
    name: 'sends-itself',
    page: page(
      fields + button,
      `const lead = document.querySelector('form.lead');
      lead.addEventListener('change', () => { if (lead.checkValidity()) lead.submit(); });`,
    ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'sends-itself-by-script',
    page: submitting(`lead.addEventListener('change', () => { if (lead.checkValidity()) void send(); });
      lead.addEventListener('submit', (event) => { event.preventDefault(); void send(); });`),
    outcome: 'success',
    received: [sent],
  },
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
    deadlineMs: 3000,
    outcome: 'timeout',
    fenced: false,
    received: [],
  },
  {
    name: 'never-answers',
    page: plainPage,
    answer: () => undefined,
    deadlineMs: 4000,
    outcome: 'outcome_unknown',
    fenced: true,
    received: [sent],
  },
  {
    name: 'spins-at-once',
    page: '<!doctype html><p>Wait</p><script>for (;;);</script>',
    deadlineMs: 3000,
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
    deadlineMs: 4000,
    outcome: 'outcome_unknown',
    fenced: true,
    received: [sent],
  },
  {
    name: 'eats-memory',
    page: '<!doctype html><p>Wait</p><script>const all = []; for (;;) all.push(new Array(1e6).fill(1.5 + all.length));</script>',
    outcome: 'internal',
    fenced: false,
    received: [],
  },
  {
    name: 'five-megabytes',
    page: page(fields + button, '', '<p><b>Terms</b> and conditions</p>'.repeat(155_000)),
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
