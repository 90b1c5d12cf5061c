import { Suspense, useEffect, useRef, useState } from 'react';
import { SectionCard } from '../../components/section-card.tsx';
import './statistics.css';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const Statistics = lazyPart(async () => (await import('./statistics.tsx')).Statistics);

/** The card loads its chart and its numbers only when it is near the visible part of the page. */
export function StatisticsCard() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <p className="empty">Loading...</p>;
  return (
    <SectionCard title="Statistics" id="statistics">
      <div ref={place} className="statistics">
        {near ? (
          <Suspense fallback={waiting}>
            <Statistics />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </SectionCard>
  );
}
