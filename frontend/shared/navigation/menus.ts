/**
 * Adds behaviour that browsers lack for a popover. Closes the popover when one of its links is
 * chosen, because a link within the same page loads no new document. Closes the disclosure inside
 * the popover, and sets `aria-expanded` explicitly.
 */
function invokersOf(menu: Element): NodeListOf<Element> {
  return document.querySelectorAll(`[popovertarget="${menu.id}"]`);
}

function tellInvokers(menu: Element, open: boolean): void {
  for (const invoker of invokersOf(menu)) invoker.setAttribute('aria-expanded', String(open));
}

function closeAround(link: Element): void {
  const menu = link.closest<HTMLElement>('[popover]');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

/**
 * Sets `aria-expanded` before the first use. Not called before React hydrates the page, because the
 * attribute would differ from the prerendered one.
 */
export function labelMenus(): void {
  for (const menu of document.querySelectorAll('[popover]')) tellInvokers(menu, false);
}

export function startMenus(): void {
  // `beforetoggle` does not bubble, so the listener captures this event. `toggle` fires only after
  // the menu is shown, which is too late to announce the menu's state.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!(target instanceof HTMLElement) || !target.popover) return;
      const open = newState === 'open';
      tellInvokers(target, open);
      if (!open) target.querySelector('details')?.removeAttribute('open');
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) closeAround(target);
  });
}
