/**
 * The values that the user has chosen in the fields of working hours, and the errors in these
 * values.
 */
import { usualZone, type WorkingHours } from '../../../contract/working-hours.ts';
import { trimmedText } from '../../shared/components/field-text.ts';

/** The errors by field name, so that the first field with an error can be focused. */
export type HoursComplaints = Partial<Record<'days' | 'from' | 'to', string>>;

export function readWorkingHours(entries: FormData): {
  complaints: HoursComplaints;
  hours: WorkingHours;
} {
  const days = entries.getAll('days').map(Number);
  const [from, to] = [trimmedText(entries, 'from'), trimmedText(entries, 'to')];
  const hours = { days, from, to: to === '00:00' ? '24:00' : to };
  return { complaints: complaintsAbout(hours), hours };
}

function complaintsAbout({ days, from, to }: WorkingHours): HoursComplaints {
  if (days.length === 0) return { days: 'Choose at least one working day' };
  const missing = 'Enter when work begins and when it ends';
  if (from === '') return { from: missing };
  if (to === '') return { to: missing };
  return from === to ? { to: 'Work must not end when it begins' } : {};
}

/**
 * The time zones to choose from: the zone of most forms first, then the chosen zone, the user's own
 * and UTC, then all others.
 */
export function zoneChoices(chosen: string): string[] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([usualZone, chosen, own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
