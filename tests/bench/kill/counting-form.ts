/**
 * A target form that counts how often each lead arrives, over plain HTTP or over TLS and HTTP/2.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import type { TestCertificate } from '../../functions/browser/target/test-certificate.ts';
import { listen } from '../../functions/local-aws.ts';
import { nextEvent } from '../../until.ts';

const pageWith = (more: string) => `<!doctype html><form method="post">
  <label>Full name <input name="name" required></label><label>Phone <input name="phone" type="tel" required></label>
  <label>E-mail <input name="email" type="email" required></label><label>City <input name="city" required></label>
  <label>Loan amount <input name="amount" required></label>${more}<button>Apply</button></form>`;

/**
 * A page whose script handles clicks on the submit button. With a ticked checkbox it sends the
 * lead; otherwise it shows "Please accept the terms."
 */
const asking = (handlerMs: number) =>
  pageWith('<label><input type="checkbox" name="agree"> I agree to the terms</label>') +
  `<p role="alert"></p><script>
    const lead = document.querySelector('form');
    const send = () => fetch('', { method: 'POST', body: new URLSearchParams(new FormData(lead)) })
      .then((answer) => answer.text()).then((text) => { document.body.innerHTML = text; });
    lead.addEventListener('submit', (event) => { event.preventDefault();
      setTimeout(() => { if (lead.agree.checked) void send();
        else document.querySelector('p').textContent = 'Please accept the terms.'; }, ${handlerMs}); });
  </script>`;

/**
 * A page that shows an error at the first click on the button but still sends the lead 120 ms
 * later.
 */
const sendsAllTheSame = asking(0).replace('else document', 'else setTimeout(send, 120), document');

const plainPage = pageWith('');
const pages = [plainPage, asking(0), asking(300), asking(700), sendsAllTheSame];

/**
 * How the form answers over TLS: each lead gets the next answer of this list. Most of these answers
 * make a browser repeat its request.
 */
const tempers = ['thanks', 'cuts', 'thanks', 'cuts late', 'misdirects'] as const;

interface CountingForm {
  certificate?: TestCertificate | undefined;
  /**
   * Whether each browser gets the next page of `pages` instead of the plain page. Most of these
   * pages require a ticked checkbox.
   */
  asks?: boolean;
}

export async function startCountingForm({ certificate, asks = false }: CountingForm = {}) {
  const times = new Map<string, number>();
  let opened = 0;
  const sockets = new Map<number | undefined, Socket>();
  const connections = new Set<Socket>();
  const take = (socket: Socket) => {
    sockets.set(
      socket.remotePort,
      socket.on('error', () => undefined),
    );
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { remotePort } = request.socket;
    const body = await text(request);
    response.setHeader('content-type', 'text/html');
    if (request.method !== 'POST') {
      opened += 1;
      return void response.end(asks ? pages[opened % pages.length] : plainPage);
    }
    const email = new URLSearchParams(body).get('email') ?? '';
    const temper = certificate ? tempers[times.size % tempers.length] : 'thanks';
    times.set(email, (times.get(email) ?? 0) + 1);
    if (temper === 'cuts late') await after(150);
    if (temper === 'cuts' || temper === 'cuts late') return void sockets.get(remotePort)?.destroy();
    response.statusCode = temper === 'misdirects' ? 421 : 200;
    response.end('<h1>Thank you!</h1>');
  };
  const handle = (request: unknown, response: unknown) =>
    // A request may fail or never end if its browser has died; such errors are ignored.
    void answer(request as IncomingMessage, response as ServerResponse).catch(() => undefined);
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, handle).on('secureConnection', take)
    : createServer(handle).on('connection', take);
  // The connections are collected so that `stop` can also close those that never finish their TLS
  // handshake. Such connections would keep the server open.
  server.on('connection', (socket: Socket) => connections.add(socket));
  const url = await listen(server);
  return {
    url: certificate ? url.replace('http:', 'https:') : url,
    timesOf: (email: string) => times.get(email) ?? 0,
    async stop() {
      for (const socket of connections) socket.destroy();
      const closed = nextEvent('the server to close', server, 'close');
      server.close();
      await closed;
    },
  };
}
