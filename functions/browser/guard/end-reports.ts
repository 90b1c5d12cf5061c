/**
 * Waits until the browser reports the end of each answered request. Each request is awaited only
 * once.
 */
import type { AttemptLog } from '../traffic/log.ts';
import type { EarlierSend } from '../traffic/repeated-send.ts';

/** How long the browser may take to report how an answered request ended. */
const REPORTED_MS = 2000;

export class EndReports {
  /**
   * The permit numbers of requests whose end was already awaited. They are not awaited again: if
   * the page does not read an answer, the browser never reports the request's end.
   */
  private readonly awaited = new Set<number>();

  /**
   * Waits until the browser has reported the end of each given request. The browser may report the
   * end of a request after the page has begun the next request.
   */
  async of(sends: () => readonly EarlierSend[], log: AttemptLog): Promise<void> {
    const isOpen = ({ permit, isAnswered, hasEnded }: EarlierSend) =>
      isAnswered && !hasEnded && !this.awaited.has(permit);
    const open = new Set(
      sends()
        .filter(isOpen)
        .map(({ permit }) => permit),
    );
    const isReported = () => sends().every((one) => one.hasEnded || !open.has(one.permit));
    await log.until(isReported, REPORTED_MS);
    for (const permit of open) this.awaited.add(permit);
  }
}
