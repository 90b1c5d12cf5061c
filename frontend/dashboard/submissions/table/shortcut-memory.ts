/**
 * Stores in this browser whether single-key shortcuts are on. Users of speech input turn the
 * shortcuts off, because spoken words may press keys by accident.
 */
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
    // Without browser storage, the choice is lost and the next visit uses the default.
  }
}
