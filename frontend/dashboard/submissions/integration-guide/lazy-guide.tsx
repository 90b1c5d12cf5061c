import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SectionCard } from '../../components/section-card.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const IntegrationGuide = lazyPart(
  async () => (await import('./integration-guide.tsx')).IntegrationGuide,
);

/**
 * The distance between the visible part of the page and the guide at which the guide's code starts
 * to load.
 */
const NEAR = '600px';

/**
 * The guide at the end of the page. A placeholder is shown until the user scrolls near the guide;
 * only then is the guide's code loaded.
 */
export function LazyGuide({ webhookUrl }: { webhookUrl: string }) {
  const section = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // The distance to the guide is not known until the cards above have loaded and have their final
  // height.
  const filled = useIsFetching() === 0;
  useEffect(() => {
    if (!section.current || !filled) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [filled]);
  const waiting = (
    <SectionCard title="Integration Guide">
      <p className="empty">Loading...</p>
    </SectionCard>
  );
  return (
    <div ref={section} id="integration-guide" tabIndex={-1}>
      {near ? (
        <Suspense fallback={waiting}>
          <IntegrationGuide webhookUrl={webhookUrl} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
