/**
 * Local HTTP servers that a call of the browser function needs: the fence, which gives permission
 * to submit, and a bucket for the screenshot.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BrowserCall } from '../../../../contract/browser-call.ts';
import { aLead } from '../../builders.ts';
import { listen } from '../../local-aws.ts';
import { aTarget } from './attempt-builders.ts';
import { nextEvent } from '../../../until.ts';

export interface Picture {
  fields: Record<string, string>;
  file: Buffer;
}

export type FenceTemper = (token: string, response: ServerResponse) => void;

export async function startBotsEnd() {
  const tokens: string[] = [];
  const pictures: Picture[] = [];
  let temper: FenceTemper = (_token, response) => response.end('{"go":true}');
  let bucketStatus = 204;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (request.url === '/fence') {
      const { token } = JSON.parse(body.toString()) as { token: string };
      tokens.push(token);
      temper(token, response);
      return;
    }
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const file = form.get('file') as File;
    form.delete('file');
    pictures.push({
      fields: Object.fromEntries(form) as Record<string, string>,
      file: Buffer.from(await file.arrayBuffer()),
    });
    response.writeHead(bucketStatus).end();
  }

  const server = createServer((request, response) => void serve(request, response));
  const origin = await listen(server);
  return {
    call: (changes: Partial<BrowserCall> = {}): BrowserCall => ({
      lead: aLead(),
      target: aTarget('http://127.0.0.1:1/'),
      deadline: Date.now() + 120_000,
      fence: { url: `${origin}/fence`, token: 'token' },
      picture: { url: `${origin}/bucket`, fields: { key: 'screenshots/u/s/1.jpg' } },
      ...changes,
    }),
    /** Sets the answers to the following requests for permission to submit. */
    fenceAnswers: (next: FenceTemper) => void (temper = next),
    bucketAnswers: (status: number) => void (bucketStatus = status),
    tokens: () => tokens,
    pictures: () => pictures,
    async stop() {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}
export type BotsEnd = Awaited<ReturnType<typeof startBotsEnd>>;
