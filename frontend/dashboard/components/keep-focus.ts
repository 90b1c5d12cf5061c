/**
 * Where the focus goes when its element is removed: without this it falls back to the page, and the
 * next Tab begins at the top. Parts that know a better heir use `useFocusHandover`.
 */

/** The element that had the focus within the page, with its ancestors, the nearest first. */
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

/** Works until it is stopped; what was remembered also serves the page that follows. */
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
