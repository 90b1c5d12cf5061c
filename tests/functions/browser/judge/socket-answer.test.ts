/** A page sends the lead by a WebSocket, and the target answers by the same socket. */
import { expect, jest, test } from '@jest/globals';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { refusalBySocket } from '../../../../functions/browser/judge/socket-answer.ts';
import { listen } from '../../local-aws.ts';
import { attempt, testWaits } from '../attempt/attempt-builders.ts';
import { button, fields, page } from '../zoo/zoo-form.ts';
import { nextEvent } from '../../../until.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

test.each([
  ['{"success":false}', true],
  ['{"type":"lead_rejected"}', true],
  ['{"event":"lead:error","data":{"code":7}}', true],
  ['42["lead:error",{"code":7}]', true],
  ['430[{"ok":false}]', true],
  ['["1","2","lead:1","phx_reply",{"status":"error","response":{}}]', true],
  ['{"type":3,"invocationId":"0","error":"The phone is taken"}\u001e', true],
  ['{"id":"1","type":"next","payload":{"data":null,"errors":[{"message":"No"}]}}', true],
  ['{"success":true}', false],
  ['42["lead:stored",{"id":7}]', false],
  ['{"type":"rate","usd":83.1}', false],
  ['{"event":"terror","data":{}}', false],
  ['2probe', false],
  ['3', false],
  ['an error', false],
])('whether the socket message %s reports a failure: %s', (message, isFailure) => {
  expect(refusalBySocket(message) !== undefined).toBe(isFailure);
});

const form = page(
  fields + button,
  `const lead = document.querySelector('form.lead');
   const socket = new WebSocket('ws://' + location.host + '/leads');
   const heard = new Promise((hear) => { socket.onmessage = hear; });
   lead.addEventListener('submit', async (event) => { event.preventDefault();
     await heard;
     socket.send(JSON.stringify(Object.fromEntries(new FormData(lead))));
     lead.outerHTML = '<p>Thank you, we have received your details.</p>'; });`,
);

test.each([
  ['{"type":"error","message":"The phone number is taken."}', 'outcome_unknown'],
  ['{"type":"stored","id":7}', 'success'],
])('a thank-you text with the WebSocket answer %s ends as %s', async (answer, outcome) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(form);
  });
  const sockets = new WebSocketServer({ server });
  const received: unknown[] = [];
  sockets.on('connection', (socket) => {
    // The server reports this failure before the page sends the lead, so it is not an answer to the
    // lead.
    socket.send('{"type":"error","message":"No rates today"}');
    socket.on('message', (data) => {
      received.push(JSON.parse((data as Buffer).toString()));
      socket.send(answer);
    });
  });
  const url = await listen(server);
  const result = await attempt(url, { waits: { ...testWaits, quietMs: 2000 } });
  sockets.close();
  for (const client of sockets.clients) client.terminate();
  server.closeAllConnections();
  await nextEvent('the server to close', server.close(), 'close');
  expect(received).toHaveLength(1);
  expect(result.kind === 'failure' ? result.failure.reason : result.kind).toBe(outcome);
});
