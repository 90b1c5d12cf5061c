/**
 * Replaces the browser function, in a process that survives the bot's death: asks the fence for
 * permission with the attempt's token, sends the lead once and answers. The request of the test can
 * name a step at which the attempt stops, as if the browser had died. It can also name a step at
 * which the process closes the connection to its bot and continues the attempt later, when the
 * lease may have expired long ago.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BrowserAnswer } from '../../../contract/browser-call.ts';
import { parseFenceToken } from '../../../contract/fence-token.ts';
import type { SubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { listen } from '../../functions/local-aws.ts';
import type { BrowserOrder, BrowserStep } from './messages.ts';
import { nextEvent } from '../../until.ts';

/** Thrown to end one attempt at its current step, as if the browser had died. */
class Died extends Error {}

export async function startBrowserServer(store: Pick<SubmissionStore, 'fence'>, form: string) {
  const control: { ups: (() => void)[]; kills: Record<string, number> } = { ups: [], kills: {} };

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const order = JSON.parse(await text(incoming)) as BrowserOrder;
    const at = async (step: BrowserStep) => {
      if (order.fate?.step !== step) return;
      control.kills[step] = (control.kills[step] ?? 0) + 1;
      response.destroy();
      if (order.fate.how === 'kill') throw new Died();
      await new Promise<void>((resolve) => control.ups.push(resolve));
    };
    const answer = await attempt(order, at);
    response.end(JSON.stringify(answer));
  }

  async function attempt(
    { email, fenceToken }: BrowserOrder,
    at: (step: BrowserStep) => Promise<void>,
  ): Promise<BrowserAnswer> {
    await at('before fence');
    if (!(await store.fence(parseFenceToken(fenceToken)))) return { kind: 'stopped' };
    await at('after fence');
    await send(form, email, () => at('request sent'));
    await at('answer received');
    return { kind: 'success' };
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  return {
    url: await listen(server),
    /** For each step: how many attempts died or lost the connection to their bot there. */
    ends: control.kills,
    /** Lets all attempts continue that lost the connection to their bot. */
    async goOn() {
      for (const resume of control.ups.splice(0)) resume();
    },
    async stop() {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}

/** @param sent is called when the request has been sent completely. */
async function send(form: string, email: string, sent: () => Promise<void>): Promise<void> {
  const outgoing = request(form, { method: 'POST' }, (answer) => void answer.resume());
  const answered = nextEvent('the form to answer', outgoing, 'close');
  outgoing.end(`email=${encodeURIComponent(email)}`);
  await nextEvent('the request to leave', outgoing, 'finish');
  await sent();
  await answered;
}
