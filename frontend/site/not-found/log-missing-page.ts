/** Marks the not-found page, at whatever address it was served. */
export const notFoundMark = 'data-not-found';

export function logMissingPage(): void {
  if (document.querySelector(`[${notFoundMark}]`)) {
    console.error('404: no page at', window.location.pathname);
  }
}
