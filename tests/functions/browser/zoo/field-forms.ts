/**
 * Forms that ask for the lead's values in other formats: split, masked, as lists, in other
 * languages.
 */
import { button, fields, html, json, page, sent, without, type ZooForm } from './zoo-form.ts';

const replacing = (from: RegExp | string, to: string) => fields.replace(from, to) + button;
const cityField = /<p><label>City.*<\/p>/;
const phoneField = /<p><label>Phone.*<\/p>/;
const amountField = /<p><label>Loan.*<\/p>/;
const nameField = /<p><label>Full name.*<\/p>/;

const inLanguage = (labels: string[], submit: string, direction = 'ltr') => {
  const [name, phone, email, city, amount] = labels;
  return `<!doctype html><html dir="${direction}"><meta charset="utf-8"><form method="post">
    <p><label for="a">${name}</label><input id="a" name="f1" required></p>
    <p><label for="b">${phone}</label><input id="b" name="f2" required></p>
    <p><label for="c">${email}</label><input id="c" name="f3" required></p>
    <p><label for="d">${city}</label><input id="d" name="f4" required></p>
    <p><label for="e">${amount}</label><input id="e" name="f5" required></p>
    <button>${submit}</button></form></html>`;
};
const inOrder = {
  f1: sent['name']!,
  f2: sent['phone']!,
  f3: sent['email']!,
  f4: 'Pune',
  f5: '5000000',
};
const language = (name: string, ...text: Parameters<typeof inLanguage>): ZooForm => ({
  name,
  page: inLanguage(...text),
  outcome: 'success',
  received: [inOrder],
});

const suggestScript = (remote: boolean) => `
  const city = document.querySelector('[name=city]'), list = document.querySelector('ul');
  let chosen = '';
  const all = ['Mumbai', 'Nagpur', 'Pune', 'Puri'];
  city.addEventListener('input', async () => {
    chosen = '';
    const cities = ${remote ? "await (await fetch('/suggests-remote/cities?q=' + city.value)).json()" : 'all.filter((one) => one.startsWith(city.value))'};
    list.innerHTML = cities.map((one) => '<li role="option">' + one + '</li>').join('');
  });
  list.addEventListener('mousedown', (event) => { chosen = city.value = event.target.textContent; list.innerHTML = ''; });
  document.querySelector('form').addEventListener('submit', (event) => { if (!chosen) { event.preventDefault(); alert('Choose a city'); } });`;
const suggestField = replacing(
  cityField,
  '<label>City <input name="city" role="combobox" aria-autocomplete="list" autocomplete="off" required></label><ul role="listbox"></ul>',
);

export const fieldForms: ZooForm[] = [
  { name: 'plain', page: page(fields + button), outcome: 'success', received: [sent] },
  language('hindi', ['पूरा नाम', 'मोबाइल नंबर', 'ईमेल', 'शहर', 'ऋण राशि'], 'जमा करें'),
  language(
    'spanish',
    ['Nombre completo', 'Teléfono', 'Correo electrónico', 'Ciudad', 'Importe del préstamo'],
    'Enviar solicitud',
  ),
  language(
    'german',
    ['Vor- und Nachname', 'Telefonnummer', 'E-Mail-Adresse', 'Wohnort', 'Darlehensbetrag'],
    'Anfrage absenden',
  ),
  language(
    'french',
    ['Nom complet', 'Téléphone', 'Adresse courriel', 'Ville', 'Montant du prêt'],
    'Envoyer',
  ),
  language(
    'arabic',
    ['الاسم', 'رقم الهاتف', 'البريد الإلكتروني', 'المدينة', 'مبلغ القرض'],
    'إرسال',
    'rtl',
  ),
  language('hebrew', ['שם', 'טלפון', 'דואר אלקטרוני', 'עיר', 'סכום ההלוואה'], 'שלח', 'rtl'),
  {
    name: 'split-name',
    page: page(
      replacing(
        nameField,
        '<input name="n1" placeholder="First name" required><input name="n2" placeholder="Middle name"><input name="n3" placeholder="Last name" required>',
      ),
    ),
    outcome: 'success',
    received: [{ n1: 'Asha', n2: '', n3: 'Rao', ...without(sent, 'name') }],
  },
  {
    name: 'country-code',
    page: page(
      replacing(
        phoneField,
        '<select name="cc" aria-label="Country code"><option value="1">+1</option><option value="91">+91</option></select><label>Mobile <input name="mobile" type="tel" maxlength="10" required></label>',
      ),
    ),
    outcome: 'success',
    received: [{ cc: '91', mobile: '9876543210', ...without(sent, 'phone') }],
  },
  {
    name: 'masked-phone',
    page: page(
      fields + button,
      `const phone = document.querySelector('[name=phone]');
       phone.maxLength = 14;
       phone.addEventListener('input', () => {
         const d = phone.value.replace(/\\D/g, '').slice(0, 10);
         phone.value = d.length > 6 ? '(' + d.slice(0, 3) + ') ' + d.slice(3, 6) + '-' + d.slice(6) : d;
       });`,
    ),
    outcome: 'success',
    received: [{ ...sent, phone: '(987) 654-3210' }],
  },
  {
    name: 'formatted-amount',
    page: page(
      fields + button,
      `const amount = document.querySelector('[name=amount]');
       amount.addEventListener('input', () => { amount.value = Number(amount.value.replace(/\\D/g, '')).toLocaleString('en-IN'); });`,
    ),
    outcome: 'success',
    received: [{ ...sent, amount: '50,00,000' }],
  },
  {
    name: 'amount-slider',
    page: page(
      replacing(
        amountField,
        '<label>Loan amount <input type="range" name="amount" min="100000" max="10000000" step="100000" value="100000"></label>',
      ),
    ),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'amount-list',
    page: page(
      replacing(
        amountField,
        '<label>Loan amount <select name="amount" required><option value="">Choose</option><option value="s">Up to ₹25 Lakh</option><option value="m">₹25 Lakh - 1 Crore</option><option value="l">Above 1 Crore</option></select></label>',
      ),
    ),
    outcome: 'success',
    received: [{ ...sent, amount: 'm' }],
  },
  {
    name: 'amount-radios',
    page: page(
      replacing(
        amountField,
        '<fieldset><legend>Loan amount</legend><label><input type="radio" name="amount" value="s" required> Below 10 lakh</label><label><input type="radio" name="amount" value="m"> 10 - 60 lakh</label><label><input type="radio" name="amount" value="l"> Above 60 lakh</label></fieldset>',
      ),
    ),
    outcome: 'success',
    received: [{ ...sent, amount: 'm' }],
  },
  {
    name: 'city-list',
    page: page(
      replacing(
        cityField,
        '<label>City <select name="city" required><option value="">Select</option><option value="12">Mumbai</option><option value="17">Pune</option></select></label>',
      ),
    ),
    outcome: 'success',
    received: [{ ...sent, city: '17' }],
  },
  {
    name: 'suggests',
    page: page(suggestField, suggestScript(false)),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'suggests-remote',
    page: (visit) =>
      visit.url.searchParams.has('q')
        ? json(visit, visit.url.searchParams.get('q') === 'Pune' ? ['Pune'] : [])
        : html(visit, page(suggestField, suggestScript(true))),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'email-twice',
    page: page(
      fields + '<label>Confirm e-mail <input name="email2" type="email" required></label>' + button,
    ),
    outcome: 'success',
    received: [{ ...sent, email2: sent['email']! }],
  },
  {
    name: 'consents',
    page: page(
      fields +
        '<label><input type="checkbox" name="terms" required> I agree to the terms</label><label><input type="checkbox" name="offers"> I agree to receive offers</label>' +
        button,
    ),
    outcome: 'success',
    received: [{ ...sent, terms: 'on' }],
  },
  {
    name: 'honeypots',
    page: page(
      fields +
        `<div style="height:0;overflow:hidden"><label>E-mail <input name="h1"></label></div>
         <label style="position:absolute;left:-9999px">Phone <input name="h2"></label>
         <input name="h3" placeholder="Your name" tabindex="-1" autocomplete="off">
         <label style="opacity:0;position:absolute">City <input name="h4"></label>
         <label>Leave this field empty <input name="h5" type="email"></label>
         <input name="h6" aria-hidden="true" placeholder="Phone">` +
        button,
    ),
    outcome: 'success',
    received: [{ ...sent, h1: '', h2: '', h3: '', h4: '', h5: '', h6: '' }],
  },
  {
    name: 'unknown-required',
    page: page(fields + '<label>PAN number <input name="pan" required></label>' + button),
    outcome: 'field_not_found',
    fenced: false,
    detail: /PAN number/,
    received: [],
  },
  {
    name: 'overridden',
    page: page(
      fields.replace('Full name', 'Zq1') +
        '<label>Purpose <select id="why" name="why" required><option value="">–</option><option value="home">Home</option></select></label><button type="submit">Apply now</button><button type="submit" id="real" name="go" value="1">Zq2</button>',
    ),
    target: {
      fields: [
        { selector: '[name=name]', kind: 'fullName' },
        { selector: '#why', value: 'home' },
      ],
      submit: '#real',
    },
    outcome: 'success',
    received: [{ ...sent, why: 'home', go: '1' }],
  },
  {
    name: 'user-name-beside',
    page: page(
      '<label>User name <input name="user_email_name" placeholder="Pick a user name"></label>' +
        fields +
        button,
    ),
    outcome: 'success',
    received: [{ user_email_name: '', ...sent }],
  },
];
