/**
 * Whether single-key shortcuts are on; stored in this browser, because speech input may press keys
 * by accident.
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
    // A browser without storage uses the default on the next visit.
  }
}
