/** Forms whose submit button opens a dialog with a question before anything is sent. */
import { button, fields, page, sent, success, type ZooForm } from './zoo-form.ts';

/** @param dialog HTML inside the dialog; a press on its element `#yes` sends the form. */
const asking = (dialog: string, then = '', around = '') =>
  page(
    fields + button,
    `const lead = document.querySelector('form.lead');
     lead.addEventListener('submit', (event) => {
       event.preventDefault();
       document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true" style="position:fixed;inset:40px">${dialog}</div>');
       const dialog = document.body.lastElementChild;
       for (const one of dialog.querySelectorAll('button')) one.addEventListener('click', () => {
         dialog.remove();
         if (one.id !== 'yes') return;
         ${then || `fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) }).then(() => { lead.outerHTML = '<p>Thank you, we have received your details.</p>'; });`}
       });
     });`,
    around,
  );
const no = '<button type="button">Cancel</button>';
const yes = (text: string) => `<button type="button" id="yes">${text}</button>`;
/** A second form on the page, whose button has the same words as the dialog's button. */
const newsletter =
  '<form method="post" action="/news"><input name="news" placeholder="News for"><button>Submit</button></form>';

const refused = (name: string, shown: string): ZooForm => ({
  name,
  page: shown,
  outcome: 'no_confirmation',
  fenced: true,
  received: [],
});

export const dialogForms: ZooForm[] = [
  success('dialog-confirms', asking(`<p>Send it to our partners?</p>${no}${yes('Yes, send')}`)),
  success('dialog-confirms-by-ok', asking(`<h2>Are you sure?</h2>${yes('OK')}${no}`)),
  success(
    'dialog-confirms-beside-another-form',
    asking(`<p>Your application goes to the bank.</p>${no}${yes('Submit')}`, '', newsletter),
    sent,
  ),
  refused('dialog-asks-something-else', asking(`<p>Do you own a house?</p>${no}${yes('Yes')}`)),
  refused(
    'dialog-open-before-the-press',
    page(
      fields + button,
      "document.querySelector('form.lead').addEventListener('submit', (event) => event.preventDefault()); document.getElementById('yes').onclick = () => fetch(location.pathname, { method: 'POST' });",
      `<div role="dialog"><p>Submit your visit to our statistics?</p>${no}${yes('Submit')}</div>`,
    ),
  ),
  {
    ...refused(
      'dialog-while-something-is-sent',
      asking(`<p>Are you sure?</p>${no}${yes('OK')}`).replace(
        'event.preventDefault();',
        "event.preventDefault(); fetch(location.pathname + '?x', { method: 'POST', body: new Uint8Array(900) });",
      ),
    ),
    received: [{ ['\0'.repeat(900)]: '' }],
    answer: () => undefined,
  },
  {
    ...refused('dialog-only-tells', asking(`<p>We are closed today.</p>${yes('OK')}`)),
    outcome: 'blocked',
  },
  refused(
    'dialog-offers-two-ways',
    asking(`<p>How?</p><button type="button">Send by post</button>${yes('Send by fax')}`),
  ),
];
