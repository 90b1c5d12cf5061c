/**
 * Controls that UI libraries draw without the usual roles and label attributes: lists behind plain
 * buttons, lists that draw only their visible entries, sliders without a role, and unusually placed
 * captions.
 */
import {
  button,
  fields,
  page,
  sent,
  without,
  type ZooForm,
  success,
  formElement,
  leadInputs,
} from './zoo-form.ts';

const fieldOf = (caption: string) => new RegExp(`<p><label>${caption}.*</p>`);
const withField = (caption: string, field: string) => fields.replace(fieldOf(caption), field);
const withCity = (field: string) =>
  `${withField('City', field)}<input type="hidden" name="city">${button}`;
const withAmount = (field: string) => withField('Loan', field) + button;

const cities = ['Agra', 'Delhi', 'Indore', 'Jaipur', 'Mumbai', 'Nagpur', 'Nashik', 'Pune', 'Surat'];
/**
 * A script that opens a list below the element with the selector `opener`, and stores the text of
 * the pressed option in the hidden field.
 */
const opens = (opener: string, shown = "document.querySelector('.shown')") => `
  const held = document.querySelector('[name=city]');
  document.querySelector('${opener}').addEventListener('click', ({ isTrusted }) => {
    if (!isTrusted || document.getElementById('opened')) return;
    document.body.insertAdjacentHTML('beforeend', '<div id="opened" role="listbox">' + ${JSON.stringify(cities)}.map((city) => '<div role="option">' + city + '</div>').join('') + '</div>');
    document.getElementById('opened').addEventListener('click', ({ target }) => {
      if (target.role !== 'option') return;
      held.value = ${shown}.textContent = target.textContent;
      document.getElementById('opened').remove();
    });
  });`;

/** Cloudscape: a button opens a dialog that contains the list. */
const dialogButton =
  '<p><label id="l" for="c">City</label> <button type="button" id="c" aria-haspopup="dialog" aria-expanded="false" aria-labelledby="l s"><span id="s" class="shown">Choose</span></button></p>';
/**
 * Ionic: a button opens a dialog that contains the list. The button is transparent and covers the
 * drawn caption and value.
 */
const transparentButton =
  '<div style="position:relative;width:200px;height:32px"><span>City</span> <span class="shown">Select city</span><button type="button" aria-label="City, Select city" aria-haspopup="dialog" aria-expanded="false" style="position:absolute;inset:0;width:100%;opacity:0"></button></div>';
/**
 * A navigation menu inside a form that surrounds the whole page; the form does not ask for a city.
 */
const menu =
  '<div><span>City</span><button type="button" aria-haspopup="true" aria-expanded="false">Cities</button><ul class="menu" hidden><li><a href="/pune">Pune</a></li></ul></div>';
const opensMenu = `document.querySelector('button').addEventListener('click', () => { document.querySelector('.menu').hidden = false; });`;
/**
 * Spectrum: the list's button is in a shadow root, and a hidden text inside the button names it.
 */
const namedInside = '<pick-city></pick-city>';
const namedInsideScript = `
  customElements.define('pick-city', class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = '<button type="button" aria-haspopup="true" aria-expanded="false" aria-labelledby="s n"><span id="s">Select one</span><span id="n" hidden>City</span></button><div id="list" role="listbox" hidden><div role="option">Mumbai</div><div role="option">Pune</div></div>';
      const list = root.getElementById('list');
      root.querySelector('button').addEventListener('click', () => { list.hidden = false; });
      list.addEventListener('click', ({ target }) => {
        document.querySelector('[name=city]').value = root.getElementById('s').textContent = target.textContent;
        list.hidden = true;
      });
    }
  });`;
/**
 * PrimeVue: the label refers to an element that cannot have a label, and the list is transparent
 * while it is empty.
 */
const transparentList =
  '<p><span style="display:inline-block;width:200px;border:1px solid"><span id="c" class="shown" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" style="display:block;overflow:hidden;opacity:0">&nbsp;</span></span><label for="c">City</label></p>';

/**
 * Naive UI: the box around the input gets the focus instead of the input, and the label refers to
 * no element.
 */
const boxAround =
  '<div><label>City *</label><div><div><div><div class="label" tabindex="0" style="width:200px;height:34px"><input tabindex="-1" style="width:100%"><div class="shown">Select</div></div></div></div></div></div>';
/** Naive UI: the box contains no input, only the text of its placeholder. */
const boxAroundAText = boxAround.replace(/<input.*?<div class="/, '<div class="placeholder ');
const far = (caption: string, id: string) =>
  `<div><label>${caption}</label><div><div><div><div><input placeholder="Please input" id="f_${id}"></div></div></div></div></div>`;
/** Ant Design Vue: the list draws only its visible entries. */
const inView =
  '<p><label for="c">City</label><span class="box" style="display:inline-block;width:200px"><input id="c" role="combobox" readonly aria-haspopup="listbox"></span></p>';
const drawsInView = `
  const held = document.querySelector('[name=city]'), opener = document.getElementById('c');
  opener.addEventListener('mousedown', () => {
    if (document.getElementById('opened')) return;
    document.body.insertAdjacentHTML('beforeend', '<div id="opened" style="height:60px;width:200px;overflow-y:hidden"><div style="height:270px;position:relative"></div></div>');
    const list = document.getElementById('opened'), all = list.firstChild;
    const draw = () => {
      const first = Math.floor(list.scrollTop / 30);
      all.innerHTML = ${JSON.stringify(cities)}.slice(first, first + 3).map((city, place) => '<div role="option" style="position:absolute;height:30px;top:' + (first + place) * 30 + 'px">' + city + '</div>').join('');
    };
    list.addEventListener('scroll', draw);
    draw();
    list.addEventListener('click', ({ target }) => { held.value = opener.value = target.textContent; list.remove(); });
  });`;
/** Selectize: an input replaces the native list, which is hidden and empty. */
const replacedList =
  '<p><label for="a">Loan amount</label><select name="amount" style="display:none"><option value=""></option></select><span class="select-control"><input id="a" type="select-one" placeholder="Select..." required></span></p>';
const opensRanges = `
  const list = document.querySelector('select'), input = document.getElementById('a');
  const ranges = ['Below 10 lakh', '10 - 40 lakh', '40 - 60 lakh', 'Above 60 lakh'];
  input.addEventListener('focus', () => {
    document.querySelector('.select-control').insertAdjacentHTML('beforeend', '<div class="dropdown">' + ranges.map((text, place) => '<div class="option" data-value="' + (place + 1) + '">' + text + '</div>').join('') + '</div>');
  });
  document.querySelector('.select-control').addEventListener('click', ({ target }) => {
    if (target.className !== 'option') return;
    list.add(new Option(target.textContent, target.dataset.value, true, true));
    input.required = false;
    document.querySelector('.dropdown').remove();
  });`;

const box = 'style="display:inline-block;width:20px;height:20px;background:#ccc"';
/** jQuery UI: the slider's handle has no role, and a read-only box shows the value. */
const shownInABox = `<p><label for="b">Loan amount:</label> <input id="b" readonly></p><div class="slide" style="width:300px"><div></div><span class="handle" tabindex="0" ${box}></span></div>`;
/** Ion.RangeSlider: the slider's line gets the focus, and the box with the value is hidden. */
const shownOverALine = `<div><label for="b">Loan amount</label><span><span class="handle" tabindex="0" ${box}></span><span>₹100 000</span><span>₹10 000 000</span></span><input id="b" name="shown" tabindex="-1" readonly style="position:absolute;width:0;height:0;overflow:hidden;padding:0;border:0"></div>`;
/** The same slider without a wrapper: another read-only box of the form is a hint of a list. */
const besideAHint = `<input id="hint" readonly tabindex="-1">${shownOverALine.replace(/^<div>|<\/div>$/g, '')}`;
/**
 * @param shows code that shows the effect of a key press.
 * @param skipMs the slider ignores key presses within this time after the last accepted one.
 */
const slides = (shows: string, skipMs = 0) => `
  const shown = document.getElementById('b'), lead = document.querySelector('form.lead');
  let amount = 1000000, last = 0;
  const show = () => { shown.value = '₹' + amount.toLocaleString('en-IN'); };
  show();
  document.querySelector('.handle').addEventListener('keydown', ({ key, isTrusted, timeStamp }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!isTrusted || !step || timeStamp - last < ${skipMs}) return;
    last = timeStamp;
    amount = Math.min(1e7, Math.max(1e5, amount + step * 100000));
    ${shows};
  });
  lead.addEventListener('formdata', ({ formData }) => { formData.delete('shown'); formData.set('amount', amount); });`;
const showsOnHandle = "document.querySelector('.handle').setAttribute('aria-valuenow', amount)";
/**
 * Carbon: the slider ignores key presses in quick succession, and has a box of its own for the
 * value.
 */
const hasty = `<div role="group"><span id="t">Loan amount</span><div class="handle" role="slider" tabindex="0" aria-labelledby="t" aria-valuenow="1000000" ${box}></div></div><input id="b" type="hidden">`;
/**
 * SurveyJS: the range accepts a new value when a key is released. Otherwise it restores the old
 * value.
 */
const held =
  '<p><label>Loan amount <input type="range" min="100000" max="10000000" step="100000" value="100000"></label></p>';
const takesByKey = `
  const range = document.querySelector('[type=range]');
  let amount = range.value, isDown = false;
  range.addEventListener('keydown', () => { isDown = true; });
  range.addEventListener('input', () => { if (!isDown) range.value = amount; });
  range.addEventListener('keyup', () => { isDown = false; amount = range.value; });
  document.querySelector('form.lead').addEventListener('formdata', ({ formData }) => formData.set('amount', amount));`;

/** Fluent: the label is in the shadow root of the field, and its text is in a slot. */
const slotted = leadInputs
  .map(([title, name, type]) => `<text-field name="${name}" type="${type}">${title}</text-field>`)
  .join('');
const slottedScript = formElement(
  'text-field',
  `'<label for="control"><slot></slot></label><input id="control" required type="' + this.getAttribute('type') + '">'`,
  `root.querySelector('input').addEventListener('input', ({ target }) => held.setFormValue(target.value));`,
);
/** Material: the checkbox is in a shadow root, and its label surrounds the host element. */
const boxInAShadow = '<p><label><tick-box></tick-box> I agree to the terms</label></p>';
const tickBox = `${formElement('tick-box', `'<div style="width:18px;height:18px;border:1px solid"><input type="checkbox" required style="opacity:0;width:100%;height:100%"></div>'`, `root.querySelector('input').addEventListener('change', ({ target }) => held.setFormValue(target.checked ? 'yes' : null));`)}
  document.querySelector('form').addEventListener('submit', (event) => { if (!new FormData(event.target).get('terms')) event.preventDefault(); });`;
/** Cloudscape: the checkbox is transparent, and a text that is not a label names it. */
const boxBesideAText =
  '<div><span style="position:relative;display:inline-block;width:16px;height:16px;border:1px solid"><input type="checkbox" name="terms" value="yes" aria-labelledby="t" style="position:absolute;opacity:0"></span><span id="t">I agree to be contacted</span></div>';
const untilTicked = `
  const send = document.querySelector('button');
  send.disabled = true;
  document.querySelector('[name=terms]').addEventListener('change', ({ target }) => { send.disabled = !target.checked; });`;

/**
 * Quasar: the page's error message stays visible when the thanks appear. Lion: the error message
 * says only that there is an error.
 */
const asksFor = (complaint: string) =>
  page(
    `${fields}<p><label><input type="checkbox" name="terms" value="yes"> I accept the terms</label></p>${button}`,
    `const lead = document.querySelector('form.lead');
     const say = (text) => document.body.insertAdjacentHTML('beforeend', '<div role="alert">' + text + '</div>');
     lead.addEventListener('submit', (event) => {
       event.preventDefault();
       if (!lead.terms.checked) return say('${complaint}');
       void fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) }).then(() => say('Thank you, we have received your details.'));
     });`,
  );
const agreed = { ...sent, terms: 'yes' };

export const libraryControls: ZooForm[] = [
  success('list-behind-a-dialog-button', page(withCity(dialogButton), opens('#c'))),
  success('list-behind-a-transparent-button', page(withCity(transparentButton), opens('button'))),
  success('menu-named-like-a-field', page(menu + withField('City', '') + button, opensMenu), {
    ...without(sent, 'city'),
  }),
  success('list-named-inside', page(withCity(namedInside), namedInsideScript)),
  success('list-that-is-transparent', page(withCity(transparentList), opens('#c'))),
  success('list-in-a-box-that-takes-the-focus', page(withCity(boxAround), opens('.label'))),
  success('list-in-a-box-around-a-text', page(withCity(boxAroundAText), opens('.label'))),
  success('list-drawn-in-view', page(withCity(inView), drawsInView)),
  success('list-that-was-replaced', page(withAmount(replacedList), opensRanges), {
    ...sent,
    amount: '3',
  }),
  success('slider-shown-in-a-box', page(withAmount(shownInABox), slides('show()'))),
  success(
    'slider-shown-over-a-line',
    page(withAmount(shownOverALine), slides('setTimeout(show, 250)')),
  ),
  success('slider-beside-a-hint', page(withAmount(besideAHint), slides('show()'))),
  success('slider-that-skips-presses', page(withAmount(hasty), slides(showsOnHandle, 16))),
  {
    name: 'slider-that-forgets',
    page: page(
      withAmount(hasty),
      `${slides(showsOnHandle)}
       document.querySelector('.handle').addEventListener('blur', ({ target }) => { amount = 1e6; target.setAttribute('aria-valuenow', amount); });`,
    ),
    outcome: 'field_not_found',
    fenced: false,
    words: /Loan amount/,
    received: [],
  },
  success('slider-that-takes-keys', page(withAmount(held), takesByKey)),
  success('captions-that-are-slotted', page(slotted + button, slottedScript)),
  success(
    'caption-far-from-its-field',
    page(
      withAmount(far('Loan amount', 'x')),
      `document.querySelector('form').addEventListener('formdata', ({ formData }) => formData.set('amount', document.getElementById('f_x').value));`,
    ),
  ),
  success(
    'box-in-a-shadow',
    page(fields + boxInAShadow.replace('<tick-box', '<tick-box name="terms"') + button, tickBox),
    agreed,
  ),
  success('box-beside-a-text', page(fields + boxBesideAText + button, untilTicked), agreed),
  success('complaint-that-stays', asksFor('You need to accept the terms first'), agreed),
  success('complaint-that-says-error', asksFor('Error'), agreed),
];
