/**
 * The values that the user has typed into the pace fields (limits of how many leads are sent, and
 * when), and the pace setting that results from them.
 */
import {
  paceLimits,
  mostOfPace,
  type FormPace,
  type PaceLimit,
} from '../../../../contract/form-pace.ts';
import { limitTexts } from '../../../content/form-pace.ts';
import { trimmedText } from '../../../shared/components/field-text.ts';
import { readWorkingHours, type HoursComplaints } from '../../components/read-working-hours.ts';

/** The errors by field name, so that the first field with an error can be focused. */
export type PaceComplaints = Partial<Record<PaceLimit, string>> & HoursComplaints;

/**
 * Checks the fields and shows an error beside each field that the service would refuse. The service
 * checks the fields again.
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
    const read = readWorkingHours(entries);
    Object.assign(complaints, read.complaints);
    pace.hours = read.hours;
  }
  return Object.keys(complaints).length > 0 ? { complaints } : { complaints, pace };
}

function wholeNumber(limit: PaceLimit): string {
  const { label } = limitTexts[limit];
  return `${label}: enter a whole number from 1 to ${mostOfPace[limit].toLocaleString('en-US')}, or nothing`;
}
