/**
 * Forms in several steps. The tests show where the bot may continue, and which button it must not
 * press twice.
 */
import {
  button,
  fields,
  html,
  page,
  sendByScript,
  sent,
  thanks,
  without,
  type Received,
  type Visit,
  type ZooForm,
} from './zoo-form.ts';

const all = fields.trim().split('\n');
const [nameField = '', phoneField = '', emailField = '', cityField = '', amountField = ''] = all;
const person = nameField + phoneField;
const loan = cityField + amountField;
const contact = { name: sent['name']!, phone: sent['phone']! };
const next = '<button>Next</button>';
const whole = (values: Received) => 'amount' in values;

const carried = (values: Received) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');

/** Answers an incomplete form with the rest of the form, and a complete form with thanks. */
const restBy = (rest: string) => (visit: Visit) =>
  html(visit, whole(visit.values) ? thanks : page(carried(visit.values) + rest));
const elsewhere = ({ url }: Visit, path = '') =>
  `http://localhost:${url.port}${url.pathname}${path}`;
const redirect = ({ response }: Visit, status: number, location: string) =>
  void response.writeHead(status, { location }).end();
const restPage = page(emailField + loan + button);

const success = (
  name: string,
  shown: ZooForm['page'],
  received: Received[],
  answer?: ZooForm['answer'],
): ZooForm => ({
  name,
  page: shown,
  ...(answer && { answer }),
  outcome: 'success',
  words: /Thank you/,
  received,
});
const stopped = (...form: Parameters<typeof success>): ZooForm => ({
  ...success(...form),
  outcome: 'no_confirmation',
  fenced: true,
  words: /no sign/,
});
const foreign = (
  name: string,
  received: Received[],
  shown: ZooForm['page'],
  answer?: ZooForm['answer'],
): ZooForm => ({
  ...success(name, shown, received, answer),
  outcome: 'blocked',
  fenced: true,
  words: /localhost.*not an allowed site/,
});

/**
 * A form that asks the same questions again; with each answer of the server its fields have new
 * names.
 */
const freshNames = (visits: number) =>
  page(fields.replaceAll('name="', `name="v${visits}_`) + '<button>Continue</button>');
const under = (prefix: string): Received =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [`${prefix}${name}`, value]));

const summary = (values: Received) =>
  `<dl>${Object.entries(values)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')}</dl>`;
const review =
  (buttons: string, heading = 'Review your details') =>
  (visit: Visit) =>
    html(
      visit,
      'done' in visit.values
        ? thanks
        : `<!doctype html><h1>${heading}</h1>${summary(visit.values)}<form method="post">${buttons}</form>`,
    );
const confirmButton = '<button name="done" value="1">Confirm and submit</button>';
const applied = page(fields + button);
const continued = page(`${fields}<button>Continue</button>`);

/** A form whose parts a script shows one after another. */
const scripted = (parts: string[], script: string) =>
  page(
    parts
      .map((part, place) => `<div class="part" ${place > 0 ? 'hidden' : ''}>${part}</div>`)
      .join(''),
    `${sendByScript}
     const parts = [...document.querySelectorAll('.part')];
     const show = (place) => parts.forEach((part, index) => { part.hidden = index !== place; });
     ${script}`,
  );
const go = (text: string, id: string) => `<button type="button" id="${id}">${text}</button>`;
const on = (id: string, does: string) =>
  `document.getElementById('${id}').addEventListener('click', () => { ${does} });`;

/**
 * jquery-steps with Chosen: the list has no caption but its choice. A step fades for a moment, and
 * a press during that time skips the next step, because only visible fields are checked.
 */
const fadingSteps = page(
  `<section>${nameField}<input type="hidden" name="city"><div><span id="chosen">Select your city</span><input id="search" autocomplete="off"></div></section>
   <section hidden>${phoneField}${emailField}</section><section hidden>${amountField}</section>
   <button type="button" id="go">Next step</button>`,
  `const lead = document.querySelector('form.lead'), steps = [...document.querySelectorAll('section')];
   const search = document.getElementById('search'), go = document.getElementById('go');
   lead.noValidate = true;
   search.addEventListener('input', () => {
     document.getElementById('opened')?.remove();
     if (search.value === '') return;
     search.insertAdjacentHTML('afterend', '<ul id="opened" role="listbox"><li role="option">Pune</li></ul>');
     document.querySelector('[role=option]').addEventListener('click', () => {
       lead.city.value = document.getElementById('chosen').textContent = 'Pune';
       document.getElementById('opened').remove();
       search.value = '';
     });
   });
   let at = 0;
   go.addEventListener('click', () => {
     const shown = steps[at];
     if ([...shown.querySelectorAll('[name]')].some((one) => one.checkVisibility() && !one.value)) return;
     if (at === 2) return lead.submit();
     at += 1;
     if (at === 2) go.textContent = 'Apply now';
     setTimeout(() => steps.forEach((one, place) => { one.hidden = place !== at; }), 400);
   });`,
);

export const stepForms: ZooForm[] = [
  success('steps-that-fade', fadingSteps, [sent]),
  stopped(
    'continue-again',
    (visit) => html(visit, freshNames(0)),
    [under('v0_')],
    (visit) => html(visit, freshNames(visit.visits)),
  ),
  stopped(
    'continue-again-by-script',
    page(
      `<div>${fields}<button type="button" id="go">Continue</button></div>`,
      `let round = 0;
       document.addEventListener('click', ({ target }) => { if (target.id === 'go')
         fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(document.querySelector('form'))) }).then(() => {
           round += 1;
           for (const input of document.querySelectorAll('input')) { input.name = input.id = 'r' + round + input.name; input.value = ''; }
         }); });`,
    ),
    [sent],
  ),
  success(
    'odd-button-leads-on',
    scripted(
      [person + emailField + go('Forth ▸', 'forth'), loan + go('Go', 'last')],
      `${on('forth', 'show(1)')} ${on('last', 'lead.reportValidity() && send()')}`,
    ),
    [sent],
  ),
  success(
    'contact-first',
    page(`${person}${emailField}<button>Continue</button>`),
    [without(sent, 'city', 'amount'), sent],
    restBy(loan + button),
  ),
  foreign(
    'next-elsewhere',
    [contact],
    (visit) => html(visit, visit.url.hostname === 'localhost' ? restPage : page(person + next)),
    (visit) => redirect(visit, 302, elsewhere(visit)),
  ),
  {
    ...success(
      'next-elsewhere-allowed',
      (visit) => html(visit, visit.url.hostname === 'localhost' ? restPage : page(person + next)),
      [contact, without(sent, 'name', 'phone')],
      (visit) =>
        visit.url.hostname === 'localhost'
          ? html(visit, thanks)
          : redirect(visit, 302, elsewhere(visit)),
    ),
    embeddedAt: 'localhost',
  },
  foreign('next-elsewhere-by-307', [contact], page(person + next), (visit) =>
    redirect(visit, 307, elsewhere(visit)),
  ),
  foreign('next-tells-elsewhere', [contact], page(person + next), (visit) =>
    redirect(visit, 302, elsewhere(visit, `?email=&who=${encodeURIComponent(sent['name']!)}`)),
  ),
  foreign(
    'next-turns-elsewhere',
    [],
    page(
      person + next,
      `document.querySelector('button').addEventListener('click', ({ target }) => {
         target.form.action = location.href.replace('127.0.0.1', 'localhost');
       });`,
    ),
  ),
  success(
    'action-elsewhere',
    (visit) =>
      html(visit, page(fields + button).replace('method', `action="${elsewhere(visit)}" method`)),
    [sent],
  ),
  success('thanks-elsewhere', applied, [sent, { email: sent['email']! }], (visit) =>
    redirect(visit, 303, elsewhere(visit, `/thanks?email=${sent['email']}`)),
  ),
  success('review', applied, [sent, { done: '1' }], review(confirmButton)),
  success('review-after-next', continued, [sent, { done: '1' }], review(confirmButton)),
  success(
    'review-with-edit',
    continued,
    [sent, { done: '1' }],
    review(
      '<button name="edit" value="1">Edit</button><button name="done" value="1">Submit</button>',
      'Please check your answers',
    ),
  ),
  success('review-below-a-header', applied, [sent, { done: '1' }], (visit) =>
    'done' in visit.values
      ? html(visit, thanks)
      : html(
          visit,
          `<!doctype html><header><button type="button">Apply now</button><form><input name="news" type="email"><button>Get news</button></form></header>
             <h1>Review your details</h1>${summary(visit.values)}<form method="post">${confirmButton}</form><p>or</p><form method="post">${confirmButton}</form>`,
        ),
  ),
  foreign(
    'next-in-a-frame-elsewhere',
    [contact],
    (visit) =>
      html(
        visit,
        visit.url.hostname === 'localhost'
          ? restPage
          : visit.url.searchParams.has('inside')
            ? page(person + next)
            : '<!doctype html><iframe src="?inside" width="600" height="600"></iframe>',
      ),
    (visit) => redirect(visit, 302, elsewhere(visit)),
  ),
  success(
    'review-by-script',
    scripted(
      [
        fields + go('Continue', 'on'),
        `<h2>Review your details</h2><p id="all"></p>${go('Confirm and submit', 'end')}`,
      ],
      `${on('on', "document.getElementById('all').textContent = [...new FormData(lead).values()].join(', '); show(1);")}
       ${on('end', 'void send();')}`,
    ),
    [sent],
  ),
  success(
    'review-after-apply',
    scripted(
      [
        `${fields}${go('Apply now', 'on')}`,
        `<h2>Is everything correct?</h2><p id="all"></p>${go('Change', 'back')} ${go('Yes, submit', 'end')}`,
      ],
      `${on('on', "document.getElementById('all').textContent = lead.email.value; show(1);")}
       ${on('back', 'show(0);')}${on('end', 'void send();')}`,
    ),
    [sent],
  ),
  success(
    'agree-between',
    continued,
    [sent, { terms: 'on', done: '1' }],
    review(
      '<label><input type="checkbox" name="terms"> I agree to the terms</label><button name="done" value="1">I agree and submit</button>',
      'To complete your application, please agree to our terms',
    ),
  ),
  success('thanks-with-button', applied, [sent], (visit) =>
    html(visit, `${thanks}<form method="post"><button>Submit another request</button></form>`),
  ),
  stopped('review-of-others', continued, [sent], (visit) =>
    html(
      visit,
      page(
        `<h1>What others say</h1><p>We will check your application.</p>${fields.replaceAll('name="', 'value="x" name="')}<button>Submit review</button>`,
      ),
    ),
  ),
  stopped(
    'next-goes-back',
    scripted(
      [person + go('Next', 'one'), emailField + go('Next', 'two')],
      `${on('one', 'show(1);')}${on('two', 'show(0);')}`,
    ),
    [],
  ),
  success(
    'steps-in-a-frame',
    (visit) =>
      html(
        visit,
        visit.url.searchParams.has('inside')
          ? page(person + next)
          : '<!doctype html><iframe src="?inside" width="600" height="600"></iframe>',
      ),
    [contact, sent],
    restBy(emailField + loan + button),
  ),
  success(
    'same-names-other-questions',
    page(
      '<label>Full name <input name="q1"></label><label>Phone <input name="q2"></label><button>Next</button>',
    ),
    [
      { q1: sent['name']!, q2: sent['phone']! },
      { q1: sent['email']!, q2: 'Pune', q3: '5000000' },
    ],
    (visit) =>
      html(
        visit,
        'q3' in visit.values
          ? thanks
          : page(
              '<label>E-mail <input name="q1"></label><label>City <input name="q2"></label><label>Loan amount <input name="q3"></label><button>Next</button>',
            ),
      ),
  ),
  success(
    'one-question-a-step',
    scripted(
      [
        ...[nameField, phoneField, emailField, cityField].map(
          (one, at) => one + go('Next', `on${at}`),
        ),
        amountField + go('Submit', 'end'),
      ],
      `${[0, 1, 2, 3].map((at) => on(`on${at}`, `show(${at + 1});`)).join('')}${on('end', 'void send();')}`,
    ),
    [sent],
  ),
  {
    ...success(
      'goes-on-without-a-button',
      scripted(
        [person, emailField + loan + go('Submit', 'end')],
        `lead.addEventListener('change', () => { if (lead.name.value && lead.phone.value) show(1); });${on('end', 'void send();')}`,
      ),
      [],
    ),
    outcome: 'field_not_found',
    fenced: false,
    words: /no button/,
  },
  success(
    'step-saves',
    scripted(
      [person + go('Next', 'on'), emailField + loan + go('Submit', 'end')],
      `${on('on', "fetch(location.pathname + '/draft', { method: 'POST', body: new URLSearchParams({ phone: lead.phone.value }) }).then(() => show(1));")}
       ${on('end', 'void send();')}`,
    ),
    [{ phone: sent['phone']! }, sent],
  ),
  success(
    'part-in-a-new-window',
    page(person + next).replace('method', 'target="_blank" method'),
    [contact, sent],
    restBy(emailField + loan + button),
  ),
  success(
    'asks-to-confirm',
    page(
      fields + button,
      "document.querySelector('form').addEventListener('submit', (event) => { if (!confirm('Send it?')) event.preventDefault(); });",
    ),
    [sent],
  ),
  success(
    'asks-a-wish-between',
    page(person + next),
    [contact, { ...contact, wish: '' }, { ...sent, wish: '' }],
    (visit) =>
      'wish' in visit.values
        ? restBy(emailField + loan + button)(visit)
        : html(
            visit,
            page(
              `${carried(visit.values)}<label>Any wish? <textarea name="wish"></textarea></label>${next}`,
            ),
          ),
  ),
  success(
    'newsletter-beside-steps',
    page(
      person + next,
      '',
      '<form action="/news" method="post"><input type="email" name="news" placeholder="Your e-mail"><button>Sign up</button></form>',
    ),
    [contact, sent],
    (visit) =>
      html(
        visit,
        whole(visit.values)
          ? thanks
          : page(
              carried(visit.values) + emailField + loan + button,
              '',
              '<form action="/news" method="post"><input type="email" name="news" placeholder="Your e-mail"><button>Sign up</button></form>',
            ),
      ),
  ),
  success(
    'part-sends-itself',
    scripted(
      [person + go('Next', 'on'), emailField + loan + go('Submit', 'end')],
      `${on('on', 'show(1);')}${on('end', 'void send();')}
       lead.addEventListener('change', () => { if (lead.checkValidity()) lead.submit(); });`,
    ),
    [sent],
  ),
  // A page that stays busy while its document is being replaced, so the bot is still filling in the
  // form at that moment.
  success(
    'part-sends-itself-while-it-is-filled',
    scripted(
      [person + go('Next', 'on'), emailField + loan + go('Submit', 'end')],
      `${on('on', 'show(1);')}${on('end', 'void send();')}
       const work = () => { const start = performance.now(); while (performance.now() < start + 60); };
       lead.addEventListener('change', () => { if (!lead.checkValidity()) return;
         lead.submit(); for (let turn = 0; turn < 9; turn += 1) setTimeout(work); });`,
    ),
    [sent],
  ),
  success(
    'one-question-at-a-time',
    scripted(
      [nameField, emailField, phoneField, cityField, amountField].map(
        (one, place) => one + go(place < 4 ? 'OK ✓' : 'Submit', `on${place}`),
      ),
      [1, 2, 3, 4].map((part) => on(`on${part - 1}`, `show(${part});`)).join('') +
        on('on4', 'void send();'),
    ),
    [sent],
  ),
  {
    ...success(
      'asks-for-a-code',
      scripted(
        [
          fields + go('Continue', 'on'),
          `<label>Enter the OTP <input name="code"></label>${go('Verify', 'end')}`,
        ],
        `${on('on', 'show(1);')}${on('end', 'void send();')}`,
      ),
      [],
    ),
    outcome: 'verification_required',
    words: /OTP|code/,
  },
];
