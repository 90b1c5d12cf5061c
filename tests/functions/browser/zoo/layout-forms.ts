/**
 * Forms whose fields can be recognised only by their position, their unit or the names in their
 * code.
 */
import { aLead } from '../../builders.ts';
import { button, fields, page, sent, without, type ZooForm } from './zoo-form.ts';

const bare = { a: sent['name']!, b: sent['phone']!, c: sent['email']!, d: 'Pune', e: '5000000' };
const amountField = /<p><label>Loan.*<\/p>/;
const labels = ['Your name', 'Mobile', 'E-mail', 'City', 'Loan amount'];
const laidOut = (each: (label: string, name: string) => string) =>
  labels.map((label, place) => each(label, 'abcde'[place]!)).join('\n');

const question = (name: string, inside: string): ZooForm => ({
  name,
  page: page(inside + button),
  outcome: 'success',
  received: [bare],
});
const amountAs = (name: string, field: string, amount: string): ZooForm => ({
  name,
  page: page(fields.replace(amountField, field) + button),
  outcome: 'success',
  received: [{ ...sent, amount }],
});

const lakhs = ['1 - 10', '10 - 25', '25 - 75', 'Above 75'];

export const layoutForms: ZooForm[] = [
  question(
    'text-before',
    laidOut((label, name) => `${label}: <input name="${name}" required><br>`),
  ),
  question(
    'table',
    `<table>${laidOut((label, name) => `<tr><td>${label}</td><td><input name="${name}"></td></tr>`)}</table>`,
  ),
  question(
    'columns',
    laidOut(
      (label, name) =>
        `<div class="row"><div class="col">${label} <span>*</span></div><div class="col"><div><input name="${name}"></div></div></div>`,
    ),
  ),
  question(
    'floating-labels',
    laidOut(
      (label, name) =>
        `<div class="floats"><input name="${name}" placeholder=" "><span class="caption">${label}</span></div>`,
    ),
  ),
  {
    name: 'hints-behind',
    page: page(
      `<div><input name="city"><small>We will e-mail you offers near it</small></div>
       <div><input name="name"><small>As on your phone bill</small></div>
       <div><input name="email"></div><div><input name="phone"></div>
       <div><input name="amount"><small>Any loan, any city</small></div>${button}`,
    ),
    outcome: 'success',
    received: [sent],
  },
  question(
    'placeholders',
    laidOut((label, name) => `<input name="${name}" placeholder="${label}">`),
  ),
  {
    name: 'makers-names',
    page: `<!doctype html><title>Loans</title><form class="lead">
      <input formcontrolname="fullName"><input formcontrolname="mobileNo"><input data-testid="email-input">
      <input formcontrolname="cityName"><input ng-model="lead.loanAmount"><button>Apply</button></form>
      <script>document.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        const values = [...document.querySelectorAll('input')].map((input, place) => ['abcde'[place], input.value]);
        fetch(location.pathname, { method: 'POST', body: new URLSearchParams(values) })
          .then(() => { document.querySelector('form').outerHTML = '<p>Thank you, we will call you.</p>'; });
      });</script>`,
    outcome: 'success',
    received: [bare],
  },
  amountAs('amount-in-lakhs', '<label>Loan amount (in lakhs) <input name="amount"></label>', '50'),
  amountAs(
    'list-in-lakhs',
    `<label>Loan amount (in lakhs) <select name="amount"><option value="">Choose</option>${lakhs.map((one) => `<option>${one}</option>`).join('')}</select></label>`,
    '25 - 75',
  ),
  amountAs(
    'choices-in-lakhs',
    `<fieldset><legend>Loan amount (in lakhs)</legend>${lakhs.map((one) => `<label><input type="radio" name="amount" value="${one}"> ${one}</label>`).join('')}</fieldset>`,
    '25 - 75',
  ),
  amountAs(
    'not-in-lakhs',
    '<label>Loan amount (not in lakhs) <input name="amount"></label>',
    '5000000',
  ),
  {
    name: 'whole-lakhs',
    page: page(
      fields.replace(amountField, '<label>Loan amount (in lakhs) <input name="amount"></label>') +
        button,
      "document.querySelector('[name=amount]').addEventListener('input', ({ target }) => { target.value = target.value.replace(/\\D/g, ''); });",
    ),
    work: { lead: aLead({ loanAmount: 750_000 }) },
    outcome: 'field_not_found',
    fenced: false,
    detail: /Loan amount/,
    received: [],
  },
  amountAs(
    'amount-in-crores',
    '<label for="cr">Loan amount</label><input id="cr" name="amount" placeholder="In ₹ crore">',
    '0.5',
  ),
  amountAs(
    'slider-in-lakhs',
    '<label>Loan amount in ₹ lakh <input type="range" name="amount" min="1" max="100" value="1"></label>',
    '50',
  ),
  {
    name: 'slider-too-short',
    page: page(
      fields.replace(
        amountField,
        '<label>Loan amount <input type="range" name="amount" min="1000" max="40000" value="1000"></label>',
      ) + button,
    ),
    outcome: 'field_not_found',
    fenced: false,
    detail: /Loan amount/,
    received: [],
  },
  {
    name: 'phone-in-parts',
    page: page(
      fields.replace(
        /<p><label>Phone.*<\/p>/,
        `<fieldset><legend>Phone</legend><input name="p1" type="tel" maxlength="3" size="3" aria-label="Phone: area code">
         <input name="p2" type="tel" maxlength="3" size="3" aria-label="Phone: first three digits">
         <input name="p3" type="tel" maxlength="4" size="4" aria-label="Phone: last four digits"></fieldset>`,
      ) + button,
    ),
    outcome: 'success',
    received: [{ p1: '987', p2: '654', p3: '3210', ...without(sent, 'phone') }],
  },
  {
    name: 'drawn-button',
    page: page(
      `${fields}<div class="btn" onclick="this.closest('form').requestSubmit()">Apply now</div>`,
    ),
    outcome: 'success',
    received: [sent],
  },
];
