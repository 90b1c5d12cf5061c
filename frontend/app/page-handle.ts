/** What a route tells the document around it. */
export interface PageHandle {
  /** The page is an application: it gets the router's state and scripts, and is kept from search. */
  hydrates?: boolean;
}
