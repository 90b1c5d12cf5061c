/**
 * The search text is stored until the tab is closed, on this machine only, and is never part of a
 * URL.
 */
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
    // If the browser offers no storage, the search still works, but a reload forgets the search
    // text.
  }
}
