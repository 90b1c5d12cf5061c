/** Compares the calendars that open with a date's field with the date. */
import type { ElementHandle, Frame } from 'playwright-core';
import { isAmong, shownNow } from '../page/shown-now.ts';
import { monthIn } from './dates.ts';

export const calendars =
  ':is([class*=calendar i], [class*=datepicker i]):has(td + td, [role=gridcell])';
const selected = '[aria-selected=true], [class*=selected i], [class~=active], [class*=-active]';

/**
 * Whether the calendars show the day's year, month and selected day, as far as they show such.
 * @param standing the calendars that were visible before: they may belong to something else.
 * @returns undefined if no calendar that opened shows a year.
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
