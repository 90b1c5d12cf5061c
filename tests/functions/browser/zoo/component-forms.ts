/** Fields that scripts draw, recognisable only by their ARIA roles. */
import { button, fields, page, sendByScript, sent, type ZooForm } from './zoo-form.ts';

const cityField = /<p><label>City.*<\/p>/;
const amountField = /<p><label>Loan.*<\/p>/;

const replaced = (name: string, from: RegExp, to: string, script: string): ZooForm => ({
  name,
  page: page(fields.replace(from, to) + button, script),
  outcome: 'success',
  received: [sent],
});

/** A script that opens a list below its button, as component libraries draw it. */
const listbox = (opener: string, values: string[], shows = 'opener.textContent') => `
  const opener = document.querySelector('${opener}'), held = document.querySelector('[name=held]');
  const close = () => { document.querySelector('[role=listbox]')?.remove(); opener.setAttribute('aria-expanded', 'false'); };
  opener.addEventListener('mousedown', () => {
    if (document.querySelector('[role=listbox]')) return close();
    opener.setAttribute('aria-expanded', 'true');
    const list = document.createElement('ul');
    list.setAttribute('role', 'listbox');
    for (const value of ${JSON.stringify(values)}) {
      const entry = list.appendChild(document.createElement('li'));
      entry.setAttribute('role', 'option');
      entry.textContent = value;
      entry.addEventListener('click', () => { held.value = ${shows} = value; close(); });
    }
    document.body.append(list);
  });
  document.querySelector('form').addEventListener('submit', (event) => {
    if (!held.value) event.preventDefault();
    held.name = opener.dataset.name;
  });`;

const sliderScript = `
  const slider = document.querySelector('[role=slider]'), held = document.querySelector('[type=hidden]');
  const set = (value) => {
    held.value = Math.min(10000000, Math.max(100000, value));
    slider.setAttribute('aria-valuenow', held.value);
  };
  slider.addEventListener('keydown', ({ key, isTrusted }) => {
    const step = { ArrowRight: 100000, ArrowUp: 100000, ArrowLeft: -100000, ArrowDown: -100000, PageUp: 1000000, PageDown: -1000000 }[key];
    if (isTrusted && step) set(Number(held.value) + step);
    if (isTrusted && key === 'Home') set(0);
  });`;

const exclusiveAccordion = `<!doctype html><title>Loans</title><form class="lead" method="post">
  <h3><button type="button" aria-expanded="true" aria-controls="one">You</button></h3>
  <div id="one"><label>Full name <input name="name" required></label><label>Phone <input name="phone" required></label></div>
  <h3><button type="button" aria-expanded="false" aria-controls="two">Reach you</button></h3>
  <div id="two" hidden><label>E-mail <input name="email" required></label><label>City <input name="city" required></label></div>
  <h3><button type="button" aria-expanded="false" aria-controls="three">Your loan</button></h3>
  <div id="three" hidden><label>Loan amount <input name="amount"></label></div>
  ${button}</form>
  <script>document.querySelectorAll('[aria-controls]').forEach((head, place, all) => head.addEventListener('click', () => {
    for (const other of all) {
      const open = other === head;
      other.setAttribute('aria-expanded', String(open));
      document.getElementById(other.getAttribute('aria-controls')).hidden = !open;
    }
  }));</script>`;

const exclusiveDetails = `<!doctype html><title>Loans</title><form class="lead" method="post">
  <details name="part" open><summary>You</summary><label>Full name <input name="name"></label><label>Phone <input name="phone"></label></details>
  <details name="part"><summary>Reach you</summary><label>E-mail <input name="email"></label><label>City <input name="city"></label></details>
  <details name="part"><summary>Your loan</summary><label>Loan amount <input name="amount"></label></details>
  ${button}</form>`;

/** Semantic UI: an element with the role `alert` shows the chosen entry. */
const chosenAsAlert = page(
  fields.replace(
    cityField,
    `<p><label for="city">City</label><select id="city" name="city" required>
       <option value="">Choose</option><option>Mumbai</option><option>Pune</option></select></p>
     <div role="alert" class="divider text"></div>`,
  ) + button,
  `const lead = document.querySelector('form.lead');
   document.querySelector('#city').addEventListener('change', ({ target }) => {
     document.querySelector('[role=alert]').textContent = target.value; });
   lead.addEventListener('submit', async (event) => { event.preventDefault();
     await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) });
     lead.insertAdjacentHTML('afterend', '<p>Thank you, we have received your details.</p>'); });`,
);

export const componentForms: ZooForm[] = [
  {
    name: 'transparent-list-over-its-button',
    page: page(
      fields.replace(
        cityField,
        `<p>City</p><div class="uk-form-custom" style="position:relative;display:inline-block">
           <select name="city" aria-label="City" style="position:absolute;inset:0;width:100%;opacity:0">
             <option value="">Please select</option><option>Mumbai</option><option>Pune</option></select>
           <button type="button" tabindex="-1">Please select</button></div>`,
      ) + button,
    ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'box-with-an-untied-label',
    page: page(
      fields +
        `<div class="ui checkbox"><input type="checkbox" name="agree" required tabindex="0"
           style="position:absolute;opacity:0"><label>I agree to the terms</label></div>` +
        button,
    ),
    outcome: 'success',
    received: [{ ...sent, agree: 'on' }],
  },
  { name: 'chosen-text-is-an-alert', page: chosenAsAlert, outcome: 'success', received: [sent] },
  replaced(
    'drawn-list',
    cityField,
    `<div id="city-label">City</div><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="city-label" data-name="city">Choose</div><input name="held" type="hidden">`,
    listbox('[role=combobox]', ['Mumbai', 'Pune', 'Puri']),
  ),
  {
    ...replaced(
      'drawn-amount-list',
      amountField,
      `<label id="amount-label">Loan amount</label><button type="button" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="amount-label" data-name="amount">Select</button><input name="held" type="hidden">`,
      listbox('[aria-haspopup=listbox]', ['Up to ₹25 lakh', '₹25 lakh – 1 crore', 'Above 1 crore']),
    ),
    received: [{ ...sent, amount: '₹25 lakh – 1 crore' }],
  },
  // Grommet: an input inside the list's button shows the chosen entry.
  replaced(
    'drawn-list-with-an-input-inside',
    cityField,
    `<label id="city-label">City</label><button type="button" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="city-label" data-name="city"><input name="held" readonly tabindex="-1" placeholder="Select"></button>`,
    listbox('[aria-haspopup=listbox]', ['Mumbai', 'Pune', 'Puri'], 'held.value'),
  ),
  {
    name: 'drawn-list-without',
    page: page(
      fields.replace(
        cityField,
        `<div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-label="City" aria-required="true" data-name="city">Choose</div><input name="held" type="hidden">`,
      ) + button,
      listbox('[role=combobox]', ['Mumbai', 'Nagpur']),
    ),
    outcome: 'validation_refused',
    detail: /City/,
    received: [],
  },
  {
    ...replaced(
      'drawn-list-without-need',
      cityField,
      `<div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-label="City" data-name="city">Choose</div><input name="held" type="hidden" value="none">`,
      `${listbox('[role=combobox]', ['Mumbai', 'Nagpur'])}
       opener.addEventListener('keydown', ({ key }) => { if (key === 'Escape') close(); });`,
    ),
    received: [{ ...sent, city: 'none' }],
  },
  replaced(
    'list-behind-a-drawn-one',
    cityField,
    '<label for="cities">City</label><select id="cities" name="city" style="display:none"><option value="">Choose</option><option>Mumbai</option><option>Pune</option></select><div class="nice-select"><span>Choose</span></div>',
    '',
  ),
  replaced(
    'drawn-slider',
    amountField,
    `<div id="amount-label">Loan amount</div><div role="slider" tabindex="0" aria-labelledby="amount-label" aria-valuemin="100000" aria-valuemax="10000000" aria-valuenow="1000000" style="width:200px;height:20px"></div><input type="hidden" name="amount" value="1000000">`,
    sliderScript,
  ),
  {
    name: 'drawn-boxes',
    page: page(
      `${fields}<button type="button" role="checkbox" aria-checked="false" aria-required="true" aria-label="I agree to the terms" style="width:20px;height:20px"></button>
       <button type="button" role="switch" aria-checked="false" aria-label="Send me offers" style="width:20px;height:20px"></button>
       <input type="hidden" name="terms" value="no"><input type="hidden" name="offers" value="no">${button}`,
      `document.querySelectorAll('[aria-checked]').forEach((box, place) => box.addEventListener('click', () => {
         box.setAttribute('aria-checked', 'true');
         document.querySelectorAll('[type=hidden]')[place].value = 'yes';
       }));`,
    ),
    outcome: 'success',
    received: [{ ...sent, terms: 'yes', offers: 'no' }],
  },
  {
    name: 'drawn-choices',
    page: page(
      `${fields.replace(
        amountField,
        `<div role="radiogroup" aria-label="Loan amount"><button type="button" role="radio" aria-checked="false">Below 10 lakh</button>
         <button type="button" role="radio" aria-checked="false">10 – 60 lakh</button><button type="button" role="radio" aria-checked="false">Above 60 lakh</button></div><input type="hidden" name="amount">`,
      )}${button}`,
      `document.querySelectorAll('[role=radio]').forEach((box) => box.addEventListener('click', () => {
         document.querySelectorAll('[role=radio]').forEach((other) => other.setAttribute('aria-checked', String(other === box)));
         document.querySelector('[type=hidden]').value = box.textContent;
       }));`,
    ),
    outcome: 'success',
    received: [{ ...sent, amount: '10 – 60 lakh' }],
  },
  // Angular Material: the emptied fields count as touched, so each one complains.
  {
    name: 'toast-beside-emptied-fields',
    page: page(
      fields + button,
      `${sendByScript.replace(
        'lead.outerHTML =',
        `for (const label of lead.querySelectorAll('label')) lead.insertAdjacentHTML('beforeend',
           '<div class="mat-error">' + label.textContent.trim() + ' is required</div>');
         document.body.insertAdjacentHTML('beforeend', '<div role=status>Quote request submitted</div>');
         lead.reset(); lead.dataset.x =`,
      )}
       lead.addEventListener('submit', (event) => { event.preventDefault(); send(); });`,
    ),
    outcome: 'success',
    received: [sent],
  },
  { name: 'exclusive-accordion', page: exclusiveAccordion, outcome: 'success', received: [sent] },
  { name: 'exclusive-details', page: exclusiveDetails, outcome: 'success', received: [sent] },
  {
    name: 'toast',
    page: page(
      fields + button,
      `${sendByScript.replace('lead.outerHTML =', "document.body.insertAdjacentHTML('beforeend', '<div role=status>Thank you! We will call you.</div>'); lead.reset(); lead.dataset.x =")}
       lead.addEventListener('submit', (event) => { event.preventDefault(); send(); });`,
    ),
    outcome: 'success',
    received: [sent],
  },
];
