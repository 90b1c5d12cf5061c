import { saas } from '../../content/saas.ts';

/** What the product does, a card each; the headline's “Learn More” leads here. */
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
