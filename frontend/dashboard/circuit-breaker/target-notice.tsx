import { lazy, Suspense, useState } from 'react';
import { formatMoment } from '../components/format-time.ts';
import type { TargetHealthView } from '../../../contract/graphql-operations.ts';
import { useWatchedTarget } from './use-target-health.ts';

const SparedTarget = lazy(async () => ({
  default: (await import('./spared-target.tsx')).SparedTarget,
}));

/** Shows only while the target is spared; tells screen readers when that begins and ends. */
export function TargetNotice({ name }: { name: string }) {
  const health = useWatchedTarget();
  const isSpared = health !== undefined && health.state !== 'closed';
  const [wasSpared, setWasSpared] = useState(false);
  if (isSpared && !wasSpared) setWasSpared(true);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isSpared ? sentence(name, health) : wasSpared ? `${name} works again.` : ''}
      </p>
      <Suspense>{isSpared && <SparedTarget name={name} health={health} />}</Suspense>
    </>
  );
}

function sentence(name: string, { state, openUntil }: TargetHealthView): string {
  return state === 'open' && openUntil
    ? `Leads wait for ${name}. Next try ${formatMoment(openUntil)}.`
    : `Leads wait for ${name}, which is about to be tried again.`;
}
