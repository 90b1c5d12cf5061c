import { saas } from '../../content/saas.ts';
import { TitledTexts } from '../sections/titled-texts.tsx';

/** The product's features, one card each; the headline's “Learn More” links here. */
export function FeatureCards() {
  const { heading, items } = saas.features;
  return (
    <section className="section page-width feature-cards" id="features">
      <h2>{heading}</h2>
      <TitledTexts items={items} />
    </section>
  );
}
