import { Suspense, useEffect, useRef } from 'react';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const AccountCard = lazyPart(async () => (await import('./account-card.tsx')).AccountCard);

const PersonalDataCard = lazyPart(
  async () => (await import('../personal-data/personal-data-card.tsx')).PersonalDataCard,
);

interface LazyAccountProps {
  config: SiteConfig;
  email: string;
}

/** Loads the account's code only when the user opens the account, because most visits never do. */
export function LazyAccount(props: LazyAccountProps) {
  const waiting = (
    <>
      <ScrollToAccount />
      <SectionCard title="Account">
        <p className="empty">Loading...</p>
      </SectionCard>
    </>
  );
  return (
    <div className="account-cards">
      <Suspense fallback={waiting}>
        <ScrollToAccount />
        <AccountCard {...props} />
        <PersonalDataCard />
      </Suspense>
    </div>
  );
}

/**
 * The button stays visible further down the page, so opening the account scrolls up to it. Scrolls
 * again when the cards replace the waiting text: the browser would keep the content below in its
 * place and move the taller cards out of view.
 */
function ScrollToAccount() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Not returned: newer browsers return a promise, which React would call to clean up.
    void place.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return <span ref={place} hidden />;
}
