/**
 * Serves each record as a lead form on loopback. The form answers as recorded: with a new page, or
 * with a message that a script shows below the form or in its place. If the record has a status, an
 * address or JSON, the form answers with them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OutcomeRecord } from './records.ts';
import { nextEvent } from '../../until.ts';

export interface RecordServer {
  url(place: number): string;
  stop(): Promise<void>;
}

const fields = ['name', 'phone', 'email', 'city', 'amount']
  .map((name) => `<p><label>${labelOf(name)} <input name="${name}" required></label></p>`)
  .join('');

function labelOf(name: string): string {
  return (
    { name: 'Full name', phone: 'Phone', email: 'E-mail', city: 'City' }[name] ?? 'Loan amount'
  );
}

export async function serveRecords(records: readonly OutcomeRecord[]): Promise<RecordServer> {
  const server = createServer((request, response) => answer(request, response, records));
  await nextEvent('the server to listen', server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (place) => `http://127.0.0.1:${port}/form/${place}`,
    async stop() {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  records: readonly OutcomeRecord[],
): void {
  const [, kind, place] = (request.url ?? '').split('/');
  const record = records[Number(place)];
  const show = (body: string, status = 200, type = 'text/html; charset=utf-8') =>
    void response.writeHead(status, { 'content-type': type }).end(body);
  request.resume();
  if (!record) show('', 404);
  else if (kind === 'after') show(pageOf(shown(record)));
  else if (request.method !== 'POST') show(formPage(record));
  else if (staysOnPage(record)) {
    show(record.json ? JSON.stringify(record.json) : '{}', statusOf(record), 'application/json');
  } else if (record.url !== null && statusOf(record) < 400) {
    const location = `/after/${place}${record.url}`;
    response.writeHead(303, { location }).end();
  } else show(pageOf(shown(record)), statusOf(record));
}

/**
 * Whether a script sends the form and no new page opens: the recorded form stayed on the page, or
 * the recorded answer was JSON.
 */
function staysOnPage({ form_gone, json }: OutcomeRecord): boolean {
  return form_gone === false || Boolean(json);
}

/**
 * The status of the answer. A recorded redirect becomes 200, because the record's text was shown
 * after the redirect.
 */
function statusOf({ status }: OutcomeRecord): number {
  return status === null || (status >= 300 && status < 400) ? 200 : status;
}

function shown({ html, text }: OutcomeRecord): string {
  return html ?? `<p>${text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))}</p>`;
}

/** Selectors of elements that sites' style sheets hide until a script shows them. */
const hidden = '.hidden, .d-none, .shinyjs-hide, .w-form-done, .w-form-fail';

const pageOf = (inside: string) =>
  `<!doctype html><meta charset="utf-8"><title>Loans</title>
  <style>${hidden} { display: none }</style><main>${inside}</main>`;

function formPage(record: OutcomeRecord): string {
  const form = `<form class="lead" method="post">${fields}<button type="submit">Apply now</button></form>`;
  if (!staysOnPage(record)) return pageOf(form);
  const place =
    record.form_gone === false ? 'insertAdjacentHTML("afterend", answer)' : 'outerHTML = answer';
  const script = `
    const form = document.querySelector('form.lead');
    const answer = ${JSON.stringify(shown(record)).replaceAll('<', '\\u003c')};
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
      form.${place};
    });`;
  return pageOf(`${form}<script>${script}</script>`);
}
