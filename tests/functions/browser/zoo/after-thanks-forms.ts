/** Pages that thank first and show later that the target does not have the lead, and their twins. */
import { scripted } from './truth-forms.ts';
import { html, json, plainPage, sent, type Visit, type ZooForm } from './zoo-form.ts';

const thanked = '<h1>Thank you, we have received your details.</h1>';
const failed = 'Sorry, something went wrong. Please try again.';

const goesOn = (seconds: number, next: string): Pick<ZooForm, 'page' | 'answer'> => ({
  page: (visit) => html(visit, visit.url.search === '' ? plainPage : next),
  answer: (visit) =>
    html(visit, `<meta http-equiv="refresh" content="${seconds}; url=?next">${thanked}`),
});

/**
 * The page asks until its queued lead has a result, and shows an error if it failed.
 * @param times how often the answer is `queued` before the result.
 */
const asksForResult = (result: string, times: number): Pick<ZooForm, 'page' | 'answer'> => ({
  page: (visit: Visit) => {
    if (visit.url.pathname.endsWith('/job')) {
      return json(visit, { status: visit.visits > times ? result : 'queued' });
    }
    const script = `await post(); thank();
      for (let status = 'queued'; status === 'queued'; ) {
        await new Promise((done) => setTimeout(done, 150));
        ({ status } = await (await fetch(location.pathname + '/job')).json());
        if (status === 'failed') document.body.innerHTML = '<p>${failed}</p>';
      }`;
    html(visit, scripted(script));
  },
  answer: (visit) => json(visit, { status: 'queued', job: 7 }),
});

const turns = (next: string): string =>
  scripted(`await post(); lead.reset();
    document.querySelector('.carousel p').textContent = '${next}';`).replace(
    '<form',
    '<div class="carousel"><p>LendCo is the best bank of all.</p></div><form',
  );

const forms: Omit<ZooForm, 'received'>[] = [
  {
    name: 'goes-on-to-an-error',
    ...goesOn(2, `<h1>${failed}</h1>`),
    outcome: 'outcome_unknown',
    words: /said “Thank you.*but went on to one that says otherwise.*went wrong/,
  },
  {
    name: 'goes-on-to-the-first-page',
    ...goesOn(1, plainPage.replace('<form', '<h1>Loans for all</h1><form')),
    outcome: 'success',
    words: /Thank you, we have received/,
  },
  {
    name: 'goes-on-too-late-to-matter',
    ...goesOn(30, `<h1>${failed}</h1>`),
    outcome: 'success',
  },
  { name: 'queued-lead-fails', ...asksForResult('failed', 3), outcome: 'outcome_unknown' },
  { name: 'queued-lead-fails-late', ...asksForResult('failed', 12), outcome: 'outcome_unknown' },
  { name: 'queued-lead-is-stored', ...asksForResult('stored', 3), outcome: 'success' },
  { name: 'slow-queue-without-end', ...asksForResult('stored', Infinity), outcome: 'success' },
  {
    name: 'carousel-turns-to-thanks',
    page: turns('Thank you so much, LendCo!'),
    answer: (visit) => json(visit, {}),
    outcome: 'no_confirmation',
  },
  {
    name: 'customer-thanks-for-a-loan',
    page: turns('Thank you for the loan, it was approved in a day! – Priya').replaceAll(
      'carousel',
      'voices',
    ),
    answer: (visit) => json(visit, {}),
    outcome: 'no_confirmation',
  },
];

export const afterThanksForms: ZooForm[] = forms.map((form) => ({
  fenced: form.outcome !== 'success',
  received: [sent],
  ...form,
}));
