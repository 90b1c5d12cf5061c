/**
 * Pages whose script refuses the lead before anything is sent, because a box must be ticked or a
 * number needs another format. If the bot can truthfully correct this, it does so and submits
 * again.
 */
import { button, fields, html, json, page, sent, thanks, type ZooForm } from './zoo-form.ts';

const consent = (label: string) =>
  `<p><label><input type="checkbox" name="agree"> ${label}</label></p>`;
const terms = consent('I agree to the terms and the privacy policy');

/**
 * @param checks a script that may use the form `lead`, call `post` to send it, and call
 * `refuse(text)` to refuse it.
 */
const checked = (checks: string, more = terms) =>
  page(
    fields + more + button,
    `const lead = document.querySelector('form.lead');
     lead.noValidate = true;
     lead.insertAdjacentHTML('beforeend', '<p class="error" role="alert"></p>');
     const alertOf = lead.querySelector('.error');
     const post = () => fetch(location.pathname,
       { method: 'POST', body: new URLSearchParams(new FormData(lead)) })
       .then(() => { lead.outerHTML = '<p>Thank you, we have received your details.</p>'; });
     const refuse = (text) => { alertOf.textContent = text; return true; };
     lead.addEventListener('submit', (event) => { event.preventDefault(); alertOf.textContent = '';
       const refused = (() => { ${checks} })();
       if (!refused) post(); });`,
  );

const asksForTerms = `if (!lead.agree.checked) return refuse('Please accept the terms to continue.');`;
const asksForTenDigits = `if (!/^[6-9]\\d{9}$/.test(lead.phone.value))
  return refuse('Enter a valid 10 digit mobile number.');`;
const agreed = { ...sent, agree: 'on' };
const national = { ...sent, phone: '9876543210' };

const store = `fetch(location.pathname,
  { method: 'POST', body: new URLSearchParams(new FormData(lead)) })`;

/** Answers so late that even a slow bot has read the page before the answer. */
const answerLate: ZooForm['answer'] = (visit) => void setTimeout(html, 3000, visit, thanks);

const nothing: Pick<ZooForm, 'outcome' | 'received' | 'fenced'> = {
  outcome: 'validation_refused',
  fenced: true,
  received: [],
};

export const repairForms: ZooForm[] = [
  {
    // A message that the page showed before the press is not an answer to the press.
    name: 'ten-digits-asked-while-filled',
    page: checked(
      `return !/^[6-9]\\d{9}$/.test(lead.phone.value);`,
      `<p class="live"></p><script>document.querySelector('[name=phone]').addEventListener('input', ({ target }) => {
         document.querySelector('.live').textContent = /^[6-9]\\d{9}$/.test(target.value) ? '' : 'This field has another format.'; });</script>`,
    ),
    outcome: 'success',
    received: [national],
  },
  {
    name: 'contact-by-whatsapp-asked',
    page: checked(
      `if (!lead.agree.checked) { lead.querySelector('.why').textContent = 'You need to accept before we can continue'; return true; }`,
      consent('You may contact me on WhatsApp, SMS and phone').replace(
        '</p>',
        '<span class="why error"></span></p>',
      ),
    ),
    outcome: 'success',
    received: [agreed],
  },
  {
    // A page whose first refusal stays visible until the submit handler has run again.
    name: 'terms-asked-by-a-slow-handler',
    page: checked(`setTimeout(() => { if (lead.agree.checked) return post();
        if (!lead.querySelector('.slow')) lead.insertAdjacentHTML('afterbegin',
          '<p class="slow" role="alert">Please accept the terms to continue.</p>'); }, 600);
      return true;`),
    outcome: 'success',
    received: [agreed],
  },
  {
    // A page that shows a refusal before it sends the lead, so the refusal is not an answer to the
    // lead's request.
    name: 'refuses-and-then-sends',
    page: checked(`setTimeout(() => ${store}, 150);
      return refuse('Your pin code is not valid.');`),
    answer: answerLate,
    outcome: 'outcome_unknown',
    received: [sent],
  },
  {
    // The target closes the connection without an answer, so the message is only the page's own.
    name: 'refuses-after-its-request-was-cut',
    page: checked(`${store}.catch(() => refuse('Your pin code is not valid.')); return true;`),
    answer: ({ response }) => void response.destroy(),
    outcome: 'outcome_unknown',
    received: [sent],
  },
  {
    // The target's refusal contains a word that the page shows while it waits for the answer.
    name: 'shows-a-word-of-the-later-refusal',
    page: checked(`alertOf.textContent = 'Pin code';
      return ${store}.then(() => refuse('Your pin code is not valid, Pin code.'));`),
    answer: answerLate,
    outcome: 'validation_refused',
    received: [sent],
  },
  {
    name: 'sends-and-then-refuses',
    page: checked(`return ${store}.then(() => refuse('Your pin code is not valid.'));`),
    outcome: 'validation_refused',
    received: [sent],
  },
  {
    name: 'terms-asked-by-script',
    page: checked(asksForTerms),
    outcome: 'success',
    received: [agreed],
  },
  {
    name: 'terms-beside-a-nameless-message',
    page: checked(`if (!lead.agree.checked) return refuse('This field is required');`),
    outcome: 'success',
    received: [agreed],
  },
  {
    name: 'ten-digits-asked-by-script',
    page: checked(asksForTenDigits, ''),
    outcome: 'success',
    received: [national],
  },
  {
    name: 'terms-then-ten-digits',
    page: checked(asksForTerms + asksForTenDigits),
    outcome: 'success',
    received: [{ ...agreed, phone: '9876543210' }],
  },
  {
    // A page that requests suggestions for the city before the press.
    name: 'terms-asked-after-suggestions',
    page: (visit) =>
      visit.url.searchParams.has('q')
        ? json(visit, [])
        : html(
            visit,
            checked(
              `${asksForTerms}`,
              `${terms}<script>document.querySelector('[name=city]').addEventListener('input', ({ target }) => fetch('?q=' + target.value));</script>`,
            ).replace('name="city"', 'name="city" autocomplete="off"'),
          ),
    outcome: 'success',
    received: [agreed],
  },
  {
    // SweetAlert: the dialog hides the form from screen readers until it is closed.
    name: 'terms-asked-by-a-dialog',
    page: checked(
      `if (!lead.agree.checked) { lead.ariaHidden = 'true';
         document.body.insertAdjacentHTML('beforeend', '<div role="dialog" class="said">Please accept the terms</div>');
         window.addEventListener('keydown', ({ key }) => { if (key !== 'Escape') return; document.querySelector('.said').remove(); setTimeout(() => lead.removeAttribute('aria-hidden'), 200); }, { once: true });
         return true; }`,
    ),
    outcome: 'success',
    received: [agreed],
  },
  {
    // A form whose second part alone would not be recognised as a lead form.
    name: 'terms-asked-in-a-later-part',
    page: page(
      `<div>${fields.replace(/<p><label>Loan[^]*/, '')}<button type="button">Next</button></div>
       <div hidden>${fields.replace(/[^]*(?=<p><label>Loan)/, '')}${terms}<button type="button">Finish</button></div>`,
      `const lead = document.querySelector('form.lead'), [first, second] = lead.querySelectorAll('div');
       lead.noValidate = true;
       first.querySelector('button').addEventListener('click', () => { first.hidden = true; second.hidden = false; });
       second.querySelector('button').addEventListener('click', () => { if (lead.agree.checked) lead.submit(); });`,
    ),
    outcome: 'success',
    received: [agreed],
  },
  {
    name: 'phone-asked-with-a-plus',
    page: checked(
      `if (!/^\\+91\\d{10}$/.test(lead.phone.value)) return refuse('Phone: use the format +91XXXXXXXXXX');`,
      '',
    ),
    outcome: 'success',
    received: [{ ...sent, phone: '+919876543210' }],
  },
  {
    name: 'terms-then-a-plus',
    page: checked(
      `if (!/^\\+91\\d{10}$/.test(lead.phone.value)) return refuse('Phone: use the format +91XXXXXXXXXX' + (lead.agree.checked ? '' : '. Accept the terms'));`,
    ),
    outcome: 'success',
    received: [{ ...agreed, phone: '+919876543210' }],
  },
  {
    name: 'form-drawn-anew-with-its-message',
    page: checked(
      `if (!lead.agree.checked) { const place = lead.elements.city.parentElement;
         place.before(Object.assign(document.createElement('p'), { innerHTML: 'Referral code <input name="referral">' }));
         return refuse('Please accept the terms.'); }`,
    ),
    outcome: 'success',
    received: [{ ...agreed, referral: '' }],
  },
  {
    name: 'box-asked-without-a-word',
    page: checked(`if (!lead.agree.checked) { lead.agree.focus(); return true; }`),
    outcome: 'success',
    received: [agreed],
  },
  {
    name: 'digits-asked-without-naming-the-phone',
    page: checked(
      `if (!/^\\d+$/.test(lead.phone.value)) return refuse('This value should be digits.');`,
      '',
    ),
    outcome: 'success',
    received: [national],
  },
  {
    name: 'button-waits-for-ten-digits',
    page: page(
      fields + button,
      `const [lead, send] = [document.querySelector('form.lead'), document.querySelector('button')];
       const check = () => { send.disabled = !/^[6-9]\\d{9}$/.test(lead.phone.value); };
       lead.addEventListener('input', check); check();`,
    ),
    outcome: 'success',
    received: [national],
  },
  {
    name: 'offers-asked-by-script',
    page: checked(
      `if (!lead.agree.checked) return refuse('Please tick the box.');`,
      consent('I agree to get promotional offers and newsletters'),
    ),
    ...nothing,
  },
  {
    name: 'fee-asked-by-script',
    page: checked(
      `if (!lead.agree.checked) return refuse('Please accept the fee.');`,
      consent('I agree to pay the processing fee of ₹ 499'),
    ),
    ...nothing,
  },
  {
    name: 'asks-for-what-nobody-knows',
    page: checked(`return refuse('Enter a valid PAN.');`),
    ...nothing,
  },
  {
    name: 'never-content',
    page: checked(`return refuse('Please accept the terms to continue.');`),
    ...nothing,
  },
  {
    name: 'sends-before-it-refuses',
    page: checked(
      `navigator.sendBeacon(location.pathname, new URLSearchParams(new FormData(lead)));
       return refuse('Please accept the terms to continue.');`,
    ),
    answer: answerLate,
    outcome: 'outcome_unknown',
    fenced: true,
    received: [sent],
  },
  {
    name: 'saves-when-the-box-is-ticked',
    page: checked(
      `lead.agree.addEventListener('change', () => fetch(location.pathname,
         { method: 'POST', body: new URLSearchParams(new FormData(lead)) }));
       return refuse('Please accept the terms to continue.');`,
    ),
    ...nothing,
  },
  {
    name: 'first-press-sends-late',
    page: checked(
      `if (!lead.agree.checked) { const body = new URLSearchParams(new FormData(lead));
         const sendLate = () => setTimeout(() => fetch(location.pathname, { method: 'POST', body }));
         lead.addEventListener('submit', sendLate, { once: true });
         return refuse('Please accept the terms.'); }`,
    ),
    answer: (visit) => void setTimeout(html, 1500, visit, thanks),
    outcome: 'success',
    received: [agreed],
  },
];
