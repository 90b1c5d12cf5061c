import { Suspense, useEffect, useRef } from 'react';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import { keepInView } from '../../components/keep-in-view.ts';
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

/**
 * Loads the account's code only when the user opens the account, because most visits never need the
 * code. The button stays visible further down the page, so opening the account also scrolls up to
 * the account.
 */
export function LazyAccount(props: LazyAccountProps) {
  const cards = useRef<HTMLDivElement>(null);
  useEffect(
    () => keepInView(() => cards.current?.scrollIntoView({ block: 'start', behavior: 'instant' })),
    [],
  );
  const waiting = (
    <SectionCard title="Account">
      <p className="empty">Loading...</p>
    </SectionCard>
  );
  return (
    <div ref={cards} className="account-cards">
      <Suspense fallback={waiting}>
        <AccountCard {...props} />
        <PersonalDataCard />
      </Suspense>
    </div>
  );
}
