/** A request that was let out of the browser once. */

export interface Delivery {
  readonly origin: string;
  /**
   * The request's method and address, if it uses plain HTTP; the proxy can read only such requests.
   */
  readonly plain: string | undefined;
  /**
   * The request's position in the order of all let-out requests and of all bytes that tunnels
   * carried.
   */
  readonly order: number;
  /** Whether the page has dropped the request. The browser does not repeat a dropped request. */
  isDropped: () => Promise<boolean>;
}
