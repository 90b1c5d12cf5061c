/** A request that was let out of the browser once. */

export interface Delivery {
  readonly origin: string;
  /** The request's key if it is plain HTTP, because the proxy sees only such requests. */
  readonly plain: string | undefined;
  /**
   * The request's position in the order of all let-out requests and of all bytes that tunnels
   * carried.
   */
  readonly order: number;
  /**
   * Whether the page no longer waits for the answer; then the browser does not repeat the request.
   */
  isDropped: () => Promise<boolean>;
}
