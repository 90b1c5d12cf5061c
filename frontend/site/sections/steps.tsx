import type { Value } from '../../content/page-content.ts';
import { TitledTexts } from './titled-texts.tsx';

/** Steps of a process in order, shown as marks on one line. */
export function Steps({ heading, items }: { heading: string; items: readonly Value[] }) {
  return (
    <section className="section page-width steps">
      <h2>{heading}</h2>
      <TitledTexts items={items} as="ol" />
    </section>
  );
}
