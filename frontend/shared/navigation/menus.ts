/**
 * Adds what browsers do not do for a popover: closes it when one of its links is chosen (a link
 * within the same page loads no new document), closes the disclosure inside it, and sets
 * `aria-expanded` explicitly.
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
 * Sets `aria-expanded` before the first use. Not called while React is about to hydrate the page.
 */
export function labelMenus(): void {
  for (const menu of document.querySelectorAll('[popover]')) tellInvokers(menu, false);
}

export function startMenus(): void {
  // `beforetoggle` does not bubble, so the listener captures it. `toggle` would come after the menu
  // is shown, too late to announce it.
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
