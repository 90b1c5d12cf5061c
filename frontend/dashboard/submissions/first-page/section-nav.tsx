import { useApiKeys } from '../../account/api-keys/use-api-keys.ts';
import { SectionLink } from '../../components/section-link.tsx';

/**
 * Links to the sections below the submissions, because a returning user sees the submissions first.
 */
export function SectionNav() {
  const { data: keys } = useApiKeys();
  return (
    <nav className="section-nav" aria-label="On this page">
      <SectionLink to="api-keys">Keys</SectionLink>
      {/* The card behind this link exists only for users who have an API key. */}
      {keys?.length !== 0 && <SectionLink to="test-submission">Test</SectionLink>}
      <SectionLink to="statistics">Statistics</SectionLink>
      <SectionLink to="integration-guide">Examples</SectionLink>
    </nav>
  );
}
