/** The pages of the application: each route, with the name of its file in `pages`. */
export const applicationPages = {
  '/auth': 'sign-in',
  '/dashboard': 'dashboard',
  '/dashboard/forms': 'forms',
  '/dashboard/forms/:id': 'form',
  '/dashboard/callbacks': 'callbacks',
  '/dashboard/alerts': 'alerts',
  '/dashboard/guide': 'guide',
  '/dashboard/receipts/:id': 'receipt',
} as const;

export type ApplicationPage = (typeof applicationPages)[keyof typeof applicationPages];

/** The id of the element that contains the application in a document. */
export const applicationId = 'application';
