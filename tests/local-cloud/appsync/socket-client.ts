/**
 * A minimal client for AppSync's realtime socket. It can send any frame, including frames that
 * Amplify never sends, and can wait for a frame from the server.
 */
import { WebSocket } from 'ws';
import { until } from '../../until.ts';

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
  readonly #host: string;
  #failure = '';

  /** @param credential the headers that identify the caller, or a token as a string. */
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
    this.socket.on('error', (error) => (this.#failure = error.message));
    this.socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()) as Frame);
    });
  }

  send(frame: object | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  #headers(credential: string | Record<string, string>): Record<string, string> {
    const shown = typeof credential === 'string' ? { Authorization: credential } : credential;
    return { ...shown, host: this.#host };
  }

  /**
   * Removes and returns the first received frame of one of the given types; other frames stay in
   * the list.
   */
  async next(...types: string[]): Promise<Frame> {
    return this.#whileOpen(`a frame ${types.join(' or ')}`, () => {
      const index = this.frames.findIndex((frame) => types.includes(frame.type));
      return this.frames.splice(index, index < 0 ? 0 : 1)[0];
    });
  }

  async opened(): Promise<void> {
    await this.#whileOpen('the socket to open', () => this.socket.readyState === WebSocket.OPEN);
  }

  async closed(): Promise<void> {
    await until('the socket to close', () => this.socket.readyState === WebSocket.CLOSED);
  }

  /** Waits for an answer. Fails at once if the socket closes before the answer. */
  async #whileOpen<Answer extends object | true>(
    what: string,
    ask: () => Answer | false | undefined,
  ): Promise<Answer> {
    const seen = () => `${this.#failure} frames ${JSON.stringify(this.frames)}`.trim();
    const answer = await until(what, () => {
      const found = ask();
      if (found) return { found };
      if (this.socket.readyState === WebSocket.CLOSED) return 'closed';
      throw new Error(seen());
    });
    if (answer === 'closed') throw new Error(`The socket closed before ${what}: ${seen()}`);
    return answer.found;
  }

  async connect(): Promise<Frame> {
    await this.opened();
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
