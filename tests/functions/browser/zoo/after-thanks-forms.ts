/**
 * Pages that first show thanks, and later show that the target does not have the lead. Each page
 * has a twin: a similar page that must end differently.
 */
import { scripted } from './truth-forms.ts';
import { html, json, plainPage, sent, type Visit, type ZooForm } from './zoo-form.ts';

const thanked = '<h1>Thank you, we have received your details.</h1>';
const failed = 'Sorry, something went wrong. Please try again.';

const goesOn = (seconds: number, next: string): Pick<ZooForm, 'page' | 'answer'> => ({
  page: (visit) => html(visit, visit.url.search === '' ? plainPage : next),
  answer: (visit) =>
    html(visit, `<meta http-equiv="refresh" content="${seconds}; url=?next">${thanked}`),
});

const atTheBank = { customer: 'Asha Rao', mobile: '+91 98765 43210', email: 'asha@example.com' };

/** A page that shows thanks, and a moment later posts the lead to another address, the bank's. */
const postsOn = (bank: (visit: Visit) => void): Pick<ZooForm, 'page' | 'answer'> => ({
  page: plainPage,
  answer: (visit) => {
    if (visit.url.pathname.endsWith('/bank')) return bank(visit);
    const hidden = Object.entries(atTheBank).map(
      ([key, value]) => `<input type="hidden" name="${key}" value="${value}">`,
    );
    html(
      visit,
      `${thanked}<form method="post" action="${visit.url.pathname}/bank">${hidden.join('')}</form>
       <script>setTimeout(() => document.forms[0].submit(), 800);</script>`,
    );
  },
});
/** A page that announces another page, which a script then opens. */
const says = (line: string, next: string): Pick<ZooForm, 'page' | 'answer'> => ({
  page: (visit) => html(visit, visit.url.search === '' ? plainPage : next),
  answer: (visit) =>
    html(
      visit,
      `${thanked}<p>${line}</p><script>setTimeout(() => { location.search = 'next'; }, 800);</script>`,
    ),
});

/**
 * A page that shows thanks, polls until its queued lead has a result, and shows an error if the
 * lead failed.
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

const forms: (Omit<ZooForm, 'received'> & Partial<Pick<ZooForm, 'received'>>)[] = [
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
    name: 'posts-on-to-the-bank',
    ...postsOn((visit) => html(visit, '<h1>Welcome to Invented Bank</h1>')),
    outcome: 'success',
    received: [sent, atTheBank],
  },
  {
    name: 'bank-answers-slowly',
    ...postsOn((visit) => void setTimeout(html, 3500, visit, '<h1>Welcome to Invented Bank</h1>')),
    outcome: 'success',
    received: [sent, atTheBank],
  },
  {
    name: 'bank-refuses-what-is-posted-on',
    ...postsOn((visit) => html(visit, `<h1>${failed}</h1>`)),
    outcome: 'outcome_unknown',
    received: [sent, atTheBank],
    words: /went wrong/,
  },
  {
    name: 'bank-breaks',
    ...postsOn((visit) => html(visit, '<h1>Bad gateway</h1>', 502)),
    outcome: 'outcome_unknown',
    received: [sent, atTheBank],
  },
  {
    name: 'says-that-it-goes-on-to-an-error',
    ...says('Redirecting you to our partner', `<h1>${failed}</h1>`),
    outcome: 'outcome_unknown',
    words: /went on to one that says otherwise/,
  },
  {
    name: 'says-that-it-goes-on',
    ...says('You will be redirected to the offers.', '<h1>Our offers</h1>'),
    outcome: 'success',
  },
  {
    name: 'hidden-form-that-stays',
    ...says('', ''),
    answer: (visit) =>
      html(
        visit,
        `${thanked}<form><input type="hidden" name="support" value="help@bank.example"></form>`,
      ),
    outcome: 'success',
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
