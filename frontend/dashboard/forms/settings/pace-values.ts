/** What the user has typed into the pace fields, and the pace setting that results. */
import {
  paceLimits,
  mostOfPace,
  type FormPace,
  type PaceLimit,
} from '../../../../contract/form-pace.ts';
import { limitTexts } from '../../../content/form-pace.ts';
import { trimmedText } from '../../../shared/components/field-text.ts';

/** The errors by the names of the card's fields, so that the first wrong one can be focused. */
export type PaceComplaints = Partial<Record<PaceLimit | 'days' | 'from' | 'to', string>>;

/**
 * Checks the fields and shows an error beside each that the service would refuse; the service
 * checks again.
 */
export function readPace(
  entries: FormData,
  hasHours: boolean,
): { complaints: PaceComplaints; pace?: FormPace } {
  const complaints: PaceComplaints = {};
  const pace: FormPace = { zone: trimmedText(entries, 'zone') };
  for (const limit of paceLimits) {
    const typed = trimmedText(entries, limit);
    if (typed === '') continue;
    const value = Number(typed);
    if (/^\d+$/.test(typed) && value >= 1 && value <= mostOfPace[limit]) pace[limit] = value;
    else complaints[limit] = wholeNumber(limit);
  }
  if (hasHours) {
    const days = entries.getAll('days').map(Number);
    const [from, to] = [trimmedText(entries, 'from'), trimmedText(entries, 'to')];
    Object.assign(complaints, hoursComplaint(days, from, to));
    pace.hours = { days, from, to: to === '00:00' ? '24:00' : to };
  }
  return Object.keys(complaints).length > 0 ? { complaints } : { complaints, pace };
}

function wholeNumber(limit: PaceLimit): string {
  const { label } = limitTexts[limit];
  return `${label}: enter a whole number from 1 to ${mostOfPace[limit].toLocaleString('en-US')}, or nothing`;
}

function hoursComplaint(days: number[], from: string, to: string): PaceComplaints {
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
  return [...new Set(['Asia/Kolkata', chosen, own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
