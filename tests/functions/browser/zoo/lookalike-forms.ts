/**
 * Forms with elements that look like a field, a button, a list or a unit but have another purpose.
 */
import { button, fields, page, sent, without, type ZooForm } from './zoo-form.ts';

const cityField = /<p><label>City.*<\/p>/;
const phoneField = /<p><label>Phone.*<\/p>/;
const amountField = /<p><label>Loan.*<\/p>/;

const success = (name: string, shown: string, received = sent): ZooForm => ({
  name,
  page: shown,
  outcome: 'success',
  received: [received],
});
const refused = (name: string, shown: string, detail: RegExp): ZooForm => ({
  name,
  page: shown,
  outcome: 'field_not_found',
  fenced: false,
  detail,
  received: [],
});
const replacing = (from: RegExp, to: string) => fields.replace(from, to) + button;

/** Fields and a button without a `<form>` around them. */
const formless = (around: (inside: string) => string, before = '') =>
  `<!doctype html>${before}<div id="lead">${around(fields)}</div><script>
    document.getElementById('go').addEventListener('click', () => {
      const values = Object.fromEntries([...document.querySelectorAll('#lead input')].map((one) => [one.name, one.value]));
      fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) })
        .then(() => { document.getElementById('lead').textContent = 'Thank you, we will call you.'; });
    });</script>`;
const go = '<button type="button" id="go">Apply now</button>';

/** A script that opens a custom list when the field's element is pressed. */
const opens = (entries: string) => `
  const opener = document.querySelector('[role=combobox]'), held = document.querySelector('[type=hidden]');
  opener.addEventListener('mousedown', () => {
    document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(entries)});
    for (const entry of document.querySelectorAll('.entry')) {
      entry.addEventListener('click', () => { held.value = entry.textContent; document.querySelector('.opened').remove(); });
    }
  });`;
/**
 * Select2 without a label: a drawn box replaces the native list and shows only the list's prompt.
 */
const replacedList = (name: string, options: string) =>
  `<select name="${name}" aria-hidden="true" tabindex="-1" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)"><option></option>${options}</select>
   <span class="select2"><span class="selection"><span role="combobox" aria-haspopup="true" aria-expanded="false" tabindex="0"><span>Select ${name}</span></span></span></span>`;
const drawn = (label: string, name: string) =>
  `<div role="combobox" tabindex="0" aria-label="${label}">Choose</div><input type="hidden" name="${name}">`;

const suggestScript = `
  const city = document.querySelector('[name=city]'), list = document.querySelector('ul');
  city.addEventListener('input', () => {
    list.innerHTML = ['Other', 'Pune Cantonment', 'Pune, Maharashtra'].map((one) => '<li role="option">' + one + '</li>').join('');
  });
  list.addEventListener('mousedown', (event) => { city.value = event.target.textContent; list.innerHTML = ''; });`;

export const lookalikeForms: ZooForm[] = [
  success(
    'wrapped-button',
    formless((inside) => `${inside}<div class="btn-wrapper">${go}</div>`),
  ),
  success(
    'tracked-around',
    formless((inside) => `<div onclick="void 0"><h2>Get a loan</h2>${inside}${go}</div>`),
  ),
  success(
    'link-that-is-drawn',
    formless(
      (inside) => inside + go,
      '<a href="#top"><span class="btn-label">Apply now</span></a>',
    ),
  ),
  success(
    'button-above',
    formless(
      (inside) => inside + go,
      '<header><button type="button">Get started</button></header>',
    ),
  ),
  success(
    'link-that-submits',
    page(
      `${fields}<a href="#">Check our rates</a><a href="javascript:void(0)" class="btn" onclick="document.querySelector('form.lead').submit()"><span class="btn-text">Apply now</span></a>`,
    ),
  ),
  success(
    'wrapped-opener',
    `<!doctype html><div class="hero-btns"><button type="button" onclick="document.querySelector('dialog').showModal()">Apply now</button></div>
     <dialog><form method="post">${fields}${button}</form></dialog>`,
  ),
  success(
    'wrapped-list',
    page(
      replacing(amountField, drawn('Loan amount', 'amount')),
      opens(
        '<div class="opened"><div class="options"><div class="option entry">10 – 60 lakh</div><div class="option entry">60 – 90 lakh</div></div></div>',
      ),
    ),
    { ...sent, amount: '10 – 60 lakh' },
  ),
  {
    name: 'other-elsewhere',
    page: page(
      replacing(cityField, drawn('City', 'city')),
      opens('<ul class="opened" role="listbox"><li role="option" class="entry">Mumbai</li></ul>'),
      `<div class="plan-option" onclick="fetch(location.pathname, { method: 'POST' })">Other loans</div>`,
    ),
    outcome: 'success',
    received: [{ ...sent, city: '' }],
  },
  success(
    'suggests-with-state',
    page(
      replacing(
        cityField,
        '<label>City <input name="city" role="combobox" autocomplete="off" required></label><ul role="listbox"></ul>',
      ),
      suggestScript,
    ),
    { ...sent, city: 'Pune, Maharashtra' },
  ),
  success(
    'trap-beside-a-fold',
    page(
      `<label id="trap">Country code <input name="trap"></label>
       ${fields.replace(amountField, '<details><summary>More</summary>$&</details>')}${button}`,
      "document.querySelector('details').addEventListener('toggle', () => { document.getElementById('trap').style.display = 'none'; });",
    ),
    { trap: '', ...sent },
  ),
  success(
    'drawn-list-in-lakhs',
    page(
      replacing(amountField, drawn('Loan amount (in lakhs)', 'amount')),
      opens(
        '<ul class="opened" role="listbox"><li role="option" class="entry">Below 10 lakh</li><li role="option" class="entry">10 – 60 lakh</li></ul>',
      ),
    ),
    { ...sent, amount: '10 – 60 lakh' },
  ),
  success(
    'drawn-list-answered',
    page(
      `${fields}<div role="combobox" tabindex="0" aria-required="true" aria-label="Employment">Salaried</div>${button}`,
    ),
  ),
  success(
    'drawn-list-disabled',
    page(
      replacing(
        cityField,
        '<button type="button" role="combobox" disabled aria-label="City">Choose a state first</button>',
      ),
    ),
    without(sent, 'city'),
  ),
  success(
    'boxes-before-their-text',
    page(
      `${fields}<div><input type="checkbox" name="c1"> I agree to the terms<br><input type="checkbox" name="c2"> Send me news</div>${button}`,
      `const go = document.querySelector('.lead button'), box = document.querySelector('[name=c1]');
       go.disabled = true;
       box.addEventListener('change', () => { go.disabled = !box.checked; });`,
    ),
    { ...sent, c1: 'on' },
  ),
  success(
    'phone-widget',
    page(
      replacing(
        phoneField,
        `<div class="iti"><button type="button" aria-expanded="false" aria-haspopup="dialog" aria-controls="countries" aria-label="Change country, selected India (+91)">+91</button>
         <div id="countries" role="dialog" hidden><input type="search" role="combobox" aria-autocomplete="list" placeholder="Search" aria-label="Search" aria-controls="all"><ul id="all" role="listbox"><li role="option">India +91</li></ul></div>
         <input name="phone" type="tel" required></div>`,
      ),
      "document.querySelector('[aria-controls=countries]').addEventListener('click', ({ currentTarget }) => { document.getElementById('countries').hidden = false; currentTarget.setAttribute('aria-expanded', 'true'); });",
    ),
    { ...sent, phone: '9876543210' },
  ),
  success(
    'country-code-beside',
    page(
      replacing(
        phoneField,
        '<div><label for="tel">Phone</label><div class="group"><span>+91</span><input id="tel" name="phone" required></div></div>',
      ),
    ),
    { ...sent, phone: '9876543210' },
  ),
  success(
    'list-that-is-replaced',
    page(
      replacing(
        cityField,
        `<label for="cities">City</label><select id="cities" name="city" aria-hidden="true" tabindex="-1" required style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)"><option value="">Choose</option><option>Pune</option></select>
         <span class="select2"><span class="selection"><span role="combobox" aria-haspopup="true" aria-expanded="false" tabindex="0" aria-labelledby="shown"><span id="shown">Choose</span></span></span></span>`,
      ),
    ),
  ),
  // Quasar: the headings of the steps have the role of a button, and the elements after them look
  // like a list.
  success(
    'head-that-is-no-list',
    page(
      replacing(
        amountField,
        `<h2>Loan amount</h2><div><div role="button" tabindex="0">You</div><div role="button" tabindex="0"><div>2</div><div>Loan</div></div></div>
         <fieldset><legend>Loan amount</legend><label><input type="radio" name="amount" value="less" required> Up to 10 lakh</label><label><input type="radio" name="amount" value="more"> 10 to 60 lakh</label></fieldset>`,
      ),
    ),
    { ...sent, amount: 'more' },
  ),
  success(
    'replaced-lists-without-labels',
    page(
      replacing(cityField, replacedList('city', '<option>Pune</option>')).replace(
        amountField,
        replacedList('amount', '<option value="5000000">Up to ₹50 lakh</option>'),
      ),
    ),
  ),
  success(
    'two-drawn-lists',
    page(
      replacing(cityField, drawn('City', 'city')).replace(
        amountField,
        drawn('Loan amount', 'amount'),
      ),
      `for (const opener of document.querySelectorAll('[role=combobox]')) {
         const texts = { City: ['Mumbai', 'Pune'], 'Loan amount': ['Below 10 lakh', '10 – 60 lakh'] }[opener.ariaLabel];
         opener.addEventListener('click', () => {
           const list = document.body.appendChild(document.createElement('ul'));
           list.role = 'listbox';
           for (const text of texts) {
             const entry = list.appendChild(document.createElement('li'));
             entry.role = 'option';
             entry.innerHTML = '<span class="option-text"></span>';
             entry.firstChild.textContent = text;
             entry.addEventListener('click', () => { opener.textContent = opener.nextSibling.value = text; setTimeout(() => list.remove(), 200); });
           }
         });
       }`,
    ),
    { ...sent, amount: '10 – 60 lakh' },
  ),
  refused(
    'somebody-else',
    page(`${fields}<label>Reference mobile number <input name="other" required></label>${button}`),
    /Reference/,
  ),
  refused(
    'co-applicant',
    page(`${fields}<label>Co-applicant name <input name="other" required></label>${button}`),
    /Co-applicant/,
  ),
  success(
    'choices-about-a-city',
    page(
      `<fieldset><legend>Do you live in this city?</legend><label><input type="radio" name="own" value="yes"> Yes</label><label><input type="radio" name="own" value="no"> No</label></fieldset>
       ${replacing(cityField, '<input name="city">')}`,
    ),
  ),
];
