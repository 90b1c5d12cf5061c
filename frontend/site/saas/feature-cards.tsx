import { saas } from '../../content/saas.ts';

/** The product's features, one card each; the headline's “Learn More” links here. */
export function FeatureCards() {
  const { heading, items } = saas.features;
  return (
    <section className="section page-width feature-cards" id="features">
      <h2>{heading}</h2>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
