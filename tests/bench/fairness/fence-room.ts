/**
 * Serves the fence, which permits each submit, behind API Gateway's throttle. Can simulate a flood
 * of strangers' requests, after which the throttle refuses all requests.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fenceRequestSchema, parseFenceToken } from '../../../contract/fence-token.ts';
import type { SubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { fenceThrottle } from '../../../infra/fence.ts';
import { createTokenBucket } from '../../../local-cloud/api-gateway/token-bucket.ts';
import { listen } from '../../functions/local-aws.ts';
import { nextEvent } from '../../until.ts';

const FLOOD_SECONDS = 12;
const FLOOD_PER_SECOND = 1000;
const STEP_MS = 10;

type Passes = Pick<SubmissionStore, 'isFenceOpen' | 'fence'>;

export async function startFence(store: Passes) {
  const { rateLimit: ratePerSecond, burstLimit: burst } = fenceThrottle;
  const bucket = createTokenBucket({ ratePerSecond, burst });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!bucket.take(Date.now())) return response.writeHead(429).end('{}');
    const pass = parseFenceToken(fenceRequestSchema.parse(await json(request)).token);
    const go = (await store.isFenceOpen(pass)) && (await store.fence(pass));
    return response.end(JSON.stringify({ go }));
  };
  const server = createServer((request, response) => void answer(request, response));
  return {
    url: await listen(server),
    /**
     * Simulates strangers' requests for some seconds, as many as one client can send. Only the
     * throttle counts these requests; the fence does not handle them.
     */
    async flood(): Promise<void> {
      for (const begun = Date.now(); Date.now() - begun < FLOOD_SECONDS * 1000;) {
        for (let count = 0; count < (FLOOD_PER_SECOND * STEP_MS) / 1000; count += 1) {
          bucket.take(Date.now());
        }
        await sleep(STEP_MS);
      }
    },
    stop: () => nextEvent('the fence to close', server.close(), 'close'),
  };
}
