/** The attribute that marks the not-found page, whatever address it is served at. */
export const notFoundMark = 'data-not-found';

export function logMissingPage(): void {
  if (document.querySelector(`[${notFoundMark}]`)) {
    console.error('404: no page at', window.location.pathname);
  }
}
