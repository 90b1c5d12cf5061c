/** Events of user actions, which end the scrolling. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Shows a part now and whenever the page changes its size, until the user does something: cards
 * that are loaded later would push the part away.
 * @returns ends it.
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
