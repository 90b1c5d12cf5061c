import type { ReactNode } from 'react';
import './item-list.css';

interface NoItemsProps {
  /** The button that adds the first item. */
  add: ReactNode;
  children: string;
}

/** Says what a list would show, as long as it is empty. */
export function NoItems({ add, children }: NoItemsProps) {
  return (
    <div className="item-list__none">
      <p>{children}</p>
      {add}
    </div>
  );
}
