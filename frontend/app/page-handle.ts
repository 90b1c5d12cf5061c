/** A route's settings for the document around it. */
export interface PageHandle {
  /**
   * The page is an application: it gets the router's state and scripts, and is not indexed by
   * search engines.
   */
  hydrates?: boolean;
}
