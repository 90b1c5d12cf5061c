import { useId } from 'react';
import { failureTexts } from '../../../content/dashboard.ts';
import { Facts } from '../../components/facts.tsx';
import { formatMoment } from '../../components/format-time.ts';
import type { CircuitBreakerView } from '../../../../contract/graphql-operations.ts';
import './open-breaker.css';

interface OpenBreakerProps {
  name: string;
  breaker: CircuitBreakerView;
}

export function OpenBreaker({ name, breaker }: OpenBreakerProps) {
  const titleId = useId();
  return (
    <section className="open-breaker" aria-labelledby={titleId}>
      <h2 id={titleId}>{name} is failing, so leads wait</h2>
      <p>
        {failed(breaker.failures)} We leave it alone for a while, then try it with one of your leads
        before the others follow.
      </p>
      <BreakerFacts breaker={breaker} />
      <p>
        New leads are still accepted and none is lost. Waiting uses up none of their attempts, and
        they go out by themselves once the form works again.
      </p>
    </section>
  );
}

/** One failure is enough to open the breaker if the form asks the bot to come back later. */
function failed(times: number): string {
  return times === 1
    ? 'The form asked us to come back later.'
    : `The form failed ${times} times in a row.`;
}

function BreakerFacts({ breaker }: { breaker: CircuitBreakerView }) {
  const { state, lastReason, openedAt, openUntil } = breaker;
  const nextTry = state === 'open' && openUntil ? timeOf(openUntil) : 'With your next lead';
  return (
    <Facts
      className="open-breaker__facts"
      facts={[
        ['Latest failure', lastReason && failureTexts[lastReason]],
        ['Left alone since', openedAt && timeOf(openedAt)],
        ['Next try', nextTry],
      ]}
    />
  );
}

const timeOf = (moment: string) => <time dateTime={moment}>{formatMoment(moment)}</time>;
