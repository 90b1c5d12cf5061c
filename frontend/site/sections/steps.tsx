import type { Value } from '../../content/page-content.ts';

/** Steps of a process in order, shown as marks on one line. */
export function Steps({ heading, items }: { heading: string; items: readonly Value[] }) {
  return (
    <section className="section page-width steps">
      <h2>{heading}</h2>
      <ol>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
