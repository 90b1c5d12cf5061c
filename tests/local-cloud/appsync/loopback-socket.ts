/**
 * Amplify changes every realtime address to `wss`, but loopback has no certificate. So this module
 * changes the address back to `ws`, as the site does on the local cloud. It also lets the test
 * process exit while Amplify's timers of 15 s are still running. Import this module before Amplify.
 */
const { WebSocket: RealWebSocket, setTimeout: realSetTimeout } = globalThis;

globalThis.WebSocket = class extends RealWebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace('wss://127.0.0.1', 'ws://127.0.0.1'), protocols);
  }
};

const unheld = (...parts: Parameters<typeof setTimeout>) => realSetTimeout(...parts).unref();
globalThis.setTimeout = Object.assign(unheld, realSetTimeout);
