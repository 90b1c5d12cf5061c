import type { Stat } from '../../content/page-content.ts';

interface StatBandProps {
  heading: string;
  figures: readonly Stat[];
}

export function StatBand({ heading, figures }: StatBandProps) {
  return (
    <section className="stat-band deep" aria-labelledby="figures-heading">
      <div className="page-width">
        <h2 id="figures-heading">{heading}</h2>
        <dl>
          {figures.map(({ number, label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="stat-band__number">{number}</dd>
              <dd className="stat-band__note">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
