/** Whether single keys do something; kept in this browser, because speech input may press them. */
const NAME = 'shortcuts';

export function shortcutsAreOff(): boolean {
  try {
    return localStorage.getItem(NAME) === 'off';
  } catch {
    return false;
  }
}

export function rememberShortcuts(off: boolean): void {
  try {
    if (off) localStorage.setItem(NAME, 'off');
    else localStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing asks again on the next visit.
  }
}
