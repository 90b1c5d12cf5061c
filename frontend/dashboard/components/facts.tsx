import type { ReactNode } from 'react';

interface FactsProps {
  className: string;
  /** The list's terms, each with its fact. A term without a fact is left out. */
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
