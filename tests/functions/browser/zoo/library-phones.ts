/**
 * Phone fields with a picker or a prefix for the country. At first, the picker shows another
 * country than the lead's.
 */
import { aLead } from '../../builders.ts';
import { button, fields, page, sent, type ZooForm } from './zoo-form.ts';

const phoneField = /<p><label>Phone.*<\/p>/;
/** A number of ten digits without a country code counts as Indian, like most leads' numbers. */
const lead = aLead({ phone: '9876543210' });
const tenDigits = (name: string, field: string, script: string, phone: string): ZooForm => ({
  name,
  page: page(fields.replace(phoneField, field) + button, script),
  work: { lead },
  outcome: 'success',
  words: /Thank you/,
  received: [{ ...sent, phone }],
});
const refused = (form: ZooForm): ZooForm => ({
  ...form,
  outcome: 'field_not_found',
  fenced: false,
  words: /Phone/,
  received: [],
});

/**
 * intl-tel-input: if a number has no plus, the page adds the country code that the picker shows.
 */
const picker = (code: string) =>
  `<div><label for="tel">Phone</label><div class="iti"><div class="iti__country-container"><button type="button" aria-expanded="false" aria-haspopup="dialog" title="Country: +${code}">▾</button></div><input id="tel" type="tel" required></div></div><input type="hidden" name="phone">`;
const followsPlus = `
  const tel = document.getElementById('tel'), held = document.querySelector('[name=phone]'), flag = document.querySelector('[title]');
  tel.addEventListener('input', () => {
    const digits = tel.value.replace(/\\D/g, '');
    if (/^\\+91/.test(tel.value)) flag.title = 'India: +91';
    held.value = (tel.value.startsWith('+') ? '+' : flag.title.replace(/.*: /, '')) + digits;
  });`;
/** A country picker that keeps its country when a number with another country's code is entered. */
const staysAway = followsPlus.replace("flag.title = 'India: +91'", 'void 0');
/**
 * A page that removes `+91` from the number, as if the country picker already supplied this code.
 */
const cutsCode = followsPlus
  .replace(
    'held.value =',
    "const was = tel.value; tel.value = was.replace(/^\\+91/, ''); held.value =",
  )
  .replace(
    "(tel.value.startsWith('+') ? '+' : flag.title.replace(/.*: /, '')) + digits",
    "flag.title.replace(/.*: /, '') + tel.value.replace(/\\D/g, '')",
  );

/** The list of countries is in the page although it is not shown, and has only four entries. */
const fewCountries = picker('91').replace(
  '▾</button>',
  `▾</button><ul class="country-list" style="visibility:hidden;position:absolute">${['India +91', 'Nepal +977', 'Sri Lanka +94'].map((text) => `<li>${text}</li>`).join('')}</ul>`,
);

/**
 * react-international-phone: the field contains the prefix, and only typed characters change this
 * prefix.
 */
const prefixed = `<p><label>Phone <input id="tel" type="tel" value="+1 " name="phone" required></label></p>`;
const readsPrefix = `
  const tel = document.getElementById('tel');
  let typed = false;
  tel.addEventListener('keydown', ({ isTrusted }) => { typed = isTrusted; });
  tel.addEventListener('input', () => {
    const digits = tel.value.replace(/\\D/g, '');
    if (!tel.value.startsWith('+')) tel.value = digits && '+' + digits;
    else if (!typed) tel.value = '+1 ';
  });`;

/**
 * react-phone-number-input: a transparent native list covers a flag. The list has names of
 * countries but no codes.
 */
const flagged = `<div><label for="tel">Phone</label><div class="PhoneInput"><div style="position:relative"><select aria-label="Phone number country" style="opacity:0;position:absolute"><option value="US">United States</option><option value="IN">India</option></select><div aria-hidden="true"><img class="icon" alt="United States" width="20" height="14"></div></div><input id="tel" type="tel" required></div></div><input type="hidden" name="phone">`;
const guessesCountry = `
  const tel = document.getElementById('tel'), held = document.querySelector('[name=phone]');
  tel.addEventListener('input', () => { held.value = (tel.value.startsWith('+') ? '+' : '+1') + tel.value.replace(/\\D/g, ''); });`;

/**
 * A list of country codes with more than a hundred entries, which does not scroll to the number's
 * country when it opens.
 */
const drawnCodes = `<div><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-label="Country code" style="width:90px">+1</div></div><input type="hidden" name="code" value="+1"><p><label>Phone <input name="phone" type="tel" required></label></p>`;
const opensCodes = `
  const opener = document.querySelector('[role=combobox]');
  opener.addEventListener('click', () => {
    const list = document.body.appendChild(document.createElement('ul'));
    list.setAttribute('role', 'listbox');
    const codes = Array.from({ length: 120 }, (_, place) => 'Country ' + (place === 110 ? '+91' : '+' + (300 + place)));
    list.innerHTML = codes.map((text) => '<li role="option">' + text + '</li>').join('');
    list.addEventListener('click', ({ target }) => {
      opener.textContent = document.querySelector('[name=code]').value = target.textContent.slice(8);
      list.remove();
    });
  });`;

/**
 * A country picker without text. Its list opens scrolled to the picker's country, and the page adds
 * this country's code to every number that is entered.
 */
const scrolledList = `<div><label for="tel">Phone</label><div style="position:relative"><button type="button" aria-haspopup="listbox" aria-expanded="false" aria-label="Country selector"><i style="display:block;width:20px;height:14px"></i></button><ul role="listbox" hidden style="position:absolute;height:90px;width:200px;margin:0;overflow:auto;background:#fff">${['India +91', ...Array.from({ length: 60 }, (_, place) => `Country +${300 + place}`)].map((text) => `<li role="option" style="height:30px">${text}</li>`).join('')}</ul><input id="tel" name="phone" type="tel" value="+359" required></div></div>`;
const keepsItsCode = `
  const tel = document.getElementById('tel'), list = document.querySelector('[role=listbox]');
  let code = '+359';
  document.querySelector('[aria-haspopup]').addEventListener('click', () => { list.hidden = !list.hidden; list.scrollTop = 1700; });
  list.addEventListener('click', ({ target }) => { code = tel.value = target.textContent.replace(/.* /, ''); list.hidden = true; });
  tel.addEventListener('input', () => { tel.value = code + tel.value.replace(/^\\+\\d{0,3}/, '').slice(-10); });`;
/** intl-tel-input with a separate country code: the phone field accepts ten digits and no plus. */
const apartCode = `<div><label for="tel">Phone</label><div><button type="button" aria-haspopup="listbox" aria-expanded="false" aria-label="Change country">+1</button><ul role="listbox" hidden style="position:absolute"><li role="option">United States +1</li><li role="option">India +91</li></ul><input id="tel" type="tel" maxlength="10" required></div></div><input type="hidden" name="phone">`;
const joinsItsCode = `
  const tel = document.getElementById('tel'), [opener, list] = document.querySelectorAll('[aria-haspopup], [role=listbox]');
  opener.addEventListener('click', () => { list.hidden = !list.hidden; });
  list.addEventListener('click', ({ target }) => { opener.textContent = target.textContent.replace(/.* /, ''); list.hidden = true; });
  document.querySelector('form').addEventListener('formdata', ({ formData }) => formData.set('phone', opener.textContent + tel.value));`;

/**
 * Ant Design: a text next to the list's input shows the country code, and the input itself is
 * empty.
 */
const codeBeside = drawnCodes.replace(
  /<div role="combobox".*?<\/div>/,
  '<div class="code"><b>+1</b><input role="combobox" readonly aria-haspopup="listbox" size="1"></div>',
);
const opensBeside = opensCodes.replace('opener.textContent', 'opener.previousSibling.textContent');

const named = (options: string, name = 'phoneCountry') =>
  `<div><label for="cc">Country code</label><select id="cc" name="${name}">${options}</select></div><p><label>Phone <input name="phone" type="tel" required></label></p>`;
const withCode = (form: ZooForm, code: string): ZooForm => ({
  ...form,
  received: form.received.map((values) => ({ phoneCountry: code, ...values })),
});

export const libraryPhones: ZooForm[] = [
  tenDigits('phone-picker-abroad', picker('1'), followsPlus, '+919876543210'),
  tenDigits('phone-picker-at-home', picker('91'), followsPlus, '+919876543210'),
  tenDigits('phone-picker-of-few', fewCountries, followsPlus, '+919876543210'),
  tenDigits('phone-picker-cuts-the-code', picker('1'), cutsCode, '+919876543210'),
  refused(tenDigits('phone-picker-stays', picker('1'), staysAway, '')),
  refused(
    tenDigits(
      'phone-prefix-abroad',
      '<div><label for="tel">Phone</label><div class="group"><span>+1</span><input id="tel" name="phone" required></div></div>',
      '',
      '',
    ),
  ),
  tenDigits('phone-prefix-in-the-field', prefixed, readsPrefix, '+919876543210'),
  tenDigits('phone-list-over-a-flag', flagged, guessesCountry, '+919876543210'),
  {
    ...tenDigits('phone-list-of-many', drawnCodes, opensCodes, ''),
    received: [{ code: '+91', ...sent, phone: '9876543210' }],
  },
  {
    ...tenDigits('phone-list-beside-its-code', codeBeside, opensBeside, ''),
    received: [{ code: '+91', ...sent, phone: '9876543210' }],
  },
  tenDigits('phone-picker-without-words', scrolledList, keepsItsCode, '+919876543210'),
  tenDigits('phone-picker-apart', apartCode, joinsItsCode, '+919876543210'),
  withCode(
    tenDigits(
      'phone-countries-by-name',
      named('<option>United States</option><option>India</option>'),
      '',
      '9876543210',
    ),
    'India',
  ),
  withCode(
    tenDigits(
      'phone-countries-by-code',
      named('<option value="US">US</option><option value="IN">IN</option>'),
      '',
      '9876543210',
    ),
    'IN',
  ),
];
