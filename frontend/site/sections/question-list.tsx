import type { Question } from '../../content/page-content.ts';

interface QuestionListProps {
  heading: string;
  items: readonly Question[];
}

export function QuestionList({ heading, items }: QuestionListProps) {
  return (
    <section className="section page-width question-list">
      <h2>{heading}</h2>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
