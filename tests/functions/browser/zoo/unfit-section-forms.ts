/**
 * Sections, help buttons and lists near the lead's fields. The bot must not press any of them. If
 * it does, the form sends `pressed=yes`.
 */
import { button, fields, page, sent, success, without, type ZooForm } from './zoo-form.ts';

const untouched = { pressed: '', ...sent };
const trace = '<input type="hidden" name="pressed">';
const notes = (selector: string) =>
  `for (const one of document.querySelectorAll('${selector}')) one.addEventListener('click', () => {
     document.querySelector('[name=pressed]').value = 'yes'; });`;
const head = (text: string, isOpen = false) =>
  `<h3><button type="button" aria-expanded="${isOpen}">${text}</button></h3>`;
const formed = (name: string, inside: string) =>
  success(name, page(trace + inside + button, notes('[aria-expanded]')), untouched);
/** Radix: one section is open, and the next section has no content until it is opened. */
const afterOpenSection = (text: string) =>
  `<div>${head('About you', true)}<div>${fields}</div></div><div>${head(text)}<div hidden></div></div>`;

/** A page whose fields are not in a `<form>`, and that shows a review before it sends them. */
const formless = (name: string, before: string, after: string, pressed: string) =>
  success(
    name,
    `<!doctype html><title>Loans</title>${before}<div id="lead">${trace}<div>${fields}</div>
     ${after}<button id="on">Continue</button></div>
     <div id="review" hidden><h2>Review your details</h2><button id="end">Confirm and submit</button></div><script>
     const lead = document.getElementById('lead'), review = document.getElementById('review');
     document.getElementById('on').onclick = () => { lead.querySelector('div').hidden = true; document.getElementById('on').hidden = true; review.hidden = false; };
     document.getElementById('end').onclick = async () => {
       await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(
         [...lead.querySelectorAll('input')].map(({ name, value }) => [name, value])) });
       document.body.innerHTML = '<p>Thank you, we have received your details.</p>'; };
     ${notes(pressed)}</script>`,
    untouched,
  );

/** A question whose answer appears below it after a press. */
const answer = (question: string) =>
  `<div><p>${question}</p><div style="cursor:pointer" class="more">Show</div><div hidden><ul><li>Mumbai<li>Pune</ul></div></div>`;
const citySwitcher = `<header><div>City</div><div><div style="cursor:pointer" class="more">Delhi</div>
  <div style="position:absolute;display:none"><div>Mumbai</div><div>Pune</div></div></div></header>`;

export const unfitSectionForms: ZooForm[] = [
  formed(
    'section-of-terms',
    `${head('About you', true)}<div>${fields}</div>${head('Terms')}<div hidden>Rates may change.</div>`,
  ),
  formed('section-after-no-open-one', `<div>${fields}</div><div>${head('More')}</div>`),
  formed('section-of-a-co-applicant', afterOpenSection('Co-applicant')),
  {
    ...formed('section-beside-a-chosen-button', afterOpenSection('Terms')),
    target: { submit: '[type=submit]' },
  },
  formless(
    'section-of-a-faq',
    '',
    `${head('What is the rate?')}<div hidden>From 9 %.</div>`,
    '[aria-expanded]',
  ),
  success(
    'section-head-with-help',
    `<!doctype html><title>Loans</title><h2>Apply <button aria-expanded="false">?</button></h2>
     <form method="post">${trace}<label id="trap">Country code <input name="trap"></label>
     ${fields.replace(/<p><label>Loan amount.*<\/p>/, '<details><summary>More</summary>$&</details>')}${button}</form><script>
     document.querySelector('details').ontoggle = () => { document.getElementById('trap').hidden = true; };
     ${notes('[aria-expanded]')}</script>`,
    { trap: '', ...untouched },
  ),
  success(
    'list-of-cities-as-an-answer',
    page(
      `${trace}${fields.replace(/<p><label>City.*<\/p>/, answer('City'))}${button}`,
      notes('.more'),
    ),
    without(untouched, 'city'),
  ),
  formless('list-outside-a-form', citySwitcher, answer('Our offices'), '.more'),
];
