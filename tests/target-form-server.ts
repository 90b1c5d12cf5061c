/**
 * A target form that the test itself serves: an ordinary enquiry form that records what it
 * receives. So the test can compare the received values with the sent values.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { nextEvent } from './until.ts';

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Loan enquiry</title></head><body>
<h1>Loan enquiry</h1>
<form method="post" action="/enquiries">
  <p><label>Full name <input name="fullName" autocomplete="name" required></label></p>
  <p><label>Phone <input name="phone" type="tel" required></label></p>
  <p><label>E-mail <input name="email" type="email" required></label></p>
  <p><label>City <input name="city" required></label></p>
  <p><label>Loan amount <input name="loanAmount" inputmode="numeric" required></label></p>
  <button type="submit">Send enquiry</button>
</form></body></html>`;

const thanks = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Thank you</title></head><body>
<h1>Thank you!</h1><p>Your enquiry has been received.</p></body></html>`;

export interface TargetFormServer {
  url: string;
  /** The values of every enquiry received so far, oldest first. */
  received: Record<string, string>[];
  /** When each enquiry of `received` arrived, in epoch milliseconds. */
  arrivedAt: number[];
  /** Returns how many enquiries were received with each e-mail address. */
  timesByEmail: () => Map<string, number>;
  /** Sets whether the form works. Otherwise the form answers every request with a 500. */
  setWorking: (working: boolean) => void;
  close: () => Promise<void>;
}

/** Serves the form on loopback, on a port that the system chooses. */
export async function startTargetFormServer(): Promise<TargetFormServer> {
  const received: Record<string, string>[] = [];
  const arrivedAt: number[] = [];
  let works = true;
  const server = createServer((request, response) => {
    if (!works) return void response.writeHead(500).end('Out of order');
    const answer = (body: string) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    if (request.method !== 'POST') return void answer(page);
    void text(request).then((body) => {
      received.push(Object.fromEntries(new URLSearchParams(body)));
      arrivedAt.push(Date.now());
      answer(thanks);
    });
  });
  server.listen(0, '127.0.0.1');
  await nextEvent('the server to listen', server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    arrivedAt,
    timesByEmail: () => {
      const times = new Map<string, number>();
      for (const { email = '' } of received) times.set(email, (times.get(email) ?? 0) + 1);
      return times;
    },
    setWorking: (working) => void (works = working),
    close: async () => {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}
