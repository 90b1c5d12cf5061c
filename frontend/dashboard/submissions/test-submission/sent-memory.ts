/**
 * Remembers, across the reload after a test lead, that the button which sends test leads had the
 * focus.
 */
const NAME = 'test-submission-sent';

export function rememberSent(): void {
  try {
    sessionStorage.setItem(NAME, 'yes');
  } catch {
    // Without browser storage, the focus moves to the top of the page after the reload.
  }
}

/**
 * @returns whether this page was reloaded because a test lead was sent; only the first call after
 * the reload returns true.
 */
export function takeSent(): boolean {
  try {
    const wasSent = sessionStorage.getItem(NAME) !== null;
    sessionStorage.removeItem(NAME);
    return wasSent;
  } catch {
    return false;
  }
}
