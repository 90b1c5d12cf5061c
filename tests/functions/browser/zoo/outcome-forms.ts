/**
 * Forms that show different pages after the submit, and forms that look similar but must end
 * differently. The answer to the submit and the page's words decide the outcome. The rest of the
 * page does not matter.
 */
import {
  button,
  fields,
  html,
  json,
  page,
  plainPage,
  sent,
  type Visit,
  type ZooForm,
} from './zoo-form.ts';

type Ending = Pick<ZooForm, 'outcome'> & Partial<ZooForm>;

/** The browser submits the form as a navigation, and the answer is a new page. */
const answered = (name: string, body: string, ending: Ending, status = 200): ZooForm => ({
  name,
  page: plainPage,
  answer: (visit) => html(visit, pageOf(body), status),
  received: [sent],
  fenced: true,
  ...ending,
});

const pageOf = (body: string) => `<!doctype html><meta charset="utf-8"><title>Loans</title>${body}`;

/** A script sends the form. `then` is code that runs with the server's answer. */
const scripted = (
  name: string,
  then: string,
  ending: Ending,
  inside = fields + button,
): ZooForm => ({
  name,
  page: page(
    inside,
    `const lead = document.querySelector('form.lead'), go = lead.querySelector('button');
     const say = (text, where = document.body) => {
       const line = document.createElement('p'); line.innerHTML = text; where.append(line); return line; };
     lead.addEventListener('submit', async (event) => {
       event.preventDefault();
       const answer = await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) })
         .then((one) => one.text().then((text) => ({ status: one.status, text }))).catch(() => undefined);
       ${then}
     });`,
  ),
  answer: (visit) => json(visit, {}),
  received: [sent],
  fenced: true,
  ...ending,
});

/** A page that first shows “Please wait”, and shows the result four seconds later. */
const waitsThen = (name: string, answer: string, ending: Ending) =>
  scripted(
    `waits-then-${name}`,
    `lead.outerHTML = '<p id="w">Please wait…</p>';
    setTimeout(() => { document.getElementById('w').textContent = '${answer}'; }, 4000);`,
    ending,
  );

const redirected = (
  name: string,
  to: string,
  after: (visit: Visit) => void,
  ending: Ending,
): ZooForm => ({
  name,
  page: (visit) => (visit.url.pathname === `/${name}` ? html(visit, plainPage) : after(visit)),
  answer: (visit) =>
    visit.url.pathname === `/${name}`
      ? void visit.response.writeHead(303, { location: `/${name}${to}` }).end()
      : after(visit),
  received: [sent],
  fenced: true,
  ...ending,
});

const thanked = '<h1>Thank you, we have received your application.</h1>';
/** A page of thanks on which a tracker posts parts of the lead. */
const withTracker = (name: string) =>
  pageOf(
    `${thanked}<script>fetch('/${name}/track', { method: 'POST', body: 'e=asha@example.com&p=9876543210' });</script>`,
  );
const tracked = (name: string, status: number): ZooForm => ({
  name,
  page: plainPage,
  answer: (visit) =>
    visit.url.pathname.endsWith('/track')
      ? html(visit, 'no', status)
      : html(visit, withTracker(name)),
  outcome: 'success',
  words: /received your application/,
  received: [sent, { e: 'asha@example.com', p: '9876543210' }],
});

const menu = `<nav><a href="/">Home</a> <a href="/login">Sign in</a> <a href="/apply">Apply now</a></nav>`;
const footer = `<footer><h2>Questions</h2><p>What if my application is not approved? You can apply again after six months.</p>
  <p>Error in your details? Contact us.</p><form action="/news"><input name="news" aria-label="Newsletter"><button>Subscribe</button></form></footer>`;

const sign = { success: { text: 'Reference number' } };
const signed = (status: number): ZooForm =>
  answered(
    `sign-with-${status}`,
    '<h1>Reference number 4711</h1>',
    {
      outcome: 'outcome_unknown',
      words: new RegExp(`configured sign.*answered ${status}`),
      target: sign,
    },
    status,
  );

const refusals: ZooForm[] = [
  answered(
    'sorry-page',
    '<p>Sorry, something went wrong, we could not submit your application.</p>',
    {
      outcome: 'outcome_unknown',
      words: /could not submit/,
    },
  ),
  answered(
    'session-expired',
    `<h1>Session expired</h1><p>Please sign in to continue.</p>
    <form action="/login"><label>User <input name="user"></label><label>Password <input type="password"></label><button>Sign in</button></form>`,
    {
      outcome: 'login_required',
      words: /sign in/i,
    },
  ),
  answered(
    'login-page',
    `<form action="/login"><label>User <input name="user"></label><label>Password <input type="password"></label><button>Enter</button></form>`,
    {
      outcome: 'login_required',
    },
  ),
  answered('bot-wall', '<h1>Checking your browser before you proceed</h1>', {
    outcome: 'blocked',
    words: /Checking your browser/,
  }),
  answered('already-applied', '<p>You have already applied with this number.</p>', {
    outcome: 'already_submitted',
    words: /already applied/,
  }),
  answered(
    'otp-asked',
    `<p>We have sent an OTP to your mobile. Enter it to complete your application.</p>
    <form><label>Code <input name="otp" autocomplete="one-time-code"></label><button>Confirm</button></form>`,
    {
      outcome: 'verification_required',
      words: /OTP/,
    },
  ),
  answered(
    'otp-beside-thanks',
    `<p>Thank you for your application.</p>
    <form><label>Verification code <input name="code"></label><button>Verify</button></form>`,
    { outcome: 'verification_required', words: /Verification code/ },
  ),
  answered('thanks-but-no', '<p>Thank you, but we do not serve your city.</p>', {
    outcome: 'validation_refused',
    words: /do not serve/,
  }),
  answered('not-successfully', '<p>Your form could not be submitted successfully.</p>', {
    outcome: 'outcome_unknown',
    words: /could not be submitted/,
  }),
  answered('gone-without-a-word', '<p>Our branches</p>', {
    outcome: 'no_confirmation',
    words: /Our branches/,
  }),
  answered('slow-down-in-words', '<p>Too many requests. Please wait a minute and try again.</p>', {
    outcome: 'rate_limited',
    words: /Too many requests/,
  }),
  answered('spam-filter', '<p>Your submission was blocked by our spam filter.</p>', {
    outcome: 'blocked',
    words: /spam/,
  }),
];

const acceptances: ZooForm[] = [
  answered(
    'thanks-on-a-long-page',
    `${menu}<main>${thanked}<p>No further action is needed.</p></main>${footer}`,
    {
      outcome: 'success',
      words: /received your application/,
    },
  ),
  answered(
    'thanks-and-mail',
    '<p>Thank you for your application. We have sent you a confirmation e-mail.</p>',
    {
      outcome: 'success',
      words: /Thank you/,
    },
  ),
  answered(
    'thanks-by-other-words',
    '<p>Your enquiry has been submitted. Our team will call you soon.</p>',
    {
      outcome: 'success',
      words: /submitted/,
    },
  ),
];

const statuses: ZooForm[] = [
  ...[403, 422, 429, 500, 503].map(signed),
  answered('sign-with-200', '<h1>Reference number 4711</h1>', {
    outcome: 'success',
    words: /Reference number/,
    target: sign,
  }),
  answered('words-with-500', thanked, { outcome: 'outcome_unknown', words: /answered 500/ }, 500),
  answered(
    'duplicate-with-409',
    '<p>You have already submitted this form.</p>',
    {
      outcome: 'already_submitted',
      words: /already submitted/,
    },
    409,
  ),
  redirected('late-end-429', '/thanks-page', (visit) => html(visit, 'Too many requests', 429), {
    outcome: 'success',
  }),
  redirected('end-answers-429', '/list', (visit) => html(visit, 'Too many requests', 429), {
    outcome: 'no_confirmation',
  }),
  redirected(
    'thanks-but-taken',
    '/thanks-page?error=duplicate',
    (visit) => html(visit, pageOf('<p>…</p>')),
    {
      outcome: 'no_confirmation',
    },
  ),
  redirected(
    'success-stories',
    '/success-stories',
    (visit) => html(visit, pageOf('<h1>Our stories</h1>')),
    {
      outcome: 'no_confirmation',
    },
  ),
  tracked('tracker-answers-429', 429),
  tracked('tracker-answers-403', 403),
  tracked('tracker-answers-500', 500),
];

/** A page that shows thanks, whatever the server answers to its script. */
const thanksFor = (name: string, body: object, outcome: ZooForm['outcome']): ZooForm =>
  scripted(name, `lead.outerHTML = '<p>Thank you, we have received your request.</p>';`, {
    answer: (visit) => json(visit, body),
    outcome,
  });

/**
 * A page that shows a text about the amount while the form is filled in. After the submit, the page
 * may show thanks.
 */
const saysWhileFilled = (name: string, text: string, then: string, ending: Ending): ZooForm =>
  scripted(
    name,
    then,
    ending,
    `${fields}${button}<p class="hint"></p><script>
      const form = document.currentScript.closest('form');
      form.addEventListener('input', () => { form.querySelector('.hint').textContent = '${text}'; });
    </script>`,
  );
const thenThanks = `say('Thank you, we have received your request.');`;

const scripts: ZooForm[] = [
  saysWhileFilled('counts-what-is-typed', '13 / 13', thenThanks, { outcome: 'success' }),
  saysWhileFilled('writes-the-amount', 'Rupees Fifty Lakh Only', thenThanks, {
    outcome: 'success',
  }),
  saysWhileFilled('writes-the-emi', 'EMI: ₹ 43,391', '', { outcome: 'no_confirmation' }),
  saysWhileFilled('promises-while-filled', 'We will call you soon.', '', {
    outcome: 'no_confirmation',
  }),
  saysWhileFilled('complains-while-filled', 'Please enter only digits.', '', {
    // The answer comes after two seconds, so the bot first reads the complaint without an answer.
    answer: (visit) => void setTimeout(json, 2000, visit, {}),
    outcome: 'validation_refused',
    words: /only digits/,
  }),
  thanksFor('thanks-for-a-code', { msg: 'FAIL' }, 'outcome_unknown'),
  thanksFor('thanks-for-a-taken-phone', { mobile: ['It is already taken.'] }, 'outcome_unknown'),
  thanksFor('thanks-for-an-error', { ok: true, redirect: '/apply?error=7' }, 'outcome_unknown'),
  thanksFor('thanks-for-a-lead', { ok: true, redirect: '/thanks?error=0' }, 'success'),
  scripted(
    'json-refuses-promotes',
    `lead.outerHTML = '<p>Thanks for visiting! Have a look at our cards.</p>';`,
    {
      answer: (visit) => json(visit, { ok: false }),
      outcome: 'validation_refused',
    },
  ),
  scripted(
    'json-refuses-elsewhere',
    `lead.reset(); say(JSON.parse(answer.text).msg, document.querySelector('aside'));`,
    {
      answer: (visit) => json(visit, { ok: false, msg: 'We do not lend in this city.' }),
      outcome: 'validation_refused',
      words: /do not lend in this city/,
    },
    `${fields}${button}<aside></aside>`,
  ),
  scripted(
    'json-thanks-elsewhere',
    `lead.reset(); say(JSON.parse(answer.text).msg, document.querySelector('aside'));`,
    {
      answer: (visit) =>
        json(visit, { ok: true, msg: 'Thank you, we have received your request.' }),
      outcome: 'success',
      words: /received your request/,
    },
    `${fields}${button}<aside></aside>`,
  ),
  scripted('json-accepts-in-silence', `lead.remove();`, {
    answer: (visit) => json(visit, { success: true }),
    outcome: 'no_confirmation',
  }),
  waitsThen('thanks', 'Thank you, we have received your request.', {
    outcome: 'success',
    words: /received your request/,
  }),
  waitsThen('refuses', 'Sorry, we could not submit your request.', {
    outcome: 'outcome_unknown',
    words: /could not submit/,
  }),
  scripted(
    'button-says-sending',
    `go.disabled = true; go.textContent = 'One second';
    setTimeout(() => { lead.outerHTML = '<p>Thank you, we have received your request.</p>'; }, 3000);`,
    {
      outcome: 'success',
      words: /received your request/,
    },
  ),
  scripted(
    'spinner-turns',
    `lead.style.display = 'none'; const turn = say('<i class="spinner" style="display:block;width:20px;height:20px;animation:t 1s infinite"></i><style>@keyframes t{to{rotate:1turn}}</style>');
    setTimeout(() => { turn.innerHTML = 'Thank you, we have received your request.'; }, 3000);`,
    {
      outcome: 'success',
      words: /received your request/,
    },
  ),
  scripted(
    'toast-goes-by',
    `say('Sending…').className = 'toast'; setTimeout(() => { document.querySelector('.toast').textContent = 'Thank you, we have received your request.'; setTimeout(() => document.querySelector('.toast').remove(), 3000); lead.reset(); }, 100);`,
    {
      outcome: 'success',
      words: /received your request/,
    },
  ),
  scripted(
    'dialog-opens',
    `document.body.insertAdjacentHTML('beforeend', '<dialog><p>Thank you, we have received your request.</p></dialog>'); document.querySelector('dialog').showModal();`,
    {
      outcome: 'success',
      words: /received your request/,
    },
  ),
  scripted(
    'frame-answers',
    `document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<p>Thank you, we have received your request.</p>"></iframe>'); lead.reset();`,
    {
      outcome: 'success',
      words: /received your request/,
    },
  ),
  scripted(
    'hidden-block-stays-hidden',
    `document.getElementById('no').hidden = false;`,
    {
      outcome: 'outcome_unknown',
      words: /could not send/,
    },
    `${fields}${button}<p id="ok" hidden>Thank you, we have received your request.</p><p id="no" hidden>We could not send your request.</p>`,
  ),
  scripted(
    'hidden-block-shows',
    `document.getElementById('ok').hidden = false; lead.querySelector('button').remove();`,
    {
      outcome: 'success',
      words: /received your request/,
    },
    `${fields}${button}<p id="ok" hidden>Thank you, we have received your request.</p><p id="no" hidden>We could not send your request.</p>`,
  ),
  scripted(
    'address-changes',
    `history.pushState({}, '', '/address-changes/thank-you'); lead.remove();`,
    {
      outcome: 'success',
    },
  ),
  scripted(
    'address-is-like-it',
    `history.pushState({}, '', '/address-is-like-it/thankless'); lead.remove();`,
    {
      outcome: 'no_confirmation',
    },
  ),
  scripted('thanks-before-the-answer', `if (answer.status >= 400) say('');`, {
    answer: (visit) => json(visit, {}, 500),
    outcome: 'outcome_unknown',
    words: /answered 500/,
    page: page(
      fields + button,
      `const lead = document.querySelector('form.lead');
      lead.addEventListener('submit', (event) => { event.preventDefault();
        fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) });
        lead.outerHTML = '<p>Thank you, we have received your request.</p>'; });`,
    ),
  }),
];

/**
 * A page that encodes the lead in the request's body and shows thanks before the answer has
 * arrived.
 */
const ciphered = (name: string, status: number, ending: Ending): ZooForm => ({
  name,
  page: page(
    fields + button,
    `const lead = document.querySelector('form.lead');
     lead.addEventListener('submit', (event) => { event.preventDefault();
       fetch(location.pathname, { method: 'POST', body: 'c=' + btoa(JSON.stringify(Object.fromEntries(new FormData(lead)))).replaceAll('=', '') });
       lead.outerHTML = '<p>Thank you, we have received your request.</p>'; });`,
  ),
  answer: (visit) => void setTimeout(() => json(visit, {}, status), 600),
  received: [{ c: btoa(JSON.stringify(sent)).replaceAll('=', '') }],
  fenced: true,
  ...ending,
});

const ciphers: ZooForm[] = [
  ciphered('ciphered-fails', 500, { outcome: 'outcome_unknown', words: /answered 500/ }),
  ciphered('ciphered-429', 429, { outcome: 'outcome_unknown', words: /answered 429/ }),
  ciphered('ciphered-is-taken', 200, { outcome: 'success', words: /received your request/ }),
];

export const outcomeForms: ZooForm[] = [
  ...refusals,
  ...acceptances,
  ...statuses,
  ...scripts,
  ...ciphers,
];
