/** Describes in words what a callback reports: `3 events · Home loans`. */
import { eventTypes } from '../../../../contract/events.ts';
import { stageForm } from '../../../../contract/submission.ts';
import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';

const MOST_NAMED = 2;

/** @param forms the user's forms; undefined while they are not loaded. */
export function chosenWords(
  { events, formIds }: Pick<CallbackView, 'events' | 'formIds'>,
  forms: readonly Pick<LeadForm, 'id' | 'name'>[] | undefined,
): string {
  return `${eventWords(events)} · ${formIds ? formWords(formIds, forms) : 'all forms'}`;
}

function eventWords(events: readonly string[]): string {
  if (events.length === eventTypes.length) return 'All events';
  if (events.length <= MOST_NAMED) return events.join(', ');
  return `${events.length} events`;
}

function formWords(
  formIds: readonly string[],
  forms: readonly Pick<LeadForm, 'id' | 'name'>[] | undefined,
): string {
  if (formIds.length > MOST_NAMED || !forms) {
    return formIds.length === 1 ? '1 form' : `${formIds.length} forms`;
  }
  const nameOf = (id: string) =>
    id === stageForm
      ? 'the service’s own form'
      : (forms.find((form) => form.id === id)?.name ?? 'a deleted form');
  return formIds.map(nameOf).join(', ');
}
