import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Events of user actions, which end the scrolling to a linked section. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section that the address names and focuses it. The section may appear only when
 * its data is loaded, and cards above may push it away, so it is kept in view until the user does
 * something.
 */
export function useLinkedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    let focused: HTMLElement | null = null;
    const show = () => {
      const part = document.getElementById(hash.slice(1));
      part?.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (part !== focused) part?.focus({ preventScroll: true });
      focused = part;
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    for (const event of leaving) window.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of leaving) window.removeEventListener(event, stop);
    };
  }, [hash, key]);
}
