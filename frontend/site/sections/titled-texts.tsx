import type { Value } from '../../content/page-content.ts';

interface TitledTextsProps {
  items: readonly Value[];
  /** Use `ol` if the items have a meaningful order. */
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
