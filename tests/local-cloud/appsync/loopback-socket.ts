/**
 * Amplify changes every realtime address to `wss`. Loopback has no certificate, so it is changed
 * back here, as the site does in local mode. Amplify's timers of 15 s must not keep the test
 * process alive. Import this module before Amplify.
 */
const { WebSocket: RealWebSocket, setTimeout: realSetTimeout } = globalThis;

globalThis.WebSocket = class extends RealWebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace('wss://127.0.0.1', 'ws://127.0.0.1'), protocols);
  }
};

const unheld = (...parts: Parameters<typeof setTimeout>) => realSetTimeout(...parts).unref();
globalThis.setTimeout = Object.assign(unheld, realSetTimeout);
