import type { ReactNode } from 'react';

interface FactsProps {
  className: string;
  /** Pairs of a term and its value. A term without a value is left out. */
  facts: readonly (readonly [term: string, fact: ReactNode])[];
}

export function Facts({ className, facts }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([term, fact]) =>
        fact === undefined || fact === null ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
