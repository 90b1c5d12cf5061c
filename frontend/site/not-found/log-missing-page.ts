/** Marks the not-found page, whatever address it was served for. */
export const notFoundMark = 'data-not-found';

export function logMissingPage(): void {
  if (document.querySelector(`[${notFoundMark}]`)) {
    console.error('404: no page at', window.location.pathname);
  }
}
