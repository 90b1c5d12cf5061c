import { useId } from 'react';
import { failureTexts } from '../../content/dashboard.ts';
import { formatMoment } from '../components/format-time.ts';
import type { TargetHealthView } from '../../../contract/graphql-operations.ts';
import './spared-target.css';

interface SparedTargetProps {
  name: string;
  health: TargetHealthView;
}

export function SparedTarget({ name, health }: SparedTargetProps) {
  const titleId = useId();
  return (
    <section className="spared-target" aria-labelledby={titleId}>
      <h2 id={titleId}>{name} is failing, so leads wait</h2>
      <p>
        The form failed {health.failures} times in a row, with different leads. We leave it alone
        for a while, then try it with one lead before the others follow.
      </p>
      <Facts health={health} />
      <p>
        New leads are still accepted and none is lost. Waiting uses up none of their attempts, and
        they go out by themselves once the form works again.
      </p>
    </section>
  );
}

function Facts({
  health: { state, lastReason, openedAt, openUntil },
}: {
  health: TargetHealthView;
}) {
  return (
    <dl className="spared-target__facts">
      {lastReason && (
        <div>
          <dt>Latest failure</dt>
          <dd>{failureTexts[lastReason]}</dd>
        </div>
      )}
      {openedAt && (
        <div>
          <dt>Left alone since</dt>
          <dd>
            <time dateTime={openedAt}>{formatMoment(openedAt)}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>Next try</dt>
        <dd>
          {state === 'open' && openUntil ? (
            <time dateTime={openUntil}>{formatMoment(openUntil)}</time>
          ) : (
            'With the next lead in turn'
          )}
        </dd>
      </div>
    </dl>
  );
}
