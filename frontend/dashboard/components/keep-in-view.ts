/** Events of user actions. Any of them ends the automatic scrolling. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a part of the page now and whenever the page changes its size, because cards that load
 * later would push the part out of view. Stops at the first user action.
 * @returns a function that stops the scrolling.
 */
export function keepInView(show: () => void): () => void {
  show();
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  for (const event of leaving) window.addEventListener(event, stop, { once: true });
  return () => {
    stop();
    for (const event of leaving) window.removeEventListener(event, stop);
  };
}
