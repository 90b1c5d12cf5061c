/**
 * What the browser does not do for a popover by itself: close it when one of its links is chosen
 * (a link to a place on the same page loads nothing that would), close the disclosure inside it,
 * and say `aria-expanded` in so many words.
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

/** Says so before the first use; not where React is about to compare the page with its own. */
export function labelMenus(): void {
  for (const menu of document.querySelectorAll('[popover]')) tellInvokers(menu, false);
}

export function startMenus(): void {
  // Does not bubble; `toggle` itself comes a moment after the menu shows, too late to be told.
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
