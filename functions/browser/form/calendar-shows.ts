/** Compares a date with the calendars that open with the date's field. */
import type { ElementHandle, Frame } from 'playwright-core';
import { isAmong, shownNow } from '../page/shown-now.ts';
import { monthIn } from './dates.ts';

export const calendars =
  ':is([class*=calendar i], [class*=datepicker i]):has(td + td, [role=gridcell])';
const selected = '[aria-selected=true], [class*=selected i], [class~=active], [class*=-active]';

/**
 * Whether the visible calendars match the given date: they must show its year. If they show a month
 * or a selected day, these must match too.
 * @param standing the calendars that were already visible and may belong to another field; they are
 * ignored.
 * @returns undefined if no newly opened calendar shows a year.
 */
export async function calendarShows(
  frame: Frame,
  day: string,
  standing: readonly ElementHandle[],
): Promise<boolean | undefined> {
  const [year = '', month, date] = day.split('-');
  const [chosen, lines, days]: [string[], string[], string[]] = [[], [], []];
  for (const calendar of await shownNow(frame, calendars)) {
    if (await isAmong(calendar, standing)) continue;
    chosen.push(...(await textsOf(calendar, 'option:checked')));
    lines.push(...(await calendar.innerText()).split('\n'));
    days.push(...(await textsOf(calendar, selected)));
  }
  const read = <Found>(find: (text: string) => Found[]) => {
    const found = chosen.flatMap(find);
    return found.length > 0 ? found : lines.flatMap(find);
  };
  const years = read((text) => text.match(/(?<!\d)(19|20)\d\d(?!\d)/g) ?? []);
  if (years.length === 0) return undefined;
  const months = read((text) => [monthIn(text) ?? []].flat());
  const dates = days.filter((text) => /^\s*\d\d?\s*$/.test(text)).map(Number);
  const allows = (shown: number[], wanted: string | undefined) =>
    shown.length === 0 || shown.includes(Number(wanted));
  return years.includes(year) && allows(months, month) && allows(dates, date);
}

async function textsOf(calendar: ElementHandle, selector: string): Promise<string[]> {
  const found = await calendar.$$(selector);
  return Promise.all(found.map(async (one) => (await one.textContent()) ?? ''));
}
