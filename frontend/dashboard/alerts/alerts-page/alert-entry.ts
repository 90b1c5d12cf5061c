/** The values that the user enters for an alert, and the errors in these values. */
import {
  alertScopes,
  boundsOf,
  kindsWithHours,
  type AlertChannel,
  type AlertKind,
  type AlertSetting,
} from '../../../../contract/alerts.ts';
import type { AlertView } from '../../../../contract/graphql-operations.ts';
import { keysOf } from '../../../../contract/keys-of.ts';
import { trimmedText } from '../../../shared/components/field-text.ts';
import { readWorkingHours, type HoursComplaints } from '../../components/read-working-hours.ts';
import type { AlertChoice } from '../rules/use-alerts.ts';

export interface AlertEntry {
  kind: AlertKind;
  /** The id of the form that the alert watches; empty for the whole account. */
  formId: string;
  channels: readonly AlertChannel[];
  numbers: Partial<Record<AlertSetting, string>>;
}

export type AlertComplaints = Partial<Record<AlertSetting | 'formId' | 'channels', string>> &
  HoursComplaints;

export const firstEntry: AlertEntry = entryOfKind('failures_in_a_row', {
  formId: '',
  channels: ['email'],
});

/** Returns the user's entry with another kind of alert and with that kind's default numbers. */
export function entryOfKind(
  kind: AlertKind,
  { formId, channels }: Pick<AlertEntry, 'formId' | 'channels'>,
): AlertEntry {
  const bounds = boundsOf(kind);
  const numbers: AlertEntry['numbers'] = {};
  for (const name of keysOf(bounds)) numbers[name] = String(bounds[name]?.usual);
  const isOfForm = alertScopes[kind].includes('form');
  return { kind, formId: isOfForm ? formId : '', channels, numbers };
}

export function entryOf({ kind, formId, channels, ...alert }: AlertView): AlertEntry {
  const numbers: AlertEntry['numbers'] = {};
  for (const name of keysOf(boundsOf(kind))) numbers[name] = String(alert[name] ?? '');
  return { kind, formId: formId ?? '', channels, numbers };
}

/**
 * @param fields the HTML form that contains the fields of working hours, which are not part of the
 * entry's state.
 */
export function complaintsAbout(
  { kind, formId, channels, numbers }: AlertEntry,
  fields: FormData,
): AlertComplaints {
  const found: AlertComplaints = {};
  if (formId === '' && !alertScopes[kind].includes('account')) found.formId = 'Choose a form.';
  if (channels.length === 0) found.channels = 'Choose how you are told.';
  const bounds = boundsOf(kind);
  for (const name of keysOf(bounds)) {
    const { least = 0, most = 0 } = bounds[name] ?? {};
    const value = Number(numbers[name]?.trim() || Number.NaN);
    if (!Number.isInteger(value) || value < least || value > most) {
      found[name] = `Enter a whole number from ${least} to ${most}.`;
    }
  }
  if (kindsWithHours.includes(kind)) Object.assign(found, readWorkingHours(fields).complaints);
  return found;
}

export function choiceOf(
  { kind, formId, channels, numbers }: AlertEntry,
  fields: FormData,
): AlertChoice {
  const choice: AlertChoice = { kind, formId: formId || null, on: true, channels: [...channels] };
  for (const name of keysOf(boundsOf(kind))) choice[name] = Number(numbers[name]);
  if (kindsWithHours.includes(kind)) {
    choice.working = { ...readWorkingHours(fields).hours, zone: trimmedText(fields, 'zone') };
  }
  return choice;
}
