import type { GuideReader, SentToForm } from '../../../content/integration-guide.ts';

export interface GuideProps {
  webhookUrl: string;
  apiKey: string;
  /** The form that the examples name. Without a form, the API key decides where leads go. */
  form: SentToForm | undefined;
  reader: GuideReader;
}

export function GuideSteps({ steps }: { steps: readonly string[] }) {
  return (
    <div className="guide-text">
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

export function GuideNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="guide-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
