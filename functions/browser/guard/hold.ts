/**
 * Holds back all traffic out of the browser from the start of filling until `functions/fence`
 * permits the submit. So no autosave, beacon or socket sends lead data earlier.
 */
export class Hold {
  private held: PromiseWithResolvers<void> | undefined;

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
