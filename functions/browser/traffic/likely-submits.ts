/** The requests since a press that may be the submit, with their weights, statuses and answers. */
import type { Request } from 'playwright-core';
import type { JsonAnswer } from './submit-answer.ts';
import { startOf } from './request-facts.ts';
import type { SubmitAnswer } from './submit-answer.ts';

export class LikelySubmits {
  /** In the order in which they began. */
  readonly #weights = new Map<Request, number>();
  /** The status of each request: its own, not that of a redirect that follows it. */
  readonly #statuses = new Map<Request, number>();
  /** The answers, except pages. */
  readonly #jsons = new Map<Request, JsonAnswer>();

  add(request: Request, weight: number): void {
    this.#weights.set(request, weight);
  }

  has(request: Request): boolean {
    return this.#weights.has(request);
  }

  weightOf(request: Request): number | undefined {
    return this.#weights.get(request);
  }

  get all(): Request[] {
    return [...this.#weights.keys()];
  }

  noteStatus(request: Request, status: number): void {
    if (this.has(request)) this.#statuses.set(startOf(request), status);
  }

  noteJson(request: Request, json: JsonAnswer): void {
    this.#jsons.set(startOf(request), json);
  }

  /**
   * The request with the highest weight; among equals the first, because later ones come from a
   * tracker or the thank-you page.
   */
  isSubmit(request: Request): boolean {
    const [first] = this.#likeliest();
    const isAlike = this.#weights.get(request) === (first && this.#weights.get(first));
    return first !== undefined && isAlike && startOf(first) === startOf(request);
  }

  /** See `SubmitTraffic.opposite`. */
  oppositeOf(answer: SubmitAnswer | undefined): number | undefined {
    if (!answer) return undefined;
    return this.#likeliest()
      .map((request) => this.#statuses.get(startOf(request)))
      .find((status) => status !== undefined && status >= 400 !== answer.status >= 400);
  }

  /** The answers, except pages, to the requests with the highest weight. */
  get alike(): JsonAnswer[] {
    return this.#likeliest().flatMap((one) => this.#jsons.get(startOf(one)) ?? []);
  }

  #likeliest(): Request[] {
    const most = Math.max(...this.#weights.values());
    return [...this.#weights].filter(([, weight]) => weight === most).map(([request]) => request);
  }
}
