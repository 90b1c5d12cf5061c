/**
 * Pages that show thanks or a refusal only by a picture, an icon or the document's title, and a
 * page whose tracker answers with another status than the submit.
 */
import { scripted } from './truth-forms.ts';
import { html, json, plainPage, sent, success, type ZooForm } from './zoo-form.ts';

const tick = '<svg width="24" height="24"><title>Sent</title><path d="M4 13l5 5L20 6"/></svg>';
const picture = (alternative: string) =>
  `<!doctype html><title>Loans</title><img width="200" height="60" alt="${alternative}" src="data:image/svg+xml,<svg/>">`;

const answered = (name: string, body: string): ZooForm => ({
  ...success(name, plainPage),
  answer: (visit) => html(visit, body),
  words: /\w/,
});

const refused = (form: ZooForm, outcome: ZooForm['outcome']): ZooForm => ({
  ...form,
  outcome,
  fenced: true,
});

export const wordlessThanksForms: ZooForm[] = [
  answered('picture-thanks', picture('Thank you! We have received your request.')),
  refused(
    answered('picture-refuses', picture('Sorry, your request could not be sent.')),
    'outcome_unknown',
  ),
  {
    ...success(
      'icon-thanks',
      scripted(`if ((await post()).ok) lead.querySelector('button').innerHTML = '${tick}';`),
    ),
    words: /Sent/,
  },
  {
    ...success(
      'title-thanks',
      scripted(
        `if ((await post()).ok) { lead.reset(); document.title = '✔ Enquiry received – thank you'; }`,
      ),
    ),
    words: /received/,
  },
  refused(
    answered(
      'title-thanks-but-page-refuses',
      '<!doctype html><title>Thank you</title><p>Your session has expired. Your request was not sent.</p>',
    ),
    'outcome_unknown',
  ),
  // The tracker also gets the lead at each change of a field.
  {
    ...success(
      'tracker-fails-at-each-change',
      scripted(`track('submit'); if ((await post()).ok) thank();`).replace(
        'lead.addEventListener(',
        `const track = (name) => { void fetch('/pixel?name=' + name,
           { method: 'POST', body: new URLSearchParams(new FormData(lead)) }); };
         lead.addEventListener('change', () => track('change'));
         $&`,
      ),
    ),
    answer: (visit) => json(visit, {}),
    received: [sent],
  },
];
