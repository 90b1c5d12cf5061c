import { useApiKeys } from './api-keys/use-api-keys.ts';
import { SectionLink } from './components/section-link.tsx';

/**
 * Links to the parts of the page below the submissions; a returning user sees the submissions at
 * once.
 */
export function SectionNav() {
  const { data: keys } = useApiKeys();
  return (
    <nav className="section-nav" aria-label="On this page">
      <SectionLink to="api-keys">Keys</SectionLink>
      {/* The card is shown only to users who have a key. */}
      {keys?.length !== 0 && <SectionLink to="test-submission">Test</SectionLink>}
      <SectionLink to="statistics">Statistics</SectionLink>
      <SectionLink to="integration-guide">Guide</SectionLink>
    </nav>
  );
}
