/**
 * Questions whose fields have no role, are in closed sections, or send another value than the value
 * that they show.
 */
import { button, fields, page, sent, success, without, type ZooForm } from './zoo-form.ts';

const cityField = /<p><label>City.*<\/p>/;
const amountField = /<p><label>Loan amount.*<\/p>/;

/**
 * A list made of plain elements: the entries are hidden until the element with the shown value is
 * pressed.
 */
const plainList = `<style>.shut{display:none;position:absolute}.shown{cursor:pointer;width:200px}</style>
  <div class="shown"><span>Select</span> ▾</div><div class="shut"><div>Mumbai</div><div>Pune</div></div>`;
const opensPlainList = (root: string, chosen: string) => `
  const shown = ${root}.querySelector('.shown'), list = ${root}.querySelector('.shut');
  shown.onclick = () => { list.style.display = list.style.display === 'block' ? 'none' : 'block'; };
  for (const entry of list.children) entry.onclick = () => {
    shown.textContent = ${chosen} = entry.textContent;
    list.style.display = 'none';
  };`;

/**
 * Naive UI: the keyboard focuses the box around the input, and a press focuses the input itself.
 */
const reachedByItsBox =
  '<div><label>City</label><div tabindex="0" class="box"><div><input name="city" tabindex="-1"></div></div></div>';

const section = (head: string, isOpen: boolean, inside: string) =>
  `<div><h3><button type="button" aria-expanded="${isOpen}">${head}</button></h3><div ${isOpen ? '' : 'hidden'}>${inside}</div></div>`;
const [about = '', loan = ''] = [
  fields.replace(cityField, '').replace(amountField, ''),
  `${cityField.exec(fields)?.[0]}${amountField.exec(fields)?.[0]}`,
];
/** Material UI: no attribute connects the buttons with the sections that they open. */
const untied = page(
  section('About you', true, about) + section('Your loan', false, loan) + button,
  `for (const head of document.querySelectorAll('[aria-expanded]')) head.onclick = () => {
     const part = head.parentElement.nextElementSibling;
     part.hidden = !part.hidden;
     head.setAttribute('aria-expanded', String(!part.hidden));
   };`,
);
/** Radix: one section is open, and the fields of the closed section are not in the document. */
const drawnWhenOpened = page(
  section('About you', true, about) + section('Your loan', false, '') + button,
  `const heads = [...document.querySelectorAll('[aria-expanded]')], lead = document.querySelector('form.lead');
   const inside = [heads[0].parentElement.nextElementSibling.innerHTML, ${JSON.stringify(loan)}], held = {};
   for (const head of heads) head.onclick = () => heads.forEach((one, place) => {
     const part = one.parentElement.nextElementSibling;
     part.hidden = one !== head;
     part.innerHTML = one === head ? inside[place] : '';
     one.setAttribute('aria-expanded', String(one === head));
   });
   lead.addEventListener('input', ({ target }) => { held[target.name] = target.value; });
   lead.addEventListener('formdata', ({ formData }) => {
     for (const [name, value] of Object.entries(held)) formData.set(name, value); });`,
);

/**
 * Ant Design: the control's name is a fixed text of the library, and no attribute connects the
 * control with its caption.
 */
const namedByItsLibrary = `<div><label>Loan amount</label><div role="radiogroup" aria-label="segmented control">
  ${['Up to ₹10 lakh', '₹10 – 60 lakh']
    .map((text) => `<label><input type="radio" name="r1" value="${text}"> ${text}</label>`)
    .join('')}</div></div>`;

export const rolelessForms: ZooForm[] = [
  success(
    'list-of-plain-elements',
    page(
      `${fields.replace(cityField, `<div><div>City</div><div>${plainList}</div></div><input type="hidden" name="city">`)}${button}`,
      opensPlainList('document', "document.querySelector('[name=city]').value"),
    ),
  ),
  success(
    'list-of-plain-elements-in-a-shadow-root',
    page(
      `${fields.replace(cityField, '<plain-list>City</plain-list>')}${button}`,
      `const host = document.querySelector('plain-list'), root = host.attachShadow({ mode: 'open' });
       root.innerHTML = \`<span><slot></slot></span>${plainList}\`;
       ${opensPlainList('root', 'host.value')}
       document.querySelector('form').addEventListener('formdata', ({ formData }) => formData.set('city', host.value));`,
    ),
  ),
  success('field-reached-by-its-box', page(fields.replace(cityField, reachedByItsBox) + button)),
  success('sections-untied', untied),
  success('sections-drawn-when-opened', drawnWhenOpened),
  success(
    'choices-named-by-a-library',
    page(fields.replace(amountField, namedByItsLibrary) + button),
    {
      ...without(sent, 'amount'),
      r1: '₹10 – 60 lakh',
    },
  ),
  {
    name: 'shown-but-not-sent',
    page: page(
      fields + button,
      `document.querySelector('form').addEventListener('formdata', ({ formData }) => formData.set('city', ''));`,
    ),
    outcome: 'outcome_unknown',
    words: /Thank you.*but the page did not send: City/,
    received: [{ ...sent, city: '' }],
  },
];
