/**
 * Questions with several choices of which people choose one, without a group element for these
 * choices.
 */
import { button, fields, page, sent, success, type ZooForm } from './zoo-form.ts';

const cityField = /<p><label>City.*?<\/p>/s;
const amountField = /<p><label>Loan amount.*?<\/p>/s;
const amounts = ['Below ₹10 lakh', '₹10 – 60 lakh', 'Above ₹60 lakh'];

const pressed = (text: string) =>
  `<button type="button" aria-pressed="false" value="${text}">${text}</button>`;
/**
 * Toggle buttons: a press chooses a button, and a second press on this button removes the choice.
 */
const toggles = (held: string) => `
  const buttons = [...document.querySelectorAll('[aria-pressed]')];
  for (const one of buttons) one.addEventListener('click', () => {
    const isOn = one.ariaPressed !== 'true';
    for (const other of buttons) other.ariaPressed = String(isOn && other === one);
    document.querySelector('[name=${held}]').value = isOn ? one.value : '';
  });`;
const boxes = (name: string, ...texts: string[]) =>
  texts
    .map(
      (text) =>
        `<label><input type="radio" name="${name}" value="${text}" required> ${text}</label>`,
    )
    .join('');
/** Web Awesome and Shoelace: the question is in a shadow root, and the choices are in its slot. */
const slots = (choice: string) => `
  const held = document.querySelector('[name=city]');
  customElements.define('x-choices', class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<fieldset role="radiogroup" aria-labelledby="label"><span id="label">City</span><slot></slot></fieldset>';
    }
  });
  customElements.define('x-choice', class extends HTMLElement {
    connectedCallback() {
      this.style.display = 'inline-block';
      ${choice}
      this.addEventListener('click', () => {
        for (const other of this.parentElement.children) (other.shadowRoot?.querySelector('button') ?? other).ariaChecked = String(other === this);
        held.value = this.textContent;
      });
    }
  });`;
const slotted =
  '<x-choices><x-choice>Mumbai</x-choice><x-choice>Pune</x-choice><x-choice>Delhi</x-choice></x-choices><input type="hidden" name="city">';
const cityOf = (inside: string) => fields.replace(cityField, inside) + button;

export const choiceForms: ZooForm[] = [
  success(
    'choice-by-pressed-buttons',
    page(
      fields.replace(
        amountField,
        `<div id="asked">Loan amount</div><div role="group" aria-labelledby="asked">${amounts.map(pressed).join('')}</div><input type="hidden" name="amount">`,
      ) + button,
      toggles('amount'),
    ),
    { ...sent, amount: '₹10 – 60 lakh' },
  ),
  success(
    'toggles-beside-an-amount',
    page(
      fields.replace(
        amountField,
        `<div role="group" aria-label="Loan amount"><input name="amount">${['₹', '$'].map(pressed).join('')}</div><input type="hidden" name="unit" value="₹">`,
      ) + button,
      toggles('unit'),
    ),
    { ...sent, unit: '₹' },
  ),
  success(
    'choice-in-a-wider-fieldset',
    page(
      `<fieldset><legend>Loan</legend>${cityOf(`<div><div>City *</div><div>${boxes('city', 'Mumbai', 'Pune')}</div></div>`)}</fieldset>`,
    ),
  ),
  success(
    'choice-with-another-answer',
    page(
      cityOf(
        `<fieldset><legend>City</legend>${boxes('city', 'Mumbai', 'Pune')}<input name="other" placeholder="Another one"></fieldset>`,
      ),
    ),
    { ...sent, other: '' },
  ),
  success(
    'choices-in-slots',
    page(cityOf(slotted), slots("this.role = 'radio'; this.ariaChecked = 'false';")),
  ),
  success(
    'choices-of-buttons-in-slots',
    page(
      cityOf(slotted),
      slots(
        `this.attachShadow({ mode: 'open' }).innerHTML = '<button type="button" role="radio" aria-checked="false"><slot></slot></button>';`,
      ),
    ),
  ),
];
