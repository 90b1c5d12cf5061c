/**
 * Tooltips of the terms below the metric tables. They show a term's meaning on hover or focus, by
 * the WAI-ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/). Floating UI places the
 * tooltips; React would make the page's script ten times larger.
 */
import { arrow, computePosition, flip, offset, shift } from '@floating-ui/dom';

const OPEN_DELAY_MS = 700;
/** A tooltip opens without delay if another tooltip has closed within this many milliseconds. */
const SKIP_DELAY_MS = 300;
/**
 * The time in milliseconds to move the pointer from the term to its tooltip. The tooltip stays open
 * while the pointer is on it.
 */
const LEAVE_DELAY_MS = 100;
const SIDE_OFFSET_PX = 4;
const ARROW_PX = 5;
/** The smallest distance in pixels between a tooltip and the edges of the window. */
const EDGE_PX = 16;

/**
 * Called after the page is loaded. The tooltips are placed in `main`, because all content must be
 * inside a landmark.
 */
export function showTerms(list: Element): void {
  const tooltip = document.createElement('div');
  const [text, point] = [document.createElement('span'), document.createElement('i')];
  tooltip.append(text, point);
  Object.assign(tooltip, { className: 'tooltip', id: 'meaning', role: 'tooltip' });
  point.className = 'tooltip__arrow';
  let open: HTMLElement | undefined;
  let closedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    if (!open) return;
    open.removeAttribute('aria-describedby');
    open.dataset['state'] = 'closed';
    open = undefined;
    closedAt = performance.now();
    tooltip.remove();
  };
  const show = (term: HTMLElement) => {
    clearTimeout(timer);
    if (open === term) return;
    close();
    open = term;
    text.textContent = term.dataset['meaning'] ?? '';
    term.setAttribute('aria-describedby', tooltip.id);
    term.dataset['state'] = 'open';
    document.querySelector('main')?.append(tooltip);
    void place(term, tooltip, point);
  };
  const later = (act: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };

  for (const term of list.querySelectorAll<HTMLElement>('.term')) {
    term.dataset['state'] = 'closed';
    term.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      const isSoon = open !== undefined || performance.now() - closedAt < SKIP_DELAY_MS;
      later(() => show(term), isSoon ? 0 : OPEN_DELAY_MS);
    });
    term.addEventListener('pointerleave', () => later(close, LEAVE_DELAY_MS));
    term.addEventListener('pointerdown', close);
    term.addEventListener('click', close);
    // A click closes the tooltip and focuses the term. This focus must not open the tooltip again,
    // so only a visible focus, such as by the keyboard, opens it.
    term.addEventListener('focus', () => term.matches(':focus-visible') && show(term));
    term.addEventListener('blur', close);
  }
  tooltip.addEventListener('pointerenter', () => clearTimeout(timer));
  tooltip.addEventListener('pointerleave', () => later(close, LEAVE_DELAY_MS));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  window.addEventListener('scroll', close, { capture: true, passive: true });
}

async function place(term: HTMLElement, tooltip: HTMLElement, point: HTMLElement) {
  const { x, y, placement, middlewareData } = await computePosition(term, tooltip, {
    placement: 'top',
    strategy: 'fixed',
    middleware: [
      offset(SIDE_OFFSET_PX + ARROW_PX),
      flip({ padding: EDGE_PX }),
      shift({ padding: EDGE_PX }),
      arrow({ element: point, padding: ARROW_PX }),
    ],
  });
  Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` });
  tooltip.dataset['side'] = placement;
  point.style.left = `${middlewareData.arrow?.x ?? 0}px`;
}
