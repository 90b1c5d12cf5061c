/**
 * Questions with several options of which a person chooses one, without an element that groups the
 * options.
 */
import { button, fields, page, refused, sent, success, type ZooForm } from './zoo-form.ts';

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
/** Web Awesome and Shoelace: the question is in a shadow root, whose slot shows the choices. */
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
/** Buttons without a role. A press changes only the class of the pressed button, or its color. */
const plainChoices = (name: string, look: 'class' | 'style', ...texts: string[]) => `
  <div><div>${name === 'city' ? 'City' : 'Loan amount'}</div>
  <div class="chips">${texts.map((text) => `<button type="button" class="chip" data-for="${name}">${text}</button>`).join('')}</div>
  <input type="hidden" name="${name}"></div>
  <script>{
    const chips = [...document.querySelectorAll('[data-for=${name}]')];
    for (const one of chips) one.addEventListener('click', () => {
      for (const other of chips) ${look === 'class' ? "other.classList.toggle('is-active', other === one)" : "other.style.background = other === one ? 'teal' : ''"};
      document.querySelector('[name=${name}]').value = one.textContent;
    });
  }</script>`;
/** Chips that are no buttons, inside containers of a slide group, as Vuetify draws them. */
const slidingChips = `
  <div><label>City</label><div class="slides"><div><div>${['Mumbai', 'Pune', 'Delhi']
    .map((city) => `<span class="chip" tabindex="0"><span>${city}</span></span>`)
    .join('')}</div></div></div><input type="hidden" name="city"></div>
  <script>
    for (const one of document.querySelectorAll('.chip')) one.onclick = () => {
      for (const other of document.querySelectorAll('.chip')) other.classList.toggle('chosen', other === one);
      document.querySelector('[name=city]').value = one.innerText;
    };
  </script>`;
/**
 * Options for the city without an element that groups them and without a connected caption. All
 * options have the given attributes.
 */
const looseCities = (attributes: string, mark: string, around = 'div') => `
  <div><div>City</div><${around}>${['Mumbai', 'Pune', 'Delhi']
    .map((city) => `<span class="one" ${attributes}>${city}</span>`)
    .join('')}</div><input type="hidden" name="city"></div>
  <script>
    const all = [...document.querySelectorAll('.one')];
    for (const one of all) one.onclick = () => {
      for (const other of all) { const isOn = other === one; ${mark} }
      document.querySelector('[name=city]').value = one.textContent;
    };
  </script>`;
/** Chips above a text field. A press writes an amount into the field and changes no chip. */
const quickAmounts = (chips: string[], written: string) => `
  <div><div>Loan amount</div>
  <div class="quick">${chips.map((text) => `<button type="button">${text}</button>`).join('')}</div>
  <input name="amount"></div>
  <script>
    for (const one of document.querySelectorAll('.quick button')) one.onclick = () => {
      const field = document.querySelector('[name=amount]'), value = parseFloat(one.textContent.slice(1)) * 100000;
      field.value = ${written};
    };
  </script>`;
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
  success(
    'choice-by-plain-buttons',
    page(
      fields
        .replace(cityField, plainChoices('city', 'class', 'Mumbai', 'Pune', 'Delhi'))
        .replace(amountField, plainChoices('amount', 'style', ...amounts)) + button,
    ),
    { ...sent, amount: '₹10 – 60 lakh' },
  ),
  success('choice-by-chips', page(cityOf(slidingChips))),
  success(
    'choice-by-pressed-buttons-without-a-group',
    page(
      cityOf(
        looseCities('role="button" tabindex="0" aria-pressed="false"', 'other.ariaPressed = isOn;'),
      ),
    ),
  ),
  success(
    'choice-by-elements-with-a-pointer',
    page(
      '<style>.one { cursor: pointer }</style>' +
        cityOf(looseCities('', "other.classList.toggle('on', isOn);")),
    ),
  ),
  success(
    'choice-by-radios-of-an-unnamed-group',
    page(
      cityOf(
        looseCities(
          'role="radio" tabindex="0" aria-checked="false"',
          'other.ariaChecked = isOn;',
          'div role="group"',
        ),
      ),
    ),
  ),
  success(
    'choice-with-the-question-tied-to-each',
    page(
      cityOf(
        looseCities(
          'role="radio" tabindex="0" aria-checked="false" aria-labelledby="question"',
          'other.ariaChecked = isOn;',
          'div role="radiogroup"',
        ).replace('<div>City', '<div id="question">City'),
      ),
    ),
  ),
  refused(
    'plain-buttons-without-the-city',
    page(
      cityOf(plainChoices('city', 'class', 'Chennai', 'Kochi', 'Mysuru')).replace('City', 'City *'),
    ),
    /city/i,
  ),
  success(
    'plain-buttons-that-go-on',
    page(
      fields +
        '<p>I agree to the terms</p><p><button type="button">Back</button><button type="button">Save</button><button type="button">Reset</button></p>' +
        button,
      "for (const one of document.querySelectorAll('[type=button]')) one.onclick = () => document.forms[0].reset();",
    ),
  ),
  success(
    'quick-amounts-above-a-field',
    page(
      fields.replace(amountField, quickAmounts(['₹10 lakh', '₹25 lakh', '₹50 lakh'], 'value')) +
        button,
    ),
  ),
  success(
    'added-amounts-above-a-field',
    page(
      fields.replace(
        amountField,
        quickAmounts(['+10 lakh', '+25 lakh', '+50 lakh'], 'Number(field.value) + value'),
      ) + button,
    ),
  ),
];
