/**
 * Moves the focus to a nearby element when the focused element is removed. Otherwise the browser
 * moves the focus to the page's body, and the next Tab begins at the top. Components that can name
 * a better element use `useFocusHandover`.
 */

/** The element that had the focus within the page, followed by its ancestors, the nearest first. */
let trail: Element[] = [];

const places = 'li, fieldset, form, section, dialog[open]';

function remember({ target }: FocusEvent): void {
  trail = [];
  if (!(target instanceof Element) || !target.closest('main')) return;
  for (let one: Element | null = target; one; one = one.parentElement) trail.push(one);
}

function restore(): void {
  const [last] = trail;
  if (!last || last.isConnected || document.activeElement !== document.body) return;
  const place = trail.find((one) => one.isConnected && one.matches(places));
  const heir = place ?? document.querySelector('main h1');
  if (!(heir instanceof HTMLElement)) return;
  if (heir.tabIndex < 0) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
}

/**
 * Starts to remember and restore the focus.
 * @returns a function that stops this; the remembered elements are kept for the next page.
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  restore();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
