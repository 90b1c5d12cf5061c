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
