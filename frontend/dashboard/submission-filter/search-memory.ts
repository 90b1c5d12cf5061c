/** The search text lives as long as the tab, on this machine only; it is never part of an address. */
const NAME = 'submission-search';

export function rememberedSearch(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function rememberSearch(search: string): void {
  try {
    if (search === '') sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, search);
  } catch {
    // A browser that keeps nothing still searches; only a reload forgets.
  }
}
