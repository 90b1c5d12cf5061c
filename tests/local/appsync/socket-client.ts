/** A bare realtime client: sends frames, waits for frames; for what Amplify would never do. */
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
  #arrived: (() => void) | undefined;

  constructor(url: string, token: string, older = false) {
    const header = Buffer.from(JSON.stringify({ Authorization: token, host: 'x' }));
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

  /** Takes the first frame of the type away; others stay. */
  async next(type: string): Promise<Frame> {
    for (;;) {
      const index = this.frames.findIndex((frame) => frame.type === type);
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

  start(id: string, token: string, query: string, variables: object = {}): void {
    const data = JSON.stringify({ query, variables });
    const extensions = { authorization: { Authorization: token, host: 'x' } };
    this.send({ id, type: 'start', payload: { data, extensions } });
  }

  close(): void {
    this.socket.terminate();
  }
}
