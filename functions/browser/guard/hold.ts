/**
 * Holds everything that leaves the browser while a form is filled and not yet fenced, so that not
 * even an autosave, a beacon or a socket carries lead data before the fence.
 */
export class Hold {
  private held: PromiseWithResolvers<void> | undefined;
  /** Since the first release a request that was sent got no answer. */
  cut = false;

  get isHeld(): boolean {
    return this.held !== undefined;
  }

  start(): void {
    this.held ??= Promise.withResolvers<void>();
  }

  release(): void {
    this.held?.resolve();
    this.held = undefined;
  }

  async passed(): Promise<void> {
    while (this.held) await this.held.promise;
  }
}
