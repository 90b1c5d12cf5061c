/**
 * Targets that demand something only a person can do, such as a captcha, and targets whose answer
 * is not a page.
 */
import { button, fields, html, page, plainPage, sent, thanks, type ZooForm } from './zoo-form.ts';

const withStatus = (status: number, headers: Record<string, string> = {}): ZooForm['page'] => {
  return ({ response }) => void response.writeHead(status, headers).end('no');
};
const captcha = (name: string, widget: string, vendor: RegExp): ZooForm => ({
  name,
  page: page(fields + widget + button),
  outcome: 'captcha',
  fenced: false,
  detail: vendor,
  received: [],
});

export const answerForms: ZooForm[] = [
  {
    name: 'saves-without-answer',
    page: page(
      fields + button,
      `document.querySelector('[name=email]').addEventListener('input', ({ target }) =>
         navigator.sendBeacon('/saves-without-answer/saved', 'email=' + target.value));`,
    ),
    answer: (visit) => visit.url.pathname.endsWith('/saved') || html(visit, thanks),
    // The page's beacon gets no answer. Waiting for this answer would take up to `busyMs`, but a
    // page on which nothing happens needs only the much shorter `quietMs`.
    work: {
      waits: { formMs: 6000, enabledMs: 5000, quietMs: 1200, busyMs: 200_000, parseMs: 15_000 },
    },
    deadline: { after: 'GET', ms: 100_000 },
    outcome: 'success',
    received: [{ email: sent['email']! }, sent],
  },
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
    outcome: 'outcome_unknown',
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
    outcome: 'outcome_unknown',
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
];
