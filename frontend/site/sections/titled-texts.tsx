import type { Value } from '../../content/page-content.ts';

interface TitledTextsProps {
  items: readonly Value[];
  /** `ol` if their order counts. */
  as?: 'ul' | 'ol';
}

/** A list of short texts, each with its title. */
export function TitledTexts({ items, as: List = 'ul' }: TitledTextsProps) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
