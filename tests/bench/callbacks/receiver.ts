/** One HTTP server that receives the callbacks of all endpoints; each endpoint has its own path. */
import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../functions/local-aws.ts';

/**
 * `takes`: the endpoint answers every call. `hangs`: the endpoint answers its test call but no
 * later call. The service calls an endpoint rarely until it has answered a test call.
 */
export type Kind = 'takes' | 'hangs';

export interface Receiver {
  addressOf: (kind: Kind, name: string) => string;
  /** How many calls each path has received. */
  calls: ReadonlyMap<string, number>;
  close: () => void;
}

/** @param onCall is called with the event's id at each call. */
export async function startReceiver(onCall: (eventId: string) => void): Promise<Receiver> {
  const calls = new Map<string, number>();
  const server = createServer((request, response: ServerResponse) => {
    const { url = '', headers } = request;
    onCall(String(headers['webhook-id']));
    const before = calls.get(url) ?? 0;
    calls.set(url, before + 1);
    request.resume();
    if (before === 0 || !url.startsWith('/hangs')) response.writeHead(204).end();
  });
  const origin = await listen(server);
  return {
    addressOf: (kind, name) => `${origin}/${kind}/${name}`,
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
