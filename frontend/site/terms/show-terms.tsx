import { createRoot } from 'react-dom/client';
import { Terms } from './terms.tsx';

/** Called after the page is loaded: adds tooltips to the list of terms. */
export function showTerms(container: Element): void {
  createRoot(container).render(<Terms container={document.querySelector('main')} />);
}
