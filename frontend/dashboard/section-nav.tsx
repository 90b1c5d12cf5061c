import { useApiKeys } from './api-keys/use-api-keys.ts';
import { SectionLink } from './components/section-link.tsx';

/** One jump to each part of the page below the submissions, which a returning person sees at once. */
export function SectionNav() {
  const { data: keys } = useApiKeys();
  return (
    <nav className="section-nav" aria-label="On this page">
      <SectionLink to="api-keys">Keys</SectionLink>
      {/* The card is there for those who have a key. */}
      {keys?.length !== 0 && <SectionLink to="test-submission">Test</SectionLink>}
      <SectionLink to="statistics">Statistics</SectionLink>
      <SectionLink to="integration-guide">Guide</SectionLink>
    </nav>
  );
}
