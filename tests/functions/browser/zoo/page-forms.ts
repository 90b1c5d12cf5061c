/** Forms that a page hides, builds by script, disables at first, or splits into parts. */
import { reactPage } from './react-page.ts';
import {
  button,
  fields,
  formElement,
  html,
  leadInputs,
  page,
  plainPage,
  sendByScript,
  sent,
  thanks,
  type Visit,
  type ZooForm,
} from './zoo-form.ts';

const shadow = (mode: string) => `<!doctype html><lead-form></lead-form><script>
  customElements.define('lead-form', class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: '${mode}' });
      root.innerHTML = ${JSON.stringify(`<form>${fields}${button}</form>`)};
      root.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(event.target)) })
          .then(() => { root.innerHTML = '<p>Thank you, we have received your request.</p>'; });
      });
    }
  });</script>`;

const componentFields = `<!doctype html><form class="lead" method="post">${leadInputs
  .map(([label, name]) => `<x-field label="${label}" name="${name}"></x-field>`)
  .join('')}${button}</form><script>${formElement(
  'x-field',
  `'<label>' + this.getAttribute('label') + ' <input></label>'`,
  `root.querySelector('input').addEventListener('input', (event) => held.setFormValue(event.target.value));`,
)}</script>`;

const vueLike = page(
  fields + button,
  `const state = {};
   for (const field of document.querySelectorAll('.lead input')) {
     state[field.name] = '';
     field.addEventListener('input', (event) => { if (!event.isComposing) state[field.name] = event.target.value; });
   }
   const render = () => { for (const [name, value] of Object.entries(state)) { const field = document.querySelector('[name=' + name + ']'); if (field && field.value !== value) field.value = value; } requestAnimationFrame(render); };
   render();
   document.querySelector('.lead').addEventListener('submit', (event) => {
     event.preventDefault();
     fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(state) })
       .then(() => { event.target.outerHTML = '<p>Thank you! Your request has been received.</p>'; });
   });`,
);

const [nameAndPhone, rest] = [fields.split('\n').slice(0, 3), fields.split('\n').slice(3)];
const steps = (sameButton: boolean) =>
  page(
    `<div id="s1">${nameAndPhone.join('')}</div><div id="s2" hidden>${rest.join('')}</div>` +
      (sameButton
        ? '<button type="button" id="go">Next</button>'
        : '<button type="button" id="go">Continue</button><button type="submit" id="end" hidden>Submit</button>'),
    `${sendByScript}
     const go = document.getElementById('go'), end = document.getElementById('end');
     go.addEventListener('click', () => {
       if (!document.getElementById('s2').hidden) return void send();
       document.getElementById('s1').hidden = true;
       document.getElementById('s2').hidden = false;
       if (end) { end.hidden = false; go.hidden = true; } else go.textContent = 'Submit';
     });
     lead.addEventListener('submit', (event) => { event.preventDefault(); void send(); });`,
  );

/** MUI's stepper: the first part accepts a phone number only without a country code. */
const tenDigitSteps = steps(false).replace(
  "go.addEventListener('click', () => {",
  "$& if (lead.phone.value.length > 10) { document.getElementById('s1').append(' Enter 10 digits'); return; }",
);

const serverStep = ({ values, ...visit }: Visit) => {
  if ('email' in values) return html({ ...visit, values }, thanks);
  const hidden = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  html({ ...visit, values }, page(hidden.join('') + rest.join('') + button));
};

const accordion = page(
  `<details open><summary>You</summary>${nameAndPhone.join('')}</details>
   <h3><button type="button" aria-expanded="false" aria-controls="more">Your loan</button></h3>
   <div id="more" hidden>${rest.join('')}</div>${button}`,
  `const head = document.querySelector('[aria-controls]');
   head.addEventListener('click', () => { const more = document.getElementById('more'); more.hidden = !more.hidden; head.setAttribute('aria-expanded', String(!more.hidden)); });`,
);

const modal = `<!doctype html><h1>Loans</h1><button type="button" onclick="document.querySelector('dialog').showModal()">Apply for a loan</button>
  <dialog><form method="post">${fields}${button}</form></dialog>`;

const banner =
  '<div style="position:fixed;inset:0;background:#fff8;z-index:9"><p>We use cookies</p><button type="button" onclick="this.parentElement.remove()">Accept all</button></div>';
const wall = `<!doctype html><div id="wall"><p>We use cookies</p><button type="button">Accept all cookies</button></div>
  <script>document.querySelector('button').addEventListener('click', () => { document.getElementById('wall').outerHTML = ${JSON.stringify(`<form method="post">${fields}${button}</form>`)}; });</script>`;

const untilValid = `const go = document.querySelector('.lead button'); go.disabled = true;
  lead.addEventListener('input', () => { go.disabled = !lead.checkValidity(); });`;
const withLead = `const lead = document.querySelector('form.lead');`;
const asyncCheck = `${withLead} const go = document.querySelector('.lead button'); go.disabled = true;
  lead.email.addEventListener('blur', () => fetch('/async-check/check?mail').then((answer) => { go.disabled = !answer.ok; }));`;

export const pageForms: ZooForm[] = [
  {
    name: 'not-allowed',
    page: (visit) =>
      visit.url.hostname === '127.0.0.1'
        ? void visit.response
            .writeHead(302, { location: `http://localhost:${visit.url.port}/not-allowed` })
            .end()
        : html(visit, plainPage),
    outcome: 'blocked',
    fenced: false,
    received: [],
  },
  {
    name: 'react',
    page: (visit) => void reactPage().then((body) => html(visit, body)),
    outcome: 'success',
    received: [sent],
  },
  { name: 'vue-like', page: vueLike, outcome: 'success', received: [sent] },
  { name: 'shadow-open', page: shadow('open'), outcome: 'success', received: [sent] },
  { name: 'shadow-closed', page: shadow('closed'), outcome: 'success', received: [sent] },
  { name: 'component-fields', page: componentFields, outcome: 'success', received: [sent] },
  {
    name: 'iframe',
    page: (visit) =>
      html(
        visit,
        visit.url.searchParams.has('inside')
          ? plainPage
          : '<iframe src="?inside" width="600" height="600"></iframe>',
      ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'iframe-elsewhere',
    page: (visit) =>
      html(
        visit,
        visit.url.searchParams.has('inside')
          ? plainPage
          : `<iframe src="http://localhost:${visit.url.port}/iframe-elsewhere?inside" width="600" height="600"></iframe>`,
      ),
    embeddedAt: 'localhost',
    outcome: 'success',
    received: [sent],
  },
  { name: 'steps', page: steps(false), outcome: 'success', received: [sent] },
  {
    name: 'steps-ten-digits',
    page: tenDigitSteps,
    outcome: 'success',
    received: [{ ...sent, phone: '9876543210' }],
  },
  { name: 'steps-one-button', page: steps(true), outcome: 'success', received: [sent] },
  {
    name: 'steps-by-server',
    page: page(nameAndPhone.join('') + '<button>Next</button>'),
    answer: serverStep,
    outcome: 'success',
    received: [{ name: sent['name']!, phone: sent['phone']! }, sent],
  },
  {
    name: 'step-refuses',
    page: page(nameAndPhone.join('') + '<button>Next</button>'),
    answer: (visit) =>
      html(
        visit,
        page(
          '<p role="alert">We do not call this number</p>' +
            nameAndPhone.join('') +
            '<button>Next</button>',
        ),
      ),
    outcome: 'validation_refused',
    detail: /We do not call this number/,
    received: [{ name: sent['name']!, phone: sent['phone']! }],
  },
  { name: 'accordion', page: accordion, outcome: 'success', received: [sent] },
  { name: 'modal', page: modal, outcome: 'success', received: [sent] },
  {
    name: 'cookie-banner',
    page: page(fields + button, '', banner),
    outcome: 'success',
    received: [sent],
  },
  { name: 'cookie-wall', page: wall, outcome: 'success', received: [sent] },
  {
    name: 'until-valid',
    page: page(fields + button, withLead + untilValid),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'until-consent',
    page: page(
      fields +
        '<label><input type="checkbox" name="terms"> I accept the terms</label><label><input type="checkbox" name="news"> I accept the newsletter</label>' +
        button,
      `${withLead} const go = lead.querySelector('button'); go.disabled = true; lead.terms.addEventListener('change', () => { go.disabled = !lead.terms.checked; });`,
    ),
    outcome: 'success',
    received: [{ ...sent, terms: 'on' }],
  },
  {
    name: 'async-check',
    page: (visit) =>
      visit.url.searchParams.has('mail')
        ? html(visit, '{}')
        : html(visit, page(fields + button, asyncCheck)),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'never-enabled',
    page: page(fields + '<button disabled>Apply now</button>'),
    outcome: 'validation_refused',
    received: [],
  },
  {
    name: 'drawn-late',
    page: `<!doctype html><div id="app">Loading…</div><script>setTimeout(() => { document.getElementById('app').innerHTML = ${JSON.stringify(`<form method="post">${fields}${button}</form>`)}; }, 700);</script>`,
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'formless',
    page: `<!doctype html><div id="lead">${fields}<div role="button" tabindex="0">Send request</div></div><script>
      document.querySelector('[role=button]').addEventListener('click', () => {
        const values = Object.fromEntries([...document.querySelectorAll('input')].map((one) => [one.name, one.value]));
        fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) })
          .then(() => { document.getElementById('lead').textContent = 'Thank you, we will call you.'; });
      });</script>`,
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'others-around',
    page: page(
      fields + button,
      '',
      `<form role="search"><input name="q" placeholder="Search city"><button>Search</button></form>
       <form action="/login" method="post"><input name="email" type="email" placeholder="E-mail"><input type="password" name="p"><button>Continue</button></form>
       <form action="/news" method="post"><input name="email" type="email" placeholder="Your e-mail"><button>Subscribe</button></form>`,
    ),
    outcome: 'success',
    received: [sent],
  },
];
