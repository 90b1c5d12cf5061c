/**
 * Pages that show thanks as soon as the target begins to answer, and answers that arrive slowly.
 * The refusal is at the end of the answer. Each page has a twin whose answer accepts the lead.
 */
import { scripted } from './truth-forms.ts';
import { button, fields, html, json, page, plainPage, sent, type Visit } from './zoo-form.ts';
import type { ZooForm } from './zoo-form.ts';

const refusedText = 'Your application was not submitted';
const refusal = JSON.stringify({ success: false, message: refusedText });
const acceptance = JSON.stringify({ success: true });
const filler = JSON.stringify({ rows: 'x '.repeat(70_000) }).slice(0, -1);
const markup = `<style>${'.a{color:red}'.repeat(300)}</style><div class="row">`;

/** Sends these parts of an answer one after the other, with a pause between them. */
const inParts =
  (type: string, pauseMs: number, ...parts: readonly string[]) =>
  async ({ response }: Visit): Promise<void> => {
    response.writeHead(200, { 'content-type': type });
    for (const [place, part] of parts.entries()) {
      if (place > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      response.write(part);
    }
    response.end();
  };

const streamed = (pauseMs: number, ...parts: readonly string[]): NonNullable<ZooForm['answer']> => {
  const answer = inParts('application/json', pauseMs, ...parts);
  return (visit) => void answer(visit);
};
const shownSlowly = (...parts: readonly string[]): NonNullable<ZooForm['answer']> => {
  const answer = inParts('text/html; charset=utf-8', 900, ...parts);
  return (visit) => void answer(visit);
};

/** A page that shows thanks as soon as a status arrives, before the answer's body. */
const optimistic = scripted('const answer = await post(); if (answer.ok) thank();');
const reading = scripted('const answer = await post(); await answer.text(); thank();');

/**
 * Many sites post to Google Forms in this way: the answer loads in a hidden frame, and the page
 * shows thanks whatever this answer says.
 */
const byFrame = (onLoad: string) =>
  page(
    fields + button,
    `const frame = document.querySelector('iframe');
     document.querySelector('form.lead').addEventListener('submit', () => {
       frame.addEventListener('load', () => { ${onLoad} }); });`,
    '<iframe name="hidden" style="display:none"></iframe>',
  ).replace('method="post"', 'method="post" target="hidden"');
const opensThanks = byFrame("location.href = location.pathname + '/thanks';");
const thanksInPlace = byFrame(
  "frame.remove(); document.querySelector('form.lead').outerHTML = '<p>Thank you!</p>';",
);
const redirectsTo =
  (query: string): NonNullable<ZooForm['answer']> =>
  ({ response, url }) =>
    void response.writeHead(302, { location: `${url.pathname}?${query}` }).end();

/**
 * A page that shows thanks before the answer arrives. If the answer's `next` is `form`, the page
 * shows the form again.
 */
const revoking = scripted(`thank();
  const { next } = await (await post()).json();
  if (next === 'form') { lead.style.display = ''; document.body.lastElementChild.remove(); }`);
const document = (text: string) => `<!doctype html><title>Form</title><p>${text}</p>`;

/** A page whose answer opens in a new window, while the page itself shows thanks at once. */
const inWindow = page(
  fields + button,
  `document.querySelector('form.lead').addEventListener('submit', ({ target }) =>
     setTimeout(() => { target.outerHTML = '<p>Thank you!</p>'; }));`,
).replace('method="post"', 'method="post" target="_blank"');

type Twins = Pick<ZooForm, 'page'> & {
  name: string;
  refuses: NonNullable<ZooForm['answer']>;
  accepts: NonNullable<ZooForm['answer']>;
  words?: RegExp;
};

const html200 =
  (body: string): NonNullable<ZooForm['answer']> =>
  (visit) =>
    html(visit, body);

const says = new RegExp(refusedText);
const twins: Twins[] = [
  {
    name: 'body-after-its-headers',
    page: optimistic,
    refuses: streamed(2600, ' ', refusal),
    accepts: streamed(2600, ' ', acceptance),
    words: says,
  },
  {
    name: 'long-body',
    page: reading,
    refuses: streamed(0, `${filler},`, refusal.slice(1)),
    accepts: streamed(0, `${filler},`, acceptance.slice(1)),
    words: says,
  },
  {
    name: 'piece-of-a-page',
    page: reading,
    refuses: html200(`${markup}<p class="form-error">${refusedText}</p></div>`),
    accepts: html200(`${markup}<p class="form-error"></p></div>`),
    words: says,
  },
  {
    name: 'frame-then-thanks-page',
    page: opensThanks,
    refuses: html200(document('The form Loans is no longer accepting responses.')),
    accepts: html200(document('Your response has been recorded.')),
    words: /no longer accepting/,
  },
  {
    name: 'frame-then-thanks',
    page: thanksInPlace,
    refuses: html200(document('This is a required question')),
    accepts: html200(document('Your response has been recorded.')),
    words: /required question/,
  },
  {
    name: 'frame-is-redirected',
    page: (visit) =>
      html(visit, visit.url.search === '' ? thanksInPlace : document(visit.url.search.slice(1))),
    refuses: redirectsTo('Duplicate'),
    accepts: redirectsTo('Recorded'),
    words: /Duplicate/,
  },
  {
    name: 'frame-loads-slowly',
    page: thanksInPlace,
    refuses: shownSlowly(document('Loans'), `<p>${refusedText}</p>`),
    accepts: shownSlowly(document('Loans'), '<p>Your response has been recorded.</p>'),
    words: says,
  },
  {
    name: 'window-loads-slowly',
    page: inWindow,
    refuses: shownSlowly(document('Loans'), `<p>${refusedText}</p>`),
    accepts: shownSlowly(document('Loans'), '<p>Your application was received.</p>'),
    words: says,
  },
  {
    name: 'page-loads-slowly',
    page: plainPage,
    refuses: shownSlowly(document('Thank you!'), `<p>${refusedText}</p>`),
    accepts: shownSlowly(document('Thank you!'), '<p>We will call you.</p>'),
    words: says,
  },
];

const cut: NonNullable<ZooForm['answer']> = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{"succ');
  setTimeout(() => response.destroy(), 100);
};
const notRead = /could not be read to its end/;

export const lateAnswerForms: ZooForm[] = [
  {
    name: 'thanks-are-revoked',
    page: revoking,
    answer: streamed(0, '{"next":"form"}'),
    outcome: 'no_confirmation',
    fenced: true,
    received: [sent],
  },
  {
    name: 'thanks-before-the-answer-stay',
    page: revoking,
    answer: streamed(0, '{"next":"list"}'),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'redirect-status-without-an-address',
    page: optimistic.replace('answer.ok', 'answer.status === 303'),
    answer: ({ response }) =>
      void response.writeHead(303, { 'x-action-redirect': '/' }).end('1:{}'),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'rates-change-for-ever',
    page: scripted(`setInterval(() => { document.title = String(Date.now());
      document.querySelector('.rate').textContent = 'Rate ' + Date.now() % 97; }, 50); await post();`).replace(
      '<form',
      '<p class="rate">Rate 8</p><form',
    ),
    answer: (visit) => json(visit, {}),
    work: {
      waits: { formMs: 6000, enabledMs: 5000, quietMs: 1200, busyMs: 4000, parseMs: 15_000 },
    },
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'body-never-ends',
    page: optimistic,
    answer: ({ response }) => void response.writeHead(200).write('{"succ'),
    outcome: 'outcome_unknown',
    fenced: true,
    received: [sent],
    words: notRead,
  },
  {
    name: 'body-is-cut',
    page: optimistic,
    answer: cut,
    outcome: 'outcome_unknown',
    fenced: true,
    received: [sent],
    words: notRead,
  },
  {
    name: 'body-is-too-long',
    page: reading,
    answer: (visit) => json(visit, { rows: 'x'.repeat(1_100_000) }),
    outcome: 'outcome_unknown',
    fenced: true,
    received: [sent],
    words: notRead,
  },
  {
    name: 'body-is-empty',
    page: optimistic,
    answer: ({ response }) => void response.writeHead(204).end(),
    outcome: 'success',
    received: [sent],
  },
  // Chromium reports an empty body without a length as aborted if no script reads it.
  {
    name: 'body-is-empty-without-a-length',
    page: optimistic,
    answer: ({ response }) =>
      void response.writeHead(201, { 'transfer-encoding': 'chunked' }).end(),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'body-is-given-up',
    page: scripted('const answer = await post(); await answer.body.cancel(); thank();'),
    answer: (visit) => json(visit, {}),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'body-is-lost-with-its-page',
    page: scripted("await post(); location.href = location.pathname + '/thanks';"),
    answer: ({ response }) => void response.writeHead(200).write('{"succ'),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'body-is-left-for-a-thanks-page',
    page: scripted("await post(); location.href = location.pathname + '/thanks';"),
    answer: streamed(900, '{', '}'),
    outcome: 'success',
    received: [sent],
  },
  ...twins.flatMap(({ name, page: shown, refuses, accepts, words }): ZooForm[] => [
    {
      name: `${name}-refuses`,
      page: shown,
      answer: refuses,
      outcome: 'outcome_unknown',
      fenced: true,
      received: [sent],
      ...(words && { words }),
    },
    { name: `${name}-accepts`, page: shown, answer: accepts, outcome: 'success', received: [sent] },
  ]),
];
