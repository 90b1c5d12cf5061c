import { createRoot } from 'react-dom/client';
import { Terms } from './terms.tsx';

/** Called once the page is there: gives the list of terms its tooltips. */
export function showTerms(container: Element): void {
  createRoot(container).render(<Terms container={document.querySelector('main')} />);
}
