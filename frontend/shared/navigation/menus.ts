/**
 * What browsers do not do for a popover: close it when one of its links is chosen (a link to a
 * place on the same page loads no new document, which would close it), close the disclosure inside
 * it, and set `aria-expanded` explicitly.
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

/** Sets the labels before the first use; not called while React is about to hydrate the page. */
export function labelMenus(): void {
  for (const menu of document.querySelectorAll('[popover]')) tellInvokers(menu, false);
}

export function startMenus(): void {
  // The event does not bubble. `toggle` comes shortly after the menu shows, which is too late to
  // announce it.
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
