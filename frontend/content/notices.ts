export const notFound = {
  code: '404',
  text: 'Oops! Page not found',
  link: 'Return to Home',
} as const;

export const routerError = {
  title: 'Unexpected Application Error!',
  unknown: 'Something failed before this page could be shown.',
  link: 'Return to Home',
} as const;

export const noScript = 'This page needs JavaScript. Turn it on and reload the page.';

/**
 * The text that is shown if the code of a part of the page could not be loaded, because the browser
 * is offline or a deployment has replaced this code.
 */
export const notLoaded = {
  text: 'This part could not be loaded. Check your connection and reload the page; there may be a newer version.',
  reload: 'Reload the page',
} as const;
