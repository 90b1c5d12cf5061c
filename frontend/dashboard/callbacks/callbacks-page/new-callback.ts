/** The values that the user enters for a new callback, and the errors in these values. */
import { callbackLimits } from '../../../../contract/callbacks.ts';
import { submissionEventTypes } from '../../../../contract/events.ts';
import type { NewCallback } from '../endpoints/use-callbacks.ts';

export interface CallbackEntry {
  address: string;
  events: readonly string[];
  /** The ids of the chosen forms; null for all forms. */
  formIds: readonly string[] | null;
  withValues: boolean;
}

export type CallbackComplaints = Partial<Record<'address' | 'events' | 'forms', string>>;

export const firstEntry: CallbackEntry = {
  address: '',
  events: submissionEventTypes,
  formIds: null,
  withValues: false,
};

/** The service checks the address further, for example whether the host is public. */
export function complaintsAbout({ address, events, formIds }: CallbackEntry): CallbackComplaints {
  const isAddress = URL.canParse(address.trim());
  const chosen = formIds?.length ?? 1;
  return {
    ...(!isAddress && {
      address: 'Enter the whole address, such as https://crm.example/hooks/leads.',
    }),
    ...(events.length === 0 && { events: 'Choose at least one event.' }),
    ...(chosen === 0 && { forms: 'Choose at least one form.' }),
    ...(chosen > callbackLimits.forms && {
      forms: `Choose at most ${callbackLimits.forms} forms, or all.`,
    }),
  };
}

export function callbackOf({ address, events, formIds, withValues }: CallbackEntry): NewCallback {
  return {
    address: address.trim(),
    events: [...events],
    formIds: formIds && [...formIds],
    withValues,
  };
}

/** Returns the list of chosen values with one value added or removed. */
export function toggled(chosen: readonly string[], one: string, isChosen: boolean): string[] {
  return isChosen ? [...chosen, one] : chosen.filter((other) => other !== one);
}
