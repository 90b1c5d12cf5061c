/** Remembers across the reload after a test lead that its button had the focus. */
const NAME = 'test-submission-sent';

export function rememberSent(): void {
  try {
    sessionStorage.setItem(NAME, 'yes');
  } catch {
    // Without storage, the reload moves the focus to the top of the page.
  }
}

/** @returns whether the page was reloaded after a test lead; true once only. */
export function takeSent(): boolean {
  try {
    const wasSent = sessionStorage.getItem(NAME) !== null;
    sessionStorage.removeItem(NAME);
    return wasSent;
  } catch {
    return false;
  }
}
