/** The facts that a route declares about the HTML document around its page. */
export interface PageHandle {
  /**
   * The page is an application: it gets the router's state and scripts, and is not indexed by
   * search engines.
   */
  hydrates?: boolean;
}
