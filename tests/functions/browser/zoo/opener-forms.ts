/**
 * Forms that the bot must open by pressing a button, and similar buttons that submit instead.
 * Nothing may be sent before the bot is allowed to submit.
 */
import { button, fields, html, page, sent, shortly, type ZooForm, success } from './zoo-form.ts';

/** A script that sends all inputs of `#lead` as JSON. */
const sendInputs = `
  const send = (names = (name) => name) => {
    const inputs = [...document.querySelectorAll('#lead input')];
    return fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(inputs.map((one) => [names(one.name), one.value]))) })
      .then(() => { document.getElementById('lead').outerHTML = '<p>Thank you, we have received your request.</p>'; });
  };`;
const formless = (inside: string, around = '') =>
  `<!doctype html><title>Loans</title>${around}<div id="lead">${inside}</div><script>${sendInputs}</script>`;
const hidden = (inside: string, after: string, script = '') =>
  `<!doctype html><title>Loans</title><div id="lead" hidden><form class="lead" method="post" novalidate>${inside}</form></div>
   ${after}<script>${sendInputs}${script}</script>`;

const sending = (name: string, shown: string): ZooForm => ({
  name,
  page: shown,
  outcome: 'form_not_found',
  fenced: false,
  words: /No lead form/,
  work: shortly,
  received: [],
});

export const openerForms: ZooForm[] = [
  success('call-back-drawn', formless(`${fields}<div onclick="send()">Get a call back</div>`)),
  success(
    'call-back-in-a-card',
    formless(
      `<div>${fields}</div><div class="actions"><div onclick="send()">Get a call back</div></div>`,
    ),
  ),
  success(
    'call-back-opens',
    `<!doctype html><title>Loans</title><p>Loans from ₹1 lakh</p>
       <div style="position:fixed;bottom:0" onclick="document.querySelector('dialog').showModal()">Get a call back</div>
       <dialog><form method="post">${fields}${button}</form></dialog>`,
  ),
  success(
    'call-me-back-opens',
    `<!doctype html><title>Loans</title><a role="button" href="javascript:void(0)" onclick="document.querySelector('dialog').showModal()">Call me back</a>
       <dialog><form method="post">${fields}<button>Call me back</button></form></dialog>`,
  ),
  success(
    'scrolling-loads',
    `<!doctype html><title>Flats</title><p style="height:2500px">Flats in Pune</p><section style="min-height:300px"></section>
     <script>const place = document.querySelector('section');
       new IntersectionObserver(([seen], observer) => { if (!seen.isIntersecting) return;
         observer.disconnect();
         setTimeout(() => { place.innerHTML = \`<form method="post">${fields}${button}</form>\`; }, 300);
       }).observe(place);</script>`,
  ),
  // A form whose buttons are far below its fields. The only element inside the form that can be
  // pressed, a link, opens a text.
  success(
    'eligibility-opens',
    `<!doctype html><title>Loans</title><button onclick="document.querySelector('dialog').showModal()">Check your eligibility</button>
     <dialog><form method="post">${fields}<p>I have read the <a href="#terms">agreement</a></p></form><div><div style="padding-top:300px">
       <button onclick="this.closest('dialog').close()">Cancel</button>
       <button onclick="document.querySelector('form').requestSubmit()">Confirm</button></div></div></dialog>`,
  ),
  // Buttons that open no form. Each of them is the only button after the fields, so it sends the
  // form.
  ...['Loan form details', 'Instant credit'].map((text, place) => ({
    ...success(
      place === 0 ? 'beside-lead-fields' : 'beside-lead-fields-credit',
      formless(`${fields}<div onclick="send()">${text}</div>`),
    ),
    fenced: true,
  })),
  // Radix: a tab reacts only when the mouse button goes down. The page also contains another form,
  // a calculator with an amount.
  success(
    'tab-opens',
    page(
      '',
      `document.querySelector('[role=tab]:last-child').addEventListener('mousedown', () => {
         document.querySelector('.lead').innerHTML = \`${fields}${button}\`;
         document.getElementById('calculator').remove(); });`,
      `<div><div role="tablist"><button type="button" role="tab">EMI calculator</button><button type="button" role="tab">Apply online</button></div>
       <div id="calculator"><label>Loan amount <input type="range" min="1" max="50"></label></div></div>`,
    ),
  ),
  // Tabs whose captions name no form. The first tab shows the sign-in.
  success(
    'unnamed-tab-opens',
    `<!doctype html><title>Loans</title>
     <div role="tablist"><button role="tab" aria-selected="true">Sign in</button><button role="tab" aria-selected="false">Track</button><button role="tab" aria-selected="false">New to us</button></div>
     <div role="tabpanel"><form method="post"><label>E-mail <input name="email"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form></div>
     <div role="tabpanel" hidden><form action="/track"><label>Application number <input name="no"></label><button>Track</button></form></div>
     <div role="tabpanel" hidden><form method="post">${fields}${button}</form></div>
     <script>const tabs = [...document.querySelectorAll('[role=tab]')];
       const panels = document.querySelectorAll('[role=tabpanel]');
       for (const tab of tabs) tab.addEventListener('click', () => tabs.forEach((one, place) => {
         one.setAttribute('aria-selected', String(one === tab));
         panels[place].hidden = one !== tab; }));</script>`,
  ),
  success(
    'cookies-lock-the-page',
    `<!doctype html><title>Kredite</title><main inert><form method="post">${fields}${button}</form></main>
     <div role="dialog"><a href="#datenschutz">Datenschutz</a> <button>Alle akzeptieren</button></div>
     <script>document.querySelector('[role=dialog] button').addEventListener('click', ({ target }) => {
       target.parentElement.remove(); document.querySelector('main').inert = false; });</script>`,
  ),
  sending(
    'opener-submits',
    hidden(
      fields,
      `<button type="button" onclick="document.querySelector('.lead').submit()">Apply now</button>`,
    ),
  ),
  sending(
    'opener-sends-names',
    hidden(fields, '<button type="button" onclick="send()">Apply now</button>'),
  ),
  sending(
    'opener-sends-empty',
    hidden(fields, `<button type="button" onclick="send((name) => 'x' + name)">Apply now</button>`),
  ),
  sending(
    'opener-beacons',
    hidden(
      fields,
      `<button type="button" onclick="navigator.sendBeacon('', new FormData(document.querySelector('.lead')))">Apply now</button>`,
    ),
  ),
  sending(
    'opener-gets',
    hidden(
      fields,
      `<button type="button" onclick="document.querySelector('.lead').submit()">Apply now</button>`,
      "document.querySelector('.lead').method = 'get';",
    ),
  ),
  success('opener-loads', (visit) =>
    html(
      visit,
      visit.url.pathname.endsWith('/part')
        ? `<form method="post">${fields}${button}</form>`
        : `<!doctype html><title>Loans</title><div id="place"></div><button type="button">Apply now</button><script>
           document.querySelector('button').addEventListener('click', () =>
             fetch('/opener-loads/part', { method: 'PUT', body: JSON.stringify({ query: '{ form }' }) })
               .then(() => fetch('/opener-loads/part?city=all')).then((answer) => answer.text())
               .then((text) => { document.getElementById('place').innerHTML = text; }));</script>`,
    ),
  ),
  {
    name: 'fold-submits',
    page: page(
      `${fields.replace(/<p><label>Loan.*<\/p>/, '')}
       <button aria-expanded="false" aria-controls="more">Your loan</button>
       <div id="more" hidden><label>Loan amount <input name="amount"></label></div>${button}`,
      `document.querySelector('form').noValidate = true;
       document.querySelector('[aria-controls]').addEventListener('click', ({ currentTarget }) => {
         document.getElementById('more').hidden = false;
         currentTarget.setAttribute('aria-expanded', 'true');
       });`,
    ),
    outcome: 'success',
    words: /Thank you/,
    received: [sent],
  },
];
