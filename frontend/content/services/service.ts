/** A tuple of exactly five items: a list with four or six items does not compile. */
export type Five = readonly [string, string, string, string, string];

/** One of the ten services, as shown on its card, on its page and in the contact form. */
export interface Service {
  /** The service's name on cards, in menus and in the contact form's list. */
  title: string;
  path: `/services/${string}`;
  /** The only sentence on the service's card. */
  summary: string;
  headline: string;
  description: string;
  deliverables: Five;
  benefits: Five;
  /** The description for search results and shared links. */
  metaDescription: string;
}
