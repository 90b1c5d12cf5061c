import type { ReactNode } from 'react';
import './item-list.css';

interface NoItemsProps {
  /** The button that adds the first item. */
  add: ReactNode;
  children: string;
}

/** The text in place of an empty list; it says what the list will contain. */
export function NoItems({ add, children }: NoItemsProps) {
  return (
    <div className="item-list__none">
      <p>{children}</p>
      {add}
    </div>
  );
}
