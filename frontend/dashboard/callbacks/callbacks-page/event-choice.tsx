import { eventTypes } from '../../../../contract/events.ts';
import { eventGroups, eventTexts } from '../../../content/callbacks.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { toggled } from './new-callback.ts';

interface EventChoiceProps {
  chosen: readonly string[];
  complaint: string | undefined;
  onChange: (events: string[]) => void;
}

export function EventChoice({ chosen, complaint, onChange }: EventChoiceProps) {
  return (
    <ChoiceGroup legend="Events" complaint={complaint}>
      {eventGroups.map(({ name, prefix }) => (
        <div key={name} className="callback-choice__group" role="group" aria-label={name}>
          {eventTypes
            .filter((type) => type.startsWith(prefix))
            .map((type) => (
              <CheckLine
                key={type}
                label={eventTexts[type]}
                name="events"
                checked={chosen.includes(type)}
                onChange={(isChosen) => onChange(toggled(chosen, type, isChosen))}
              />
            ))}
        </div>
      ))}
    </ChoiceGroup>
  );
}
