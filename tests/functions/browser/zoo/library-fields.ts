/**
 * Fields as component libraries draw them: sliders with a hidden native range in their handle,
 * inputs that are transparent without the focus, masks, and wrappers that have the field's role.
 */
import {
  button,
  fields,
  page,
  sendByScript,
  sent,
  type ZooForm,
  success,
  refused,
  formElement,
  leadInputs,
} from './zoo-form.ts';

const amountField = /<p><label>Loan.*<\/p>/;
const withAmount = (field: string) => fields.replace(amountField, field) + button;

const range =
  'type="range" name="amount" min="100000" max="10000000" step="100000" value="1000000"';
const clipped =
  'style="position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)"';

/** React Aria: the native range is inside the slider's handle, clipped to one pixel. */
const handle = (caption: string, input = range) =>
  `<div role="group"><span id="caption">${caption}</span><output>1,000,000</output>
   <div style="position:relative;height:30px"><div style="position:absolute;left:9%;width:20px;height:20px;background:blue"><div ${clipped}><input tabindex="0" aria-labelledby="caption" ${input}></div></div></div></div>`;
/** Fluent: a transparent native range covers the drawn rail and thumb of the slider. */
const transparent = `<div><label for="amount">Loan amount</label><div style="position:relative;width:300px;height:32px"><input id="amount" ${range} style="opacity:0;width:100%"><div class="rail"></div><div class="thumb"></div></div></div>`;

/** noUiSlider: below the caption, a handle with the role `slider` but without a name. */
const nameless = (caption: string, id: string, name: string) =>
  `<div><label>${caption}</label><div id="${id}" class="target"><div class="base"><div class="connects"></div><div class="origin"><div class="handle" tabindex="0" role="slider" aria-valuemin="100000.0" aria-valuemax="10000000.0" aria-valuenow="1000000.0" style="width:28px;height:28px;background:#ccc"><div class="touch"></div></div></div></div></div><input type="hidden" name="${name}" value="1000000"></div>`;
const moveByKeys = `
  for (const handle of document.querySelectorAll('[role=slider]')) {
    const held = handle.closest('.target').nextElementSibling;
    handle.addEventListener('keydown', ({ key, isTrusted }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1, PageUp: 5, PageDown: -5 }[key];
      if (!isTrusted || !step) return;
      held.value = Math.min(1e7, Math.max(1e5, Number(held.value) + step * 100000));
      handle.setAttribute('aria-valuenow', Number(held.value).toFixed(1));
    });
  }`;

/**
 * Bootstrap: the caption shows the value in lakh (100,000 rupees). The range itself counts in lakh
 * or in rupees.
 */
const live = (range: string, perLakh: number) =>
  `<label for="r">Loan amount: <span id="v">10</span> lakh</label><input type="range" id="r" name="amount" ${range}><script>r.addEventListener('input', () => { v.textContent = r.value / ${perLakh}; });</script>`;

/**
 * Material: the input is in a slot of a transparent element. Without the focus, the caption covers
 * the input.
 */
const overlaid = `
  customElements.define('over-field', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<style>.box{position:relative;height:56px;width:280px;background:#eee}.caption{position:absolute;top:16px;left:16px}.content{opacity:0;padding:20px 16px}.box:focus-within .content,.full .content{opacity:1}</style><div class="box"><span class="caption"></span><div class="content"><slot></slot></div></div>';
      this.shadowRoot.querySelector('.caption').textContent = this.title + '*';
      this.addEventListener('input', () => this.shadowRoot.querySelector('.box').classList.add('full'));
    }
  });`;
const overlaidFields = leadInputs
  .map(
    ([title, name, type]) =>
      `<over-field title="${title}"><input aria-label="${title}" name="${name}" type="${type}" required></over-field>`,
  )
  .join('');
/** A honeypot, which only robots fill in: the field and its caption are transparent. */
const trap =
  '<div style="opacity:0"><label>Website <input name="website" aria-label="City"></label></div>';

/**
 * A honeypot, which only robots fill in: the transparent field covers the caption of another field.
 */
const trapOverCaption =
  '<input name="email2" aria-label="E-mail" style="opacity:0;position:absolute;left:0;top:0;width:100%;height:300px;pointer-events:none">';

/** AutoNumeric: the commas separate groups of two digits, also the last ones. */
const inPairs = `
  const amount = document.querySelector('[name=amount]');
  amount.addEventListener('input', () => {
    const digits = amount.value.replace(/\\D/g, '');
    amount.value = digits && '₹ ' + digits.slice(0, 1) + digits.slice(1).replace(/../g, ',$&');
  });`;
/** PrimeVue and Inputmask: the field adds two decimals when it loses the focus. */
const addsDecimals = (drop = '') => `
  const amount = document.querySelector('[name=amount]');
  amount.addEventListener('blur', () => {
    const number = Number(amount.value.replace(/[^0-9.]/g, ''))${drop};
    amount.value = number ? '₹' + number.toLocaleString('en-IN', { minimumFractionDigits: 2 }) : '';
  });`;

/**
 * Quasar: a wrapper has the role of the checkbox. The native box inside is hidden and not in the
 * tab order.
 */
const wrappedBox = `<div tabindex="0" role="checkbox" aria-checked="false" aria-label="I agree to the terms *"><div aria-hidden="true" style="width:20px;height:20px;border:1px solid"><input type="checkbox" tabindex="-1" name="terms" value="yes" style="opacity:0;width:0;height:0"></div><div>I agree to the terms *</div></div>`;
/** A checkbox that is covered, so a mouse can't press it; a press by script works. */
const coveredBox = `<div style="position:relative">${wrappedBox}<div style="position:absolute;inset:0"></div></div>`;
const tickBehind = `
  const box = document.querySelector('[role=checkbox]');
  box.addEventListener('click', () => {
    box.querySelector('input').checked = true;
    box.setAttribute('aria-checked', 'true');
  });
  document.querySelector('form').addEventListener('submit', (event) => { if (!box.querySelector('input').checked) event.preventDefault(); });`;

const pressed = (name: string, text: string) =>
  success(
    name,
    page(
      `<input type="button" value="Preview">${fields}<input type="button" id="go" value="${text}">`,
      `${sendByScript} document.getElementById('go').addEventListener('click', () => void send());`,
    ),
  );

/** SurveyJS: each page asks one question, and the last page's button says `Complete`. */
const oneByOne = `<!doctype html><title>Loans</title><form class="lead" onsubmit="return false"><div id="asked"></div></form><script>
  const asked = document.getElementById('asked'), held = {};
  const questions = [['Full name', 'name', 'text'], ['Phone', 'phone', 'tel'], ['E-mail', 'email', 'email'], ['City', 'city', 'text'], ['Loan amount', 'amount', 'number']];
  const ask = (at) => {
    const [title, name, type] = questions[at], isLast = at === questions.length - 1;
    asked.innerHTML = '<div id="t' + at + '">' + title + '</div><input aria-labelledby="t' + at + '" id="q' + at + '" aria-required="true" type="' + type + '"><input type="button" value="' + (isLast ? 'Complete' : 'Next') + '">';
    asked.lastElementChild.addEventListener('click', () => {
      const { value } = document.getElementById('q' + at);
      if (!value) return;
      held[name] = value;
      if (!isLast) return ask(at + 1);
      fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(held) })
        .then(() => { document.querySelector('form').outerHTML = '<h3>Thank you for completing the survey!</h3>'; });
    });
  };
  ask(0);</script>`;

/** Mdui: the native range is in a shadow root, and the text before the host element names it. */
const inShadow = '<p>Loan amount</p><drawn-slider name="amount"></drawn-slider>';
const slidesInShadow = formElement(
  'drawn-slider',
  `'<label><input type="range" min="100000" max="10000000" step="100000" value="500000"><span>500000</span></label>'`,
  `root.querySelector('input').addEventListener('input', ({ target }) => held.setFormValue(root.querySelector('span').textContent = target.value));`,
);

export const libraryFields: ZooForm[] = [
  success('slider-in-a-handle', page(withAmount(handle('Loan amount')))),
  success('slider-transparent', page(withAmount(transparent))),
  success(
    'slider-without-name',
    page(withAmount(nameless('Loan amount', 'a', 'amount')), moveByKeys),
  ),
  success(
    'slider-with-a-hidden-box',
    page(
      withAmount(
        nameless('Loan amount', 'a', 'amount').replace(
          '<div class="touch"></div></div>',
          '</div><input value="0" style="display:none">',
        ),
      ),
      moveByKeys,
    ),
  ),
  success(
    'slider-that-shows-later',
    page(
      withAmount(nameless('Loan amount', 'a', 'amount')),
      moveByKeys
        .replace('handle.setAttribute(', 'setTimeout(() => handle.setAttribute(')
        .replace('toFixed(1));', 'toFixed(1)), 30);'),
    ),
  ),
  success(
    'slider-beside-another',
    page(
      withAmount(nameless('Monthly EMI', 'e', 'emi') + nameless('Loan amount', 'a', 'amount')),
      moveByKeys,
    ),
    { ...sent, emi: '1000000' },
  ),
  success(
    'slider-of-income',
    page(`${handle('Monthly income', range.replace('"amount"', '"income"'))}${fields}${button}`),
    {
      ...sent,
      income: '1000000',
    },
  ),
  refused('slider-in-dollars', page(withAmount(handle('Loan amount (USD)'))), /Loan amount/),
  success('slider-shows-lakhs', page(withAmount(live('min="1" max="100" value="10"', 1))), {
    ...sent,
    amount: '50',
  }),
  success(
    'slider-shows-lakhs-of-rupees',
    page(withAmount(live('min="100000" max="10000000" step="100000" value="1000000"', 100_000))),
  ),
  success('caption-over-the-field', page(overlaidFields + button, overlaid)),
  success('caption-over-no-trap', page(`${trap}${fields}${button}`), { website: '', ...sent }),
  success(
    'caption-of-another-field',
    page(
      `${trapOverCaption}${fields.replace(/<p><label>E-mail.*<\/p>/, '<p><label for="mail">E-mail</label><input id="mail" name="email"></p>')}${button}`,
    ),
    { email2: '', ...sent },
  ),
  success(
    'mask-with-decimals',
    page(withAmount('<p><label>Loan amount <input name="amount"></label></p>'), addsDecimals()),
    {
      ...sent,
      amount: '₹50,00,000.00',
    },
  ),
  success(
    'mask-in-pairs',
    page(withAmount('<p><label>Loan amount <input name="amount"></label></p>'), inPairs),
    { ...sent, amount: '₹ 5,00,00,00' },
  ),
  refused(
    'mask-that-divides',
    page(
      withAmount('<p><label>Loan amount <input name="amount"></label></p>'),
      addsDecimals(' / 100'),
    ),
    /Loan amount/,
  ),
  success(
    'pattern-for-a-script',
    page(
      fields.replace('type="tel"', 'pattern="/^[6-9]\\d{9}$/"') + button,
      "document.querySelector('form').noValidate = true;",
    ),
    { ...sent, phone: '9876543210' },
  ),
  success('slider-named-outside-its-shadow', page(withAmount(inShadow), slidesInShadow)),
  success('box-below-a-cover', page(`${fields}${coveredBox}${button}`, tickBehind), {
    ...sent,
    terms: 'yes',
  }),
  success('box-behind-its-wrapper', page(`${fields}${wrappedBox}${button}`, tickBehind), {
    ...sent,
    terms: 'yes',
  }),
  pressed('button-complete', 'Complete'),
  pressed('button-create', 'Create'),
  pressed('button-ok', 'OK'),
  success('one-question-a-page', oneByOne),
];
