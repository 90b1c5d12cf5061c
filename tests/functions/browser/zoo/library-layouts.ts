/**
 * Captions and controls as libraries lay them out: labels that are connected with no field, lists
 * that do not open by typing, and controls that work only through the elements around them.
 */
import { button, fields, page, sent, type ZooForm, success } from './zoo-form.ts';

const withField = (caption: string, field: string) =>
  fields.replace(new RegExp(`<p><label>${caption}.*</p>`), field) + button;

/**
 * Formily, TDesign, Arco: the label and the field are in two columns, and no attribute connects
 * them.
 */
const item = (caption: string, field: string) =>
  `<div><div><div><label>${caption}</label></div></div><div><div><div><div><div>${field}</div></div></div></div></div></div>`;
const columns = [
  ['Full name', 'f1'],
  ['Phone', 'f2'],
  ['E-mail', 'f3'],
  ['Loan amount', 'f4'],
].map(([caption = '', name = '']) =>
  item(caption, `<input name="${name}" placeholder="请输入" required>`),
);
/** React Select: the list's prompt is nearer to the field than the label is. */
const prompted =
  '<label>City</label><div><div><div>Search here</div><div><input role="combobox" aria-autocomplete="list" aria-expanded="false"></div></div></div><input type="hidden" name="city">';
const offers = (opening: string) => `
  const input = document.querySelector('[role=combobox], .opens'), held = document.querySelector('[name=city]');
  const open = () => {
    if (document.getElementById('list')) return;
    document.body.insertAdjacentHTML('beforeend', '<ul id="list" role="listbox"><li role="option">Mumbai</li><li role="option">Pune</li></ul>');
    document.getElementById('list').addEventListener('click', ({ target }) => {
      held.value = target.textContent;
      if ('value' in input) input.value = target.textContent; else input.textContent = target.textContent;
      document.getElementById('list').remove();
    });
  };
  ${opening}`;
/**
 * Fluent 8: typing does not open the list, and the field empties itself when it loses the focus.
 */
const openedByKeys =
  '<p><label for="c">City</label><input id="c" role="combobox" aria-autocomplete="list" aria-expanded="false"><input type="hidden" name="city"></p>';
/** TDesign: the input accepts no text, has no role, and opens a list when it is pressed. */
const readOnly =
  '<p><label>City</label><input class="opens" autocomplete="off" readonly><input type="hidden" name="city"></p>';
/**
 * PatternFly: a plain button opens the list. No attribute connects the button with the label above
 * it.
 */
const expands = `${item('City', '<button type="button" class="opens" aria-expanded="false" style="width:200px">Choose</button>')}<input type="hidden" name="city">`;
/**
 * Material Components: two texts inside the list's button, its caption and its value, name the
 * list.
 */
const namedByItsParts =
  '<div role="button" class="opens" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l v"><span id="l">City</span><span id="v"></span></div><input type="hidden" name="city">';
/** Ant Design: the text of the chosen entry covers the input that has the list's role. */
const coveredCode =
  '<div><div style="position:relative;width:90px;height:32px"><input role="combobox" aria-haspopup="listbox" readonly style="position:absolute;inset:0;opacity:0"><span class="code" style="position:absolute;inset:0">+1</span></div><input type="hidden" name="code" value="+1"></div>';
const opensCodes = `
  const code = document.querySelector('.code');
  code.parentElement.addEventListener('mousedown', ({ isTrusted }) => {
    if (!isTrusted || document.getElementById('list')) return;
    document.body.insertAdjacentHTML('beforeend', '<ul id="list" role="listbox"><li role="option">+44</li><li role="option">+91</li></ul>');
    document.getElementById('list').addEventListener('click', ({ target }) => {
      code.textContent = document.querySelector('[name=code]').value = target.textContent;
      document.getElementById('list').remove();
    });
  });`;
/** Ant Design: the radio buttons have no `name`, and the question is the caption of their group. */
const nameless = item(
  'How much do you need?',
  ['Up to ₹10 lakh', '₹10 – 40 lakh', 'Above ₹40 lakh']
    .map((text) => `<label><input type="radio" value="${text}"> ${text}</label>`)
    .join(''),
);
const keepsBox = `document.querySelector('form').addEventListener('formdata', ({ formData }) => formData.set('amount', document.querySelector('[type=radio]:checked')?.value ?? ''));`;
/** TDesign: the keyboard focuses the label, not the transparent checkbox inside it. */
const boxInALabel =
  '<label tabindex="0"><input type="checkbox" name="terms" value="yes" tabindex="-1" style="position:absolute;opacity:0;width:0"><span style="display:inline-block;width:16px;height:16px;border:1px solid"></span><span>I agree to the terms</span></label>';
const untilTicked = `document.querySelector('form').addEventListener('submit', (event) => { if (!event.target.terms.checked) { event.preventDefault(); document.body.insertAdjacentHTML('beforeend', '<p role="alert">Please agree to the terms</p>'); } });`;
/** rangeslider.js: the native range is clipped, and a drawn slider shows the range's value. */
const drawnAfter =
  '<div>Loan amount: <b>10</b> lakh</div><input type="range" name="amount" min="100000" max="10000000" step="100000" value="1000000" style="position:absolute;width:1px;height:1px;overflow:hidden;opacity:0"><div class="rangeslider" style="width:300px;height:20px"><div></div></div>';
/** jQuery Steps: the buttons are links to anchors that do not exist in the page. */
const linked = `${fields}<ul role="menu"><li><a href="#previous" role="menuitem">Previous</a></li><li><a href="#finish" role="menuitem">Finish</a></li></ul>`;
const finishes = `document.querySelector('[href="#finish"]').addEventListener('click', (event) => { event.preventDefault(); document.querySelector('form').requestSubmit(); });`;

export const libraryLayouts: ZooForm[] = [
  success('labels-in-a-column-of-their-own', page(columns.join('') + button), {
    f1: 'Asha Rao',
    f2: '+91 98765 43210',
    f3: 'asha@example.com',
    f4: '5000000',
  }),
  success(
    'label-farther-than-the-prompt',
    page(withField('City', prompted), offers("input.addEventListener('input', open);")),
  ),
  success(
    'list-that-opens-by-keys',
    page(
      withField('City', openedByKeys),
      offers(
        "input.addEventListener('keydown', ({ key, altKey }) => { if (altKey && key === 'ArrowDown') open(); }); input.addEventListener('blur', () => { if (!held.value) input.value = ''; });",
      ),
    ),
  ),
  success(
    'list-that-takes-no-text',
    page(withField('City', readOnly), offers("input.addEventListener('click', open);")),
  ),
  success(
    'list-behind-a-button-that-expands',
    page(withField('City', expands), offers("input.addEventListener('click', open);")),
  ),
  success(
    'list-named-by-its-parts',
    page(withField('City', namedByItsParts), offers("input.addEventListener('click', open);")),
  ),
  success('list-covered-by-its-choice', page(coveredCode + fields + button, opensCodes), {
    code: '+91',
    ...sent,
    phone: '9876543210',
  }),
  success('boxes-without-a-name', page(withField('Loan', nameless), keepsBox), {
    ...sent,
    amount: 'Above ₹40 lakh',
  }),
  success('box-in-a-label-that-takes-the-focus', page(fields + boxInALabel + button, untilTicked), {
    ...sent,
    terms: 'yes',
  }),
  success('range-drawn-behind-it', page(withField('Loan', drawnAfter))),
  success('links-to-no-place', page(linked, finishes)),
];
