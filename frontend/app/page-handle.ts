/** The facts that a route declares about the HTML document around its page. */
export interface PageHandle {
  /**
   * The page belongs to the application: React renders it in the browser, and search engines do not
   * index it.
   */
  isApplication?: boolean;
}
