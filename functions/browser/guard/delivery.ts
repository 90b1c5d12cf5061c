/** A request that the browser was permitted to send once. */

export interface Delivery {
  readonly origin: string;
  /**
   * The request's method and address, if it uses plain HTTP; the proxy can read only such requests.
   */
  readonly plain: string | undefined;
  /**
   * The request's position in the common order of permitted requests and of bytes sent through
   * tunnels.
   */
  readonly order: number;
  /** Whether the page has dropped the request. The browser does not repeat a dropped request. */
  isDropped: () => Promise<boolean>;
}
