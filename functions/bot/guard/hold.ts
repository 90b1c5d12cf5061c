/**
 * Holds everything that leaves the browser while a form is filled and not yet fenced, so that not
 * even an autosave, a beacon or a socket carries lead data before the fence.
 */
import { Transform, type TransformCallback } from 'node:stream';

export class Hold {
  private held: PromiseWithResolvers<void> | undefined;
  /** Since the first release: from here on a request may carry the lead. */
  released = false;
  /** Since then a connection ended in the middle of a request. */
  cut = false;

  start(): void {
    this.held ??= Promise.withResolvers<void>();
  }

  release(): void {
    this.released = true;
    this.held?.resolve();
    this.held = undefined;
  }

  async passed(): Promise<void> {
    while (this.held) await this.held.promise;
  }

  /** A stream that lets bytes through while nothing is held. */
  gate(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done: TransformCallback) => {
        if (!this.held) done(null, chunk);
        else void this.passed().then(() => done(null, chunk));
      },
    });
  }
}
