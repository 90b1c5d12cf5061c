import { Button } from '@aws-amplify/ui-react';
import type { FormEvent, ReactNode } from 'react';
import { messageOf } from '../../../shared/service/service-error.ts';
import { SectionCard } from '../../components/section-card.tsx';
import './settings-card.css';

interface SettingsCardProps {
  title: string;
  intro?: string;
  /** The name of the settings for the label of the button: `Save` and this name. */
  what: string;
  change: { isPending: boolean; error: Error | null };
  /** A text that says why the service refused the change; it replaces the error's own message. */
  refusal?: ReactNode;
  note?: ReactNode;
  /** Whether the card's fields are short, so that more of them fit beside each other. */
  dense?: boolean;
  onSave: (entries: FormData, form: HTMLFormElement) => void;
  children: ReactNode;
}

/**
 * Settings of a form that are saved together. They are not part of the recipe or of its versions.
 */
export function SettingsCard(props: SettingsCardProps) {
  const { title, intro, what, change, refusal, note, dense, onSave, children } = props;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    onSave(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    <SectionCard title={title} intro={intro}>
      <form
        className={dense ? 'form-settings form-settings--dense' : 'form-settings'}
        noValidate
        onSubmit={onSubmit}
      >
        {children}
        {refusal ??
          (change.error && (
            <p role="alert" className="field-complaint">
              {messageOf(change.error)}
            </p>
          ))}
        <div className="form-settings__wide text-and-button">
          <Button type="submit" aria-disabled={change.isPending}>
            {change.isPending ? 'Saving...' : `Save ${what}`}
          </Button>
          {note && <p className="note">{note}</p>}
        </div>
      </form>
    </SectionCard>
  );
}
