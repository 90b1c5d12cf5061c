/**
 * Pages whose submit is handled by a script that loads late. A submit before the script has loaded
 * would put the lead into the page's address, and the target would not receive it.
 */
import { button, fields, html, json, page, sent, type Visit, type ZooForm } from './zoo-form.ts';

const LATE_MS = 2500;

const bare = (shown: string) => shown.replace(' method="post"', '');

/** The script that handles the submit. */
const handler = `const lead = document.querySelector('form.lead');
  lead.addEventListener('submit', async (event) => {
    event.preventDefault();
    await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(lead)) });
    lead.outerHTML = '<p>Thank you, we have received your details.</p>';
  });`;

const asScript = ({ response }: Visit, code: string) => {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
};

/**
 * Serves the page and its scripts: `/late.js` with the submit handler after a delay, `/chunk.js`
 * with a script that loads `/late.js`, and `/hangs.js` without any answer.
 */
const withScripts = (shown: string) => (visit: Visit) => {
  const { pathname } = visit.url;
  if (pathname.endsWith('/late.js')) setTimeout(asScript, LATE_MS, visit, handler);
  else if (pathname.endsWith('/chunk.js')) asScript(visit, addScript('late.js'));
  else if (pathname.endsWith('/hangs.js')) return;
  else html(visit, shown);
};

const addScript = (name: string) => `document.head.append(Object.assign(
  document.createElement('script'), { src: location.pathname + '/${name}' }));`;

const late = (name: string, script: string, around = ''): ZooForm => ({
  name: `late-script-${name}`,
  page: withScripts(bare(page(fields + button, script, around))),
  answer: (visit) => json(visit, {}),
  outcome: 'success',
  received: [sent],
});

const unsent = (name: string, shown: string, more: Partial<ZooForm> = {}): ZooForm => ({
  name,
  page: (visit) => html(visit, shown),
  outcome: 'no_confirmation',
  fenced: true,
  words: /neither a method nor an address/,
  received: [],
  ...more,
});

export const lateScriptForms: ZooForm[] = [
  late('async', '', '<script async src="/late-script-async/late.js"></script>'),
  late('module', '', '<script type="module" src="/late-script-module/late.js"></script>'),
  late('in-a-chunk', addScript('chunk.js')),
  {
    ...late('beside-one-that-hangs', `${addScript('hangs.js')} ${handler}`),
  },
  {
    // A script that the page loads only when a person begins to type.
    ...late(
      'when-typed',
      `document.querySelector('[name=email]').addEventListener('change', () => { ${addScript('late.js')} });`,
    ),
  },
  unsent('late-handler', bare(page(fields + button, `setTimeout(() => { ${handler} }, 9000);`))),
  unsent('no-handler', bare(page(fields + button))),
  {
    name: 'asks-by-its-address',
    page: page(fields + button).replace('method="post"', 'method="get"'),
    outcome: 'no_confirmation',
    received: [sent],
  },
  {
    name: 'asks-at-an-action',
    page: bare(page(fields + button)).replace('<form', '<form action="/asks-at-an-action/thanks"'),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'button-names-the-method',
    page: bare(page(fields + button)).replace('<button', '<button formmethod="post"'),
    outcome: 'success',
    received: [sent],
  },
  {
    name: 'script-names-the-method',
    page: bare(
      page(
        fields + button,
        "document.querySelector('form').onsubmit = ({ target }) => { target.method = 'post'; };",
      ),
    ),
    outcome: 'success',
    received: [sent],
  },
];
