/**
 * Pages that show thanks for a lead that the target does not have, and pages that send the lead
 * again by themselves. Testers from outside the project misled the bot with pages like these.
 */
import { button, fields, html, json, page, plainPage, sent, type ZooForm } from './zoo-form.ts';

type Answer = NonNullable<ZooForm['answer']>;

/**
 * A page whose script sends the form. The script may call `post` to send the form, `thank` to show
 * thanks, and `again` to repeat a send.
 */
export const scripted = (script: string) =>
  page(
    fields + button,
    `const lead = document.querySelector('form.lead');
     const post = (path = '', more = {}) => fetch(location.pathname + path,
       { method: 'POST', body: new URLSearchParams(new FormData(lead)), ...more });
     const thank = () => { lead.style.display = 'none';
       document.body.insertAdjacentHTML('beforeend', '<p>Thank you, we have received your details.</p>'); };
     const again = async (send) => { for (let time = 0; time < 3; time += 1) {
       const answer = await send(time).catch(() => undefined);
       if (answer?.ok) return thank(); } };
     lead.addEventListener('submit', async (event) => { event.preventDefault(); ${script} });`,
  );

const status =
  (code: number): Answer =>
  (visit) =>
    json(visit, {}, code);

const later =
  (answer: Answer): Answer =>
  (visit) =>
    void setTimeout(answer, 300, visit);

const byPath =
  (path: string, one: Answer, others: Answer): Answer =>
  (visit) =>
    (visit.url.pathname.endsWith(path) ? one : others)(visit);

const empty = Object.fromEntries(Object.keys(sent).map((name) => [name, '']));

const untrue: ZooForm[] = [
  {
    name: 'thanks-without-sending',
    page: scripted('thank();'),
    outcome: 'no_confirmation',
    words: /sent nothing that may hold the lead, but says: “Thank you/,
    received: [],
  },
  {
    // A script that sends empty values in place of the values in the fields.
    name: 'thanks-for-empty-values',
    page: scripted(
      `await post('', { body: JSON.stringify(empty), headers: { 'content-type': 'application/json' } }); thank();`,
    ).replace('<script>', `<script>const empty = ${JSON.stringify(empty)};`),
    outcome: 'no_confirmation',
    words: /sent nothing that may hold the lead, but says: “Thank you/,
    received: [empty],
  },
  {
    name: 'thanks-beside-analytics',
    page: scripted(
      `log('/events', 'lead_submitted'); fetch(location.pathname + '/beat', { method: 'PUT', body: 'n=2' }); thank();`,
    ).replace(
      '<script>',
      `<script>const log = (path, event) => fetch(location.pathname + path, { method: 'PUT',
        body: JSON.stringify({ event, page: location.href, visitor: '0f8fad5b-d9cb-469f-a165-70867728950e' }) });
       log('/events', 'page_view');
       document.querySelector('form.lead').addEventListener('change', () => log('/consent', 'all'), { once: true });
       `,
    ),
    outcome: 'no_confirmation',
    words: /sent nothing that may hold the lead/,
    received: [],
  },
  {
    name: 'thanks-then-sends',
    page: scripted(`fetch(location.pathname + '/seen', { method: 'POST', body: 'event=submit' });
      thank(); setTimeout(post, 300);`),
    answer: byPath('/seen', status(200), status(500)),
    outcome: 'outcome_unknown',
    words: /answered 500 to the submit/,
    received: [{ event: 'submit' }, sent],
  },
  {
    name: 'leaves-without-the-answer',
    page: (visit) =>
      html(
        visit,
        scripted(
          `post('/send', { keepalive: true }); location.href = location.pathname + '/thanks';`,
        ),
      ),
    answer: (visit) => void setTimeout(() => json(visit, {}, 500), 300),
    outcome: 'outcome_unknown',
    words: /got no answer/,
    received: [sent],
  },
  {
    name: 'draft-is-taken-alone',
    page: scripted(`post('/draft'); await post('/send'); thank();`),
    answer: byPath('/send', status(500), status(200)),
    outcome: 'outcome_unknown',
    words: /answered 500 to another request/,
    received: [sent, sent],
  },
  {
    name: 'draft-is-slowed-down',
    page: scripted(`post('/draft'); await post('/send'); lead.style.opacity = '0.5';`),
    answer: byPath('/draft', later(status(429)), status(200)),
    outcome: 'outcome_unknown',
    words: /answered 429 to the submit and 200 to another request/,
    received: [sent, sent],
  },
  {
    name: 'customer-thanks',
    page: plainPage,
    answer: (visit) =>
      html(
        visit,
        page(
          fields + button,
          '',
          '<blockquote>Thank you so much! My loan was approved.</blockquote>',
        ),
      ),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'welcomes-beside-the-form',
    page: plainPage,
    answer: (visit) => {
      const kept = fields.replace(
        /name="(\w+)"/g,
        (field, name: string) => `${field} value="${visit.values[name]}"`,
      );
      html(
        visit,
        page(kept + button, '', '<h2>Thank you for registering!</h2><p>Your profile</p>'),
      );
    },
    outcome: 'outcome_unknown',
    words: /Thank you for registering.*but the form is shown again with the lead's values/,
    received: [sent],
  },
  {
    name: 'thanks-over-a-hidden-refusal',
    page: plainPage.replace('method="post"', 'method="post" target="unseen"').replace(
      '<script>',
      `<iframe name="unseen" hidden></iframe><script>
        document.querySelector('form.lead').onsubmit = () => document.body.insertAdjacentHTML(
          'beforeend', '<p>Thank you, we have received your details.</p>');`,
    ),
    answer: (visit) =>
      html(
        visit,
        `<script>const late = 'Thank you';</script><h1>Loans</h1><p>Sorry, something went wrong and your application was not submitted.</p>`,
      ),
    outcome: 'outcome_unknown',
    words: /Thank you.*but .*went wrong/,
    received: [sent],
  },
  {
    name: 'own-address-thanks',
    page: plainPage.replace('method="post"', 'method="post" action="?submitted=true"'),
    answer: (visit) => html(visit, plainPage),
    outcome: 'no_confirmation',
    received: [sent],
  },
];

const repeated: ZooForm[] = [
  {
    name: 'sends-again-after-500',
    page: scripted(`again((time) => post('?time=' + time));`),
    answer: (visit) => json(visit, {}, visit.visits > 1 ? 200 : 500),
    outcome: 'outcome_unknown',
    words: /answered 500/,
    received: [sent],
  },
  {
    name: 'sends-again-after-its-timeout',
    page: scripted(
      `again((time) => post('?time=' + time, { signal: AbortSignal.timeout(3000) }));`,
    ),
    answer: (visit) => void (visit.visits > 1 && json(visit, {})),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'sends-elsewhere-after-its-timeout',
    page: scripted(`again((time) => post('/way' + time, { signal: AbortSignal.timeout(1500) }));`),
    answer: (visit) => void (visit.visits > 1 && json(visit, {})),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'falls-back-to-the-form',
    page: scripted(`if ((await post('/api')).ok) thank(); else lead.submit();`),
    answer: byPath('/api', status(500), (visit) => html(visit, '<h1>Thank you!</h1>')),
    outcome: 'no_confirmation',
    received: [sent],
  },
];

/** A target that stores the lead, and a page that cannot read the target's answer. */
const unseen: ZooForm[] = [
  {
    name: 'sends-again-where-cors-fails',
    page: scripted(`again((time) => fetch(
      'http://localhost:' + location.port + location.pathname + '?time=' + time,
      { method: 'POST', body: new URLSearchParams(new FormData(lead)) }));`),
    answer: status(200),
    outcome: 'outcome_unknown',
    words: /got no answer/,
    received: [sent],
  },
  {
    name: 'falls-back-where-cors-fails',
    page: scripted(`post('/api').then(thank, () => lead.submit());`),
    answer: byPath(
      '/api',
      ({ request, response }) => {
        const end = `http://localhost:${request.socket.localPort}/falls-back-where-cors-fails/end`;
        response.writeHead(302, { location: end }).end();
      },
      (visit) => html(visit, '<h1>Thank you!</h1>'),
    ),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'sends-again-after-half-an-answer',
    page: scripted(`again(async (time) => {
      const answer = await post('?time=' + time); await answer.json(); return answer; });`),
    answer: ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 99 });
      response.write('{"ok":');
      setTimeout(() => response.destroy(), 200);
    },
    outcome: 'outcome_unknown',
    words: /got no answer/,
    received: [sent],
  },
  {
    name: 'sends-again-before-the-answer-ends',
    page: scripted(`again(async (time) => {
    const answer = await post('?time=' + time, { signal: AbortSignal.timeout(3000) });
    await answer.text(); return answer; });`),
    answer: ({ response }) => void response.writeHead(200).write('{"ok":'),
    outcome: 'no_confirmation',
    received: [sent],
  },
];

const changed: ZooForm[] = [
  {
    name: 'amount-is-capped',
    page: page(
      fields + button,
      `const { amount } = document.querySelector('form.lead');
       amount.onchange = () => { amount.value = Math.min(amount.value, 1000000); };`,
    ),
    outcome: 'field_not_found',
    fenced: false,
    words: /does not accept the value: Loan amount/,
    received: [],
  },
  {
    name: 'city-is-guessed',
    page: page(
      fields + button.replace('<button', '<button disabled'),
      `const lead = document.querySelector('form.lead');
       lead.city.addEventListener('change', () => setTimeout(() => {
         lead.city.value = 'Delhi'; lead.querySelector('button').disabled = false; }, 300), { once: true });`,
    ),
    outcome: 'success',
    received: [sent],
  },
];

export const truthForms: ZooForm[] = [
  ...untrue.map((form) => ({ fenced: true, ...form })),
  ...repeated.map((form) => ({ fenced: true, ...form })),
  ...unseen.map((form) => ({ fenced: true, ...form })),
  ...changed,
];
