/**
 * Pages whose first request fails, and that then send the lead again in disguise, for example
 * encoded or encrypted. The target may have stored the lead at the first request, so the bot blocks
 * every further request that may contain the lead.
 *
 * Each page has a twin, a similar page that must succeed. A twin sends logs, heartbeats or
 * trackers' requests, which must not affect the submit.
 */
import { scripted } from './truth-forms.ts';
import { html, json, sent, type Visit, type ZooForm } from './zoo-form.ts';

/** The lead as the page encrypts it: no value of the lead is readable. */
const sealedBy = (key: number) =>
  Buffer.from(Buffer.from(JSON.stringify(sent)).map((byte) => byte ^ key)).toString('hex');

const tools = `const values = Object.fromEntries(new FormData(lead));
  const put = (path, body) => fetch(location.pathname + path, { method: 'POST', body });
  const text = JSON.stringify(values);
  const base64 = btoa(text);
  const digits = values.phone.replace(/\\D/g, '').slice(-10);
  const seal = (key) => [...new TextEncoder().encode(text)]
    .map((one) => (one ^ key).toString(16).padStart(2, '0')).join('');
  const inWorker = (kind, code) =>
    new kind('data:text/javascript,' + encodeURIComponent(code));
  const socketAt = location.origin.replace('http', 'ws') + location.pathname;
  const at = location.href;
  const rest = () => new Promise((done) => setTimeout(done, 400));`;

/**
 * A page that sends the lead. If this fails, the page sends the lead again in disguise. The page
 * shows thanks in any case.
 */
const sendsThen = (disguise: string, first = "post('/api')") =>
  scripted(`${tools}
    const taken = await ${first}.then((answer) => answer.ok, () => false);
    if (!taken) { try { ${disguise} } catch {} }
    thank();`);

const failing =
  (status: number) =>
  (visit: Visit): void =>
    json(visit, {}, visit.url.pathname.endsWith('/api') ? status : 200);

const disguised = (name: string, disguise: string, more: Partial<ZooForm> = {}): ZooForm => ({
  name: `disguised-${name}`,
  page: sendsThen(disguise),
  answer: failing(500),
  outcome: 'outcome_unknown',
  fenced: true,
  received: [sent],
  ...more,
});

const in64 = "await put('/64', base64);";

const ways: Record<string, string> = {
  base64: in64,
  gzip: `const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    await put('/zip', await new Response(zipped).blob());`,
  token: "await put('/token', 'jwt=' + [btoa('{}'), base64, 'c2ln'].join('.'));",
  sealed: "await put('/sealed', seal(9));",
  beacon: "navigator.sendBeacon(location.pathname + '/beacon', base64); await rest();",
  'split-phone': "await put('/a', digits.slice(0, 5)); await put('/b', digits.slice(5));",
  phone: "await put('/call-me', 'p=' + digits);",
  email: "await put('/news', 'e=' + encodeURIComponent(values.email));",
  'email-in-address': 'await fetch(location.pathname + "?email=" + values.email);',
  worker: `inWorker(Worker, \`fetch("\${at}", { method: 'POST', body: "\${base64}", mode: 'no-cors' })\`);
    await rest();`,
  'shared-worker': `inWorker(SharedWorker, \`fetch("\${at}", { method: 'POST', body: "\${base64}", mode: 'no-cors' })\`);
    await rest();`,
  address: "await fetch(location.pathname + '?email=&data=' + base64);",
  native: `const form = Object.assign(document.createElement('form'), { method: 'post' });
    form.innerHTML = '<input name="data">'; form.data.value = base64;
    document.body.append(form); form.submit(); await rest();`,
};

/**
 * Scripts that send the lead by a WebSocket, which they open after the first request has failed.
 */
const sockets: Record<string, string> = {
  socket: `const socket = new WebSocket(socketAt); socket.onopen = () => socket.send(base64);
    await rest();`,
  'socket-of-a-worker': `inWorker(Worker, \`const socket = new WebSocket("\${socketAt}");
    socket.onopen = () => socket.send("\${base64}")\`); await rest();`,
  'socket-of-a-shared-worker': `inWorker(SharedWorker, \`const socket = new WebSocket("\${socketAt}");
    socket.onopen = () => socket.send("\${base64}")\`); await rest();`,
  'socket-beside-a-read': `fetch(location.pathname + '/slow');
    const socket = new WebSocket(socketAt); socket.onopen = () => socket.send(base64); await rest();`,
};

const cut = ({ response, url }: Visit): void =>
  url.pathname.endsWith('/api') ? void response.destroy() : void response.end('{}');

/** A page that opens a WebSocket before the submit button is pressed. */
const withSocket = (shown: string) =>
  shown.replace('<script>', "<script>const early = new WebSocket('ws' + location.href.slice(4));");

/**
 * A page that sends logs to the form's own site: one log when it opens, and another log at each
 * call of `note`.
 */
const logging = (script: string) =>
  scripted(script).replace(
    '<script>',
    `<script>const note = (event, path = '/log') => fetch(location.pathname + path, { method: 'PUT',
       body: JSON.stringify({ event, page: location.href, visitor: '0f8fad5b-d9cb-469f-a165' }) });
     note('page_view');`,
  );

/** Answers 503 to every log and heartbeat (sent with PUT), and serves the page otherwise. */
const failingLogs = (shown: string) => (visit: Visit) =>
  visit.request.method === 'PUT' ? json(visit, {}, 503) : html(visit, shown);

const twin = (form: Pick<ZooForm, 'name' | 'page'> & Partial<ZooForm>): ZooForm => ({
  answer: (visit) => json(visit, {}),
  outcome: 'success',
  fenced: true,
  received: [sent],
  ...form,
});

const twins: ZooForm[] = [
  twin({
    name: 'sends-after-a-failed-log',
    page: failingLogs(logging(`await note('submit'); if ((await post()).ok) thank();`)),
  }),
  twin({
    name: 'sends-after-a-failed-beat',
    page: failingLogs(
      scripted(`await fetch(location.pathname + '/beat', { method: 'PUT', body: 'n=1' });
        if ((await post()).ok) thank();`),
    ),
  }),
  twin({
    name: 'sends-after-a-failed-tracker',
    page: scripted(`await fetch('http://localhost:' + location.port + '/track',
        { method: 'PUT', body: new URLSearchParams(new FormData(lead)) }).catch(() => undefined);
      if ((await post()).ok) thank();`),
  }),
  twin({
    name: 'logs-after-the-thanks',
    page: failingLogs(
      logging(`if ((await post()).ok) thank(); await note('sent', '/events');
        for (const one of [1, 2]) await note('beat-' + one, '/beats');`),
    ),
  }),
  twin({
    name: 'logs-after-a-failure',
    page: failingLogs(
      logging(`const { ok } = await post(); await note('failed', '/events'); navigator.sendBeacon('/seen', 'n=1');
        if (ok) thank(); else lead.append('Something went wrong.');`),
    ),
    answer: (visit) => json(visit, {}, 500),
    outcome: 'outcome_unknown',
    words: /answered 500/,
  }),
  twin({
    name: 'beats-by-a-socket',
    page: withSocket(
      scripted(`await new Promise((done) => (early.readyState ? done() : (early.onopen = done)));
      early.send('beat'); if ((await post()).ok) thank();`),
    ),
    received: [{ message: 'beat' }, sent],
  }),
  twin({
    name: 'opens-a-socket-after-the-thanks',
    page: scripted(`if ((await post()).ok) thank();
      new WebSocket(location.href.replace('http', 'ws'));`),
  }),
  twin({
    name: 'slowed-down',
    page: withSocket(
      scripted(`if ((await post()).ok) thank(); else lead.append('Later, please');`),
    ),
    answer: (visit) => json(visit, {}, 429),
    outcome: 'rate_limited',
  }),
];

export const disguisedForms: ZooForm[] = [
  ...Object.entries({ ...ways, ...sockets }).map(([name, way]) => disguised(name, way)),
  disguised('after-a-cut', in64, { answer: cut }),
  disguised('after-408', in64, { answer: failing(408) }),
  {
    ...disguised('after-a-redirect', ''),
    page: (visit) =>
      visit.url.search === '?end' ? json(visit, {}, 502) : html(visit, sendsThen(in64)),
    answer: ({ response, url }) => {
      response.writeHead(303, { location: `${url.pathname.replace('/api', '')}?end` }).end();
    },
    words: /answered 502 after its redirect/,
  },
  {
    ...disguised('after-its-time-out', ''),
    page: sendsThen(in64, "post('/api', { signal: AbortSignal.timeout(1500) })"),
    answer: (visit) => void (visit.url.pathname.endsWith('/api') || json(visit, {})),
    words: /got no answer/,
  },
  {
    ...disguised('twice-sealed', "await put('/other', seal(7));"),
    page: sendsThen("await put('/other', seal(7));", "put('/api', seal(3))"),
    received: [{ [sealedBy(3)]: '' }],
  },
  {
    ...disguised('in-an-open-socket', ''),
    page: withSocket(sendsThen('early.send(base64);')),
    answer: failing(429),
    words: /WebSocket/,
    received: [sent, { message: Buffer.from(JSON.stringify(sent)).toString('base64') }],
  },
  ...twins,
];
