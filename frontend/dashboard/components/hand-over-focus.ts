import { useLayoutEffect, type RefObject } from 'react';

/** The panel's heading, or else the row's own link: what stays when a button beside it goes. */
function whatStays(element: Element): HTMLElement | null | undefined {
  const panel = element.closest('dialog');
  return panel
    ? panel.querySelector<HTMLElement>('h2')
    : element.closest('tr')?.querySelector<HTMLElement>('.story-link');
}

/** What goes with the focus in it hands it on; or it would fall to the page, and be lost. */
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
