import { useLayoutEffect, type RefObject } from 'react';

/**
 * Returns the element that receives the focus when a button is removed: the heading of the panel
 * around the button, or the link in the button's table row.
 */
function whatStays(element: Element): HTMLElement | null | undefined {
  const panel = element.closest('dialog');
  return panel
    ? panel.querySelector<HTMLElement>('h2')
    : element.closest('tr')?.querySelector<HTMLElement>('.story-link');
}

/**
 * Moves the focus away from an element that is removed. Otherwise the browser would move the focus
 * to the page's body, and the user's position would be lost.
 */
export function useFocusHandover(
  part: RefObject<HTMLElement | null>,
  heir: (element: Element) => HTMLElement | null | undefined = whatStays,
): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) heir(element)?.focus({ preventScroll: true });
    };
  }, [part, heir]);
}
