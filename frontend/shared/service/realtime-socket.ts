/**
 * Corrects the socket's address, on the local cloud only. Amplify always derives `wss://<GraphQL
 * host and path>/realtime`, whatever the scheme of its endpoint, and has no setting for the
 * address. Called by `configureAmplify`.
 */

/**
 * Returns the local address for a socket that Amplify requests; any other address stays unchanged.
 */
function localSocketUrl(address: string, graphqlUrl: string, realtimeUrl: string): string {
  const derived = new URL(`${graphqlUrl.replace(/^http/, 'ws')}/realtime`);
  const url = new URL(address);
  if (url.host !== derived.host || !url.pathname.startsWith(derived.pathname)) return address;
  const target = new URL(realtimeUrl);
  if (target.pathname === '/') target.pathname = url.pathname;
  target.search = url.search;
  return target.href;
}

export function redirectRealtimeSockets(graphqlUrl: string, realtimeUrl: string): void {
  const BrowserSocket = globalThis.WebSocket;
  globalThis.WebSocket = class extends BrowserSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(localSocketUrl(String(url), graphqlUrl, realtimeUrl), protocols);
    }
  };
}
