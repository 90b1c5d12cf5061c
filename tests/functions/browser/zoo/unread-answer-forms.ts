/**
 * Pages that show thanks whatever the target answers. The page's script does not read the refusal,
 * for example because it is behind a redirect, in a firewall's page, or in the answer to an
 * encrypted lead.
 */
import { scripted } from './truth-forms.ts';
import { button, fields, html, json, page, plainPage, sent } from './zoo-form.ts';
import type { Visit, ZooForm } from './zoo-form.ts';

const thanking = scripted('await post(); thank();');
const refused: Pick<ZooForm, 'outcome' | 'fenced' | 'received'> = {
  outcome: 'outcome_unknown',
  fenced: true,
  received: [sent],
};

/** A target that answers the submit with a redirect. `end` answers the request that follows. */
const redirected = (end: (visit: Visit) => void): Pick<ZooForm, 'page' | 'answer'> => ({
  page: (visit) => (visit.url.search === '' ? html(visit, thanking) : end(visit)),
  answer: ({ response, url }) => {
    response.writeHead(302, { location: `${url.pathname}?end` }).end();
  },
});

/**
 * A page that sends the lead twice: readable to a tracker under another host name, and encoded to
 * the target.
 */
const besideTracker = (name: string) =>
  scripted(`const lead64 = btoa([...new URLSearchParams(new FormData(lead)).toString()].reverse().join(''));
    await Promise.all([
      fetch(location.pathname + '/sealed', { method: 'PUT', body: lead64 }),
      fetch('http://localhost:' + location.port + '/${name}/track',
        { mode: 'no-cors', method: 'POST', body: new URLSearchParams(new FormData(lead)) }),
    ]);
    thank();`);

/**
 * After the press, the page also sends a log to the form's own site. WordPress answers such a log
 * with `0`.
 */
const logged = `await fetch(location.pathname + '/log',
  { method: 'PUT', body: JSON.stringify({ event: 'form_submit', page: location.href }) });`;
const answersLogs =
  (markup: string, otherwise: (visit: Visit) => void = (visit) => html(visit, markup)) =>
  (visit: Visit) =>
    visit.request.method === 'PUT' ? json(visit, 0) : otherwise(visit);

export const unreadAnswerForms: ZooForm[] = [
  {
    name: 'redirected-to-an-error',
    ...redirected((visit) => json(visit, { result: 'error', error: 'The sheet is full' })),
    ...refused,
    words: /but it says: “The sheet is full”/,
  },
  {
    name: 'redirected-back-with-an-error',
    ...redirected((visit) =>
      html(visit, thanking.replace('<form', '<p>The phone number is invalid.</p><form')),
    ),
    ...refused,
    words: /but it says: “The phone number is invalid.”/,
  },
  {
    name: 'redirected-to-a-sign-in',
    ...redirected((visit) =>
      html(visit, '<h1>Staff</h1><input name="user"><input type="password"><button>Go</button>'),
    ),
    ...refused,
    words: /but it says: “Staff/,
  },
  {
    name: 'redirected-to-a-regret',
    ...redirected((visit) =>
      html(visit, '<h1>Oops</h1><p>We could not save your application this time.</p>'),
    ),
    ...refused,
    words: /but it says: “Oops/,
  },
  {
    name: 'redirected-to-thanks-in-markup',
    ...redirected((visit) =>
      html(visit, '<h1>Great</h1><p>We could save your application this time.</p>'),
    ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'redirected-to-a-broken-page',
    ...redirected((visit) => json(visit, {}, 502)),
    ...refused,
    words: /answered 502 after its redirect/,
  },
  {
    name: 'redirected-twice-to-a-broken-page',
    ...redirected((visit) => {
      if (visit.url.search === '?last') return json(visit, {}, 502);
      visit.response.writeHead(302, { location: `${visit.url.pathname}?last` }).end();
    }),
    ...refused,
    words: /answered 502 after its redirect/,
  },
  {
    name: 'redirected-back',
    ...redirected((visit) => html(visit, thanking)),
    ...refused,
    outcome: 'success',
  },
  {
    name: 'firewall-answers',
    page: thanking,
    answer: (visit) =>
      html(visit, '<html><title>Request Rejected</title>The requested URL was rejected.'),
    ...refused,
    words: /but it says: “.*rejected/i,
  },
  {
    name: 'mailer-breaks',
    page: thanking,
    answer: (visit) => html(visit, 'Message not sent. Mailer Error: SMTP connect() failed.'),
    ...refused,
    words: /but it says: “Message not sent/,
  },
  {
    name: 'answers-a-draft',
    page: thanking,
    answer: (visit) => json(visit, { success: true, status: 'draft' }),
    ...refused,
    words: /answered the state “draft”/,
  },
  {
    name: 'answers-that-a-code-was-sent',
    page: thanking,
    answer: (visit) => json(visit, { success: true, data: { leadStatus: 'pending_verification' } }),
    ...refused,
    outcome: 'verification_required',
    words: /answered the state “pending_verification”/,
  },
  {
    name: 'draft-beside-the-lead',
    page: scripted("await post('/draft'); await post(); thank();"),
    answer: (visit) =>
      json(visit, { status: visit.url.pathname.endsWith('/draft') ? 'draft' : 'new' }),
    fenced: true,
    outcome: 'success',
    received: [sent, sent],
  },
  {
    name: 'answers-a-fault',
    page: thanking,
    answer: ({ response }) => {
      const fault = '<faultstring>Lead could not be made because of a rule</faultstring>';
      response.end(
        `<?xml version="1.0"?><Envelope><Body><Fault>${fault}</Fault></Body></Envelope>`,
      );
    },
    ...refused,
    words: /Lead could not be made/,
  },
  {
    name: 'sealed-beside-a-tracker',
    page: (visit) =>
      visit.request.method === 'PUT'
        ? json(visit, { status: 'failed' })
        : html(visit, besideTracker('sealed-beside-a-tracker')),
    answer: (visit) => json(visit, {}),
    ...refused,
    words: /answered a failure to what the page sent/,
  },
  {
    name: 'window-of-another-site',
    page: (visit) =>
      html(
        visit,
        visit.url.search === '?deal'
          ? '<h1>Thank you for registering with us!</h1>'
          : scripted(`open('http://localhost:' + location.port + location.pathname + '?deal');
              await post();`),
      ),
    answer: (visit) => json(visit, {}),
    ...refused,
    outcome: 'no_confirmation',
  },
  {
    name: 'window-behind-a-redirect',
    page: page(fields + button).replace('method="post"', 'method="post" target="_blank"'),
    answer: ({ request, response, url }) => {
      const other = `http://${request.headers.host?.replace('127.0.0.1', 'localhost')}`;
      response.writeHead(302, { location: `${other}${url.pathname}/thanks` }).end();
    },
    ...refused,
    outcome: 'success',
    words: /Thank you!/,
  },
  {
    name: 'log-before-a-hosted-form',
    page: answersLogs('', (visit) => {
      const action = `http://localhost:${visit.request.socket.localPort}${visit.url.pathname}`;
      const lead = "const lead = document.querySelector('form.lead');";
      const script = `${lead} lead.onsubmit = async (event) => {
        event.preventDefault(); ${logged} setTimeout(() => lead.submit(), 300); };`;
      const form = page(fields + button, script);
      html(visit, form.replace('method="post"', `method="post" action="${action}"`));
    }),
    ...refused,
    outcome: 'success',
    words: /Thank you!/,
  },
  {
    name: 'log-beside-a-hosted-service',
    page: answersLogs(
      scripted(`${logged}
        await fetch('http://localhost:' + location.port + '/log-beside-a-hosted-service',
          { method: 'POST', body: new URLSearchParams(new FormData(lead)) });
        thank();`),
    ),
    answer: (visit) => {
      visit.response.setHeader('access-control-allow-origin', '*');
      json(visit, { message: 'Your request has been received.' });
    },
    ...refused,
    outcome: 'success',
  },
  {
    name: 'salesforce-reports-an-exception',
    page: plainPage,
    answer: ({ response, url }) => {
      const processed = 'true Exception:common.exception.SalesforceGenericException';
      const location = `${url.pathname}/thanks`;
      response.writeHead(302, { location, 'Is-Processed': processed }).end();
    },
    ...refused,
    words: /but the target answered “true Exception/,
  },
  {
    name: 'thanks-at-an-address-with-errors',
    page: plainPage,
    answer: ({ response, url }) => {
      response.writeHead(302, { location: `${url.pathname}/thanks?errors=true` }).end();
    },
    ...refused,
    words: /but the page's address says that it failed/,
  },
  {
    name: 'one-of-two-refuses',
    page: scripted(`await Promise.all([post('/mail'), post('/leads')]); thank();`),
    answer: (visit) => json(visit, { success: !visit.url.pathname.endsWith('/leads') }),
    ...refused,
    received: [sent, sent],
    words: /answered a failure to another request with the lead/,
  },
  {
    name: 'keeps-the-name',
    page: plainPage,
    answer: (visit) => {
      const kept = fields.replace('name="name"', `name="name" value="${visit.values['name']}"`);
      html(visit, page(kept + button, '', '<h2>Thank you for registering!</h2>'));
    },
    ...refused,
    words: /but the form is shown again with the lead's values/,
  },
];
