/**
 * A minimal realtime client. It sends any frame, also those that Amplify never sends, and waits for
 * frames.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Frame {
  type: string;
  id?: string;
  payload?: {
    data?: Record<string, unknown>;
    errors?: { errorType: string; message: string; errorCode?: number }[];
    connectionTimeoutMs?: number;
  };
}

export class SocketClient {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  readonly closed: Promise<unknown>;
  readonly #host: string;
  #arrived: (() => void) | undefined;

  /** @param credential the headers that identify the caller; a string is a token. */
  constructor(
    url: string,
    credential: string | Record<string, string>,
    { older = false, host = 'x' } = {},
  ) {
    this.#host = host;
    const header = Buffer.from(JSON.stringify(this.#headers(credential)));
    this.socket = older
      ? new WebSocket(`${url}?header=${header.toString('base64')}&payload=e30=`, ['graphql-ws'])
      : new WebSocket(url, ['graphql-ws', `header-${header.toString('base64url')}`]);
    this.closed = once(this.socket, 'close');
    this.socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()) as Frame);
      this.#arrived?.();
    });
  }

  send(frame: object | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  #headers(credential: string | Record<string, string>): Record<string, string> {
    const shown = typeof credential === 'string' ? { Authorization: credential } : credential;
    return { ...shown, host: this.#host };
  }

  /** Removes and returns the first frame of one of these types; other frames stay in the list. */
  async next(...types: string[]): Promise<Frame> {
    for (;;) {
      const index = this.frames.findIndex((frame) => types.includes(frame.type));
      if (index >= 0) return this.frames.splice(index, 1)[0]!;
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }

  async connect(): Promise<Frame> {
    await once(this.socket, 'open');
    this.send({ type: 'connection_init' });
    return this.next('connection_ack');
  }

  start(
    id: string,
    credential: string | Record<string, string>,
    query: string,
    variables: object = {},
  ): void {
    const data = JSON.stringify({ query, variables });
    const extensions = { authorization: this.#headers(credential) };
    this.send({ id, type: 'start', payload: { data, extensions } });
  }

  close(): void {
    this.socket.terminate();
  }
}
