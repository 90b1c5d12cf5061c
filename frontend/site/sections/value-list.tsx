import type { Value } from '../../content/page-content.ts';
import { TitledTexts } from './titled-texts.tsx';

interface ValueListProps {
  heading: string;
  items: readonly Value[];
}

/** A section with its heading at the side. Its items are a list with separator lines. */
export function ValueList({ heading, items }: ValueListProps) {
  return (
    <section className="section page-width value-list">
      <h2>{heading}</h2>
      <TitledTexts items={items} />
    </section>
  );
}
