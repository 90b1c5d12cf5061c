import { Suspense, useState } from 'react';
import { formatMoment } from '../../components/format-time.ts';
import type { CircuitBreakerView } from '../../../../contract/graphql-operations.ts';
import { useWatchedBreaker } from './use-circuit-breaker.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';

const OpenBreaker = lazyPart(async () => (await import('./open-breaker.tsx')).OpenBreaker);

/**
 * The notice about the circuit breaker, shown only while the breaker is not closed. Screen readers
 * announce the beginning and the end of the breaker's pause.
 */
export function BreakerNotice({ name }: { name: string }) {
  const breaker = useWatchedBreaker();
  const isOpen = breaker !== undefined && breaker.state !== 'closed';
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen ? sentence(name, breaker) : wasOpen ? `${name} works again.` : ''}
      </p>
      <Suspense>{isOpen && <OpenBreaker name={name} breaker={breaker} />}</Suspense>
    </>
  );
}

function sentence(name: string, { state, openUntil }: CircuitBreakerView): string {
  return state === 'open' && openUntil
    ? `Leads wait for ${name}. Next try ${formatMoment(openUntil)}.`
    : `Leads wait for ${name}, which is about to be tried again.`;
}
