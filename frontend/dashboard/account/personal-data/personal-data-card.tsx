import { Button, TextField } from '@aws-amplify/ui-react';
import { useId, useState, type FormEvent } from 'react';
import { personalDataTexts as texts } from '../../../content/personal-data.ts';
import { trimmedText } from '../../../shared/components/field-text.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { formatMoment } from '../../components/format-time.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { PersonLeads } from './person-leads.tsx';
import { usePerson, type PersonFound } from './use-person.ts';
import './personal-data.css';

export function PersonalDataCard() {
  const { found, find, drop } = usePerson();
  const [complaint, setComplaint] = useState(false);
  const complaintId = useId();
  const isFirst = found?.state === 'looking' && found.rows.length === 0;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [phone, email] = [trimmedText(form, 'phone'), trimmedText(form, 'email')];
    setComplaint(!phone && !email);
    if (phone || email) find({ ...(phone && { phone }), ...(email && { email }) });
  };
  return (
    <SectionCard title={texts.title} intro={texts.intro}>
      <form className="person-search" onSubmit={onSubmit} noValidate>
        <TextField
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="off"
          hasError={complaint}
          aria-describedby={complaint ? complaintId : undefined}
        />
        <TextField label={texts.email} name="email" type="email" autoComplete="off" />
        <Button type="submit" aria-disabled={isFirst}>
          {isFirst ? texts.finding : texts.find}
        </Button>
      </form>
      {complaint && (
        <p role="alert" id={complaintId} className="field-complaint">
          {texts.missing}
        </p>
      )}
      {found && <Found found={found} onAgain={() => find(found.person)} onErased={drop} />}
    </SectionCard>
  );
}

interface FoundProps {
  found: PersonFound;
  onAgain: () => void;
  onErased: (ids: ReadonlySet<string>) => void;
}

function Found({ found, onAgain, onErased }: FoundProps) {
  const { state, rows, lookedThrough, message } = found;
  return (
    <div className="person-found">
      <p role="status">{wordsOf(found)}</p>
      {state === 'looking' && (
        <p className="note">
          {texts.looking}
          {lookedThrough ? `, up to ${formatMoment(lookedThrough)}` : ''}
        </p>
      )}
      {state === 'failed' && <LoadFailure text={message ?? ''} busy={false} onRetry={onAgain} />}
      <PersonLeads
        key={JSON.stringify(found.person)}
        rows={rows}
        person={found.person}
        isComplete={state === 'done'}
        onErased={onErased}
      />
    </div>
  );
}

function wordsOf({ state, rows }: PersonFound): string {
  if (rows.length > 0) return texts.found(rows.length);
  return state === 'done' ? texts.none : '';
}
