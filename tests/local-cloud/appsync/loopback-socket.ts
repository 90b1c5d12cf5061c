/**
 * Amplify makes every realtime address `wss`; on loopback there is no certificate, so it is turned
 * back here as the site does in local mode. Its timers of 15 s must not hold the test process.
 * To be imported before Amplify.
 */
const { WebSocket: RealWebSocket, setTimeout: realSetTimeout } = globalThis;

globalThis.WebSocket = class extends RealWebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace('wss://127.0.0.1', 'ws://127.0.0.1'), protocols);
  }
};

const unheld = (...parts: Parameters<typeof setTimeout>) => realSetTimeout(...parts).unref();
globalThis.setTimeout = Object.assign(unheld, realSetTimeout);
