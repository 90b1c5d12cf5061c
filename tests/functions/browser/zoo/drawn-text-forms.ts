/**
 * Text fields that scripts build: editable elements in place of inputs, a phone number in two
 * elements, and an input in a shadow root.
 */
import { aLead } from '../../builders.ts';
import { button, fields, page, sent, success, without } from './zoo-form.ts';

const cityField = /<p><label>City.*<\/p>/;
const typed = (label: string, name: string) =>
  `<p><label id="${name}">${label}</label><span contenteditable aria-labelledby="${name}" class="typed" data-of="${name}" style="display:inline-block;width:200px;border:1px solid"></span></p>`;
/** Adds the texts of the editable elements to the data that the form sends. */
const sendsTexts = `
  const lead = document.querySelector('form.lead');
  lead.addEventListener('formdata', ({ formData }) => {
    for (const one of document.querySelectorAll('.typed')) formData.set(one.dataset.of, one.textContent);
  });`;
/**
 * A button with a flag next to the phone number. The button's list changes the number's country
 * code.
 */
const flagged =
  '<div><button type="button" id="code" aria-haspopup="listbox" aria-expanded="false">🇺🇸 +1</button><input name="phone" placeholder="Phone number" required></div>';
const changesCode = `
  const code = document.getElementById('code'), lead = document.querySelector('form.lead');
  code.addEventListener('click', () => {
    document.body.insertAdjacentHTML('beforeend', '<ul role="listbox"><li role="option">United States +1</li><li role="option">India +91</li></ul>');
    document.querySelector('[role=listbox]').addEventListener('click', ({ target, currentTarget }) => {
      code.textContent = '🏳 +' + target.textContent.replace(/\\D/g, '');
      currentTarget.remove();
    });
  });
  lead.addEventListener('formdata', ({ formData }) => { formData.set('phone', code.textContent.replace(/^\\S+ /, '') + lead.phone.value); });`;

/**
 * A label in a shadow root whose text is in a slot. No attribute connects the label with its field.
 */
const labelled = '<p><text-row id="city">City</text-row></p>';
const draws = `
  customElements.define('text-row', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<label><slot></slot></label><input>';
    }
  });
  const lead = document.querySelector('form.lead');
  lead.addEventListener('formdata', ({ formData }) => { formData.set('city', lead.querySelector('text-row').shadowRoot.querySelector('input').value); });`;

export const drawnTextForms = [
  success(
    'texts-that-people-edit-in-place',
    page(
      typed('Full name', 'name') +
        typed('Phone', 'phone') +
        fields.split('\n').slice(3).join('') +
        button,
      sendsTexts,
    ),
  ),
  {
    ...success(
      'country-code-behind-a-flag',
      page(fields.replace(/<p><label>Phone.*<\/p>/, flagged) + button, changesCode),
      { ...without(sent, 'phone'), phone: '+919876543210' },
    ),
    work: { lead: aLead({ phone: '9876543210' }) },
  },
  success('label-in-a-slot-of-its-own', page(fields.replace(cityField, labelled) + button, draws)),
];
