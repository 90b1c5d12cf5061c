import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInView } from './keep-in-view.ts';

/**
 * Scrolls to the section that the address names and focuses the section, even if the section
 * appears only after its data is loaded.
 */
export function useLinkedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    let focused: HTMLElement | null = null;
    return keepInView(() => {
      const part = document.getElementById(hash.slice(1));
      part?.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (part !== focused) part?.focus({ preventScroll: true });
      focused = part;
    });
  }, [hash, key]);
}
