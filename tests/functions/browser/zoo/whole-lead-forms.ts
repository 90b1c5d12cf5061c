/**
 * Pages that show thanks before the lead is complete, or that give thanks for a later step or for
 * something other than the lead. Also pages that confirm the lead and, on the same page, refuse
 * other leads. Each page has a twin, a similar page that must end differently.
 */
import { button, fields, html, json, page, plainPage, sent, type ZooForm } from './zoo-form.ts';

type Ending = Pick<ZooForm, 'outcome'> & Partial<ZooForm>;

/** The browser submits the form as a navigation, and the answer is a page with this body. */
const answered = (name: string, body: string, ending: Ending): ZooForm => ({
  name,
  page: plainPage,
  answer: (visit) =>
    html(visit, `<!doctype html><meta charset="utf-8"><title>Loans</title>${body}`),
  received: [sent],
  fenced: true,
  ...ending,
});

/** A script sends the form, and then shows this text in place of the form or below it. */
const shown = (
  name: string,
  place: 'outerHTML' | 'beside',
  body: string,
  ending: Ending,
): ZooForm => ({
  name,
  page: page(
    fields + button,
    `const lead = document.querySelector('form.lead');
     lead.addEventListener('submit', async (event) => {
       event.preventDefault();
       await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) });
       const body = ${JSON.stringify(body).replaceAll('<', '\\u003c')};
       ${place === 'outerHTML' ? 'lead.outerHTML = body' : "lead.reset(); lead.insertAdjacentHTML('afterend', body)"};
     });`,
  ),
  answer: (visit) => json(visit, {}),
  received: [sent],
  fenced: true,
  ...ending,
});

const thanks = '<h1>Thank you for your details.</h1>';
const receipt = '<h1>Your application has been submitted.</h1>';
const question = (label: string, type = 'text') =>
  `<p><label>${label} <input type="${type}" name="q"></label></p>`;
const next = (inside: string, go = 'Submit') => `<form>${inside}<button>${go}</button></form>`;
const open = { outcome: 'no_confirmation' } as const;
const more = {
  outcome: 'outcome_unknown',
  words: /Thank you.*but the page asks for more/,
} as const;
const success = { outcome: 'success' } as const;
const both = (words: RegExp) => ({ outcome: 'outcome_unknown', words }) as const;

const boxes = (count: number) => '<input maxlength="1" inputmode="numeric">'.repeat(count);

const steps: ZooForm[] = [
  shown('thanks-then-boxes', 'outerHTML', `${thanks}<p>+91 98765 43210</p>${boxes(4)}`, {
    outcome: 'verification_required',
  }),
  shown('thanks-beside-two-boxes', 'outerHTML', `${thanks}<p>Search</p>${boxes(2)}`, success),
  answered('thanks-then-incomplete', `${thanks}<p>Your application is incomplete.</p>`, open),
  answered('thanks-then-complete', `${thanks}<p>Your application is complete.</p>`, success),
  answered('thanks-then-slot', `${thanks}<p>Choose a time slot</p><a>10 am</a> <a>12 am</a>`, open),
  answered(
    'thanks-then-no-slot',
    `${thanks}<p>We will choose a time slot and call you.</p>`,
    success,
  ),
  shown('thanks-then-fee', 'outerHTML', `${thanks}<a href="/pay">Pay ₹999</a>`, open),
  shown('thanks-without-fee', 'outerHTML', `${thanks}<p>You pay no fee.</p>`, success),
  answered('thanks-then-app', `<p>Thank you for your details. Install the app</p>`, open),
  answered('receipt-then-app', `${receipt}<p>Install the app to follow it.</p>`, success),
  shown('thanks-then-go-on', 'outerHTML', `${thanks}<button>Continue</button>`, open),
  shown('thanks-then-close', 'outerHTML', `${thanks}<button>Close</button>`, success),
  answered(
    'thanks-then-lenders',
    thanks +
      next(
        '<label><input type="checkbox"> Pune Bank</label> <label><input type="checkbox"> Rao Finance</label>',
      ),
    more,
  ),
  answered('thanks-then-pan', thanks + next(question('PAN number')), more),
  answered('receipt-then-pan', receipt + next(question('PAN number')), success),
  shown('thanks-then-income', 'outerHTML', thanks + question('Monthly income', 'number'), more),
  answered('thanks-then-password', thanks + next(question('Set a password', 'password')), {
    outcome: 'login_required',
  }),
  answered(
    'thanks-beside-sign-in',
    thanks + next(question('Customer id') + question('Password', 'password'), 'Sign in'),
    success,
  ),
  answered(
    'thanks-beside-newsletter',
    thanks + next(question('Our letter', 'email'), 'Join'),
    success,
  ),
  answered('thanks-beside-search', thanks + next(question('Search')), success),
  answered(
    'thanks-beside-chat',
    `${thanks}<aside><textarea placeholder="Type here"></textarea></aside>`,
    success,
  ),
  answered('thanks-above-the-form', `${thanks}${plainPage}`, success),
  shown('thanks-beside-the-form', 'beside', thanks, success),
  shown('thanks-beside-a-new-question', 'beside', thanks + question('Company name'), more),
  answered('thanks-in-hindi-then-pan', '<h1>धन्यवाद!</h1>' + next(question('पैन नंबर'), 'जमा करें'), {
    outcome: 'outcome_unknown',
    words: /धन्यवाद.*asks for more/,
  }),
];

const others: ZooForm[] = [
  answered(
    'promise-to-start-there',
    `<p>Thank you! We will notify you when we start there.</p>`,
    open,
  ),
  answered(
    'promise-to-find-out',
    `<p>Thank you! We will notify you when we have an offer.</p>`,
    success,
  ),
  answered(
    'submitted-after-verification',
    `<p>After verification your application will be submitted.</p>`,
    open,
  ),
  answered('slots-are-full', `<p>All slots are full. We will call you when a slot opens.</p>`, {
    outcome: 'blocked',
  }),
  shown('thanks-for-cookies', 'beside', `<p>Thank you! Your cookie settings were saved.</p>`, open),
  shown('thanks-for-feedback', 'beside', `<p>Thank you for your feedback!</p>`, open),
  answered('thanks-for-an-age', `<p>Thank you for confirming that you are over 18.</p>`, open),
];

const pairs: ZooForm[] = [
  answered(
    'receipt-and-office-hours',
    `${receipt}<p>Unfortunately our call centre is closed on Sundays; we will call you on Monday.</p>`,
    success,
  ),
  answered('receipt-and-regret', `${receipt}<p>Unfortunately your profile does not suit us.</p>`, {
    outcome: 'blocked',
    words: /suit us/,
  }),
  answered(
    'receipt-and-invalid-requests',
    `${receipt}<p>Invalid requests are deleted.</p>`,
    both(/has been submitted.*but it says: “Invalid requests are deleted/),
  ),
  answered(
    'receipt-and-portal',
    `${receipt}<p><a href="/in">Log in to the customer portal</a></p>`,
    success,
  ),
  shown(
    'json-receipt-and-rule',
    'beside',
    `${receipt}<p>Loans are not offered to students.</p>`,
    both(/has been submitted.*but it says: “Loans are not offered/),
  ),
];

export const wholeLeadForms: ZooForm[] = [...steps, ...others, ...pairs];
