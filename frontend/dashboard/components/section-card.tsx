import { Card } from '@aws-amplify/ui-react';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** The fragment by which links reach this section. */
  id?: string;
  /** Buttons and states to the right of the title. */
  aside?: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ title, id, aside, intro, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      variation="outlined"
      className="section-card"
      aria-labelledby={titleId}
      {...(id ? { id, tabIndex: -1 } : {})}
    >
      <div className="ends-line">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {intro ? <p className="section-card__intro">{intro}</p> : null}
      {children}
    </Card>
  );
}
