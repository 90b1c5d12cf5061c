/**
 * Fills a text field, a mask or a picker with a date. To find out the order of day and month, the
 * bot first enters a day above 12, which can't be a month. It then compares the text that the field
 * shows.
 */
import type { ElementHandle, Frame } from 'playwright-core';
import { callPage } from '../page/call-page.ts';
import { shownNow } from '../page/shown-now.ts';
import { isTimeout } from '../judge/attempt-failure.ts';
import type { DateStep, FillStep } from '../page/scripts/fill-fields.ts';
import { calendars, calendarShows } from './calendar-shows.ts';
import { pickDay } from './pick-day.ts';
import { orderOf, patternIn, saysDate, writeDate } from './dates.ts';

const EMPTY_MS = 1000;
/** How long typing may take: some pages draw a calendar anew at each key. */
const TYPE_MS = 5000;

/**
 * The notations that are tried, in this order, if neither the field nor its owner names a notation.
 */
const usualPatterns = [
  'YYYY-MM-DD',
  ...['/', '-', '.'].flatMap((mark) => [`DD${mark}MM${mark}YYYY`, `MM${mark}DD${mark}YYYY`]),
];

export type FilledDate = { shown: string; why?: never } | { shown?: never; why: string };

export async function fillDate(
  frame: Frame,
  field: ElementHandle,
  step: FillStep & { date: DateStep },
): Promise<FilledDate> {
  const { day } = step.date;
  // For a button that opens a calendar, Playwright throws.
  const isEditable = await field.isEditable().catch(() => false);
  if (!isEditable) return fillByCalendar(frame, field, step);
  const standing = await shownNow(frame, calendars);
  const masked = await maskOf(field);
  const isNative = (await field.getAttribute('type')) === 'date';
  const pattern = isNative ? usualPatterns[0] : (step.date.pattern ?? masked);
  if (pattern && masked && orderOf(pattern) !== orderOf(masked)) {
    return { why: `it asks for dates as ${masked}, but gets them as ${pattern}` };
  }
  const isSure = isNative || masked !== undefined || step.date.isAsked;
  const write = (one: string, how: string) =>
    writeIn(frame, field, step, { day: one, how, isSure, standing });
  const taken = await takenPatterns(write, { day, pattern, isSure });
  const [how, other] = taken.keys();
  if (how === undefined) {
    return { why: `it does not accept ${pattern ? `dates as ${pattern}` : 'the date'}` };
  }
  if (other !== undefined) return { why: 'it does not say whether the day or the month is first' };
  const shown = taken.get(how) ?? (await write(day, how));
  if (shown === undefined) return { why: 'it does not accept the date' };
  // A calendar that is still open may close when the form's button is pressed, and so move the
  // button. So the Tab key closes the calendar first.
  const isOpen = (await calendarShows(frame, day, standing)) !== undefined;
  if (isOpen) await field.press('Tab', { timeout: EMPTY_MS });
  const kept = await keptBeside(field);
  return kept !== undefined && !saysDate(kept, day, orderOf(how))
    ? { why: 'the page does not take over the date that the field shows' }
    : { shown };
}

interface Notations {
  day: string;
  pattern: string | undefined;
  /** Whether the field itself names the notation. Otherwise the notation may be a wrong guess. */
  isSure: boolean;
}

/**
 * Finds the notations that the field accepts, one for each order of day and month. Each has the
 * text that the field shows for the lead's own date, if that date was entered last. Another day is
 * entered only if it can reveal the order, because a page may send typed text.
 */
async function takenPatterns(
  write: (day: string, how: string) => Promise<string | undefined>,
  { day, pattern, isSure }: Notations,
): Promise<Map<string, string | undefined>> {
  const [native = ''] = usualPatterns;
  const taken = new Map<string, string | undefined>();
  for (const how of pattern === undefined ? usualPatterns : [pattern]) {
    if ([...taken.keys()].some((other) => orderOf(other) === orderOf(how))) continue;
    const tried = isSure || how === native ? day : tellingDay(day);
    for (const other of taken.keys()) taken.set(other, undefined);
    const shown = await write(tried, how);
    if (shown === undefined) continue;
    taken.set(how, tried === day ? shown : undefined);
    if (how === native) break;
  }
  return taken;
}

/**
 * The full name of the pressed day in the calendar is unambiguous, so the field may then show the
 * date in any order.
 */
async function fillByCalendar(
  frame: Frame,
  field: ElementHandle,
  { date: { day } }: { date: DateStep },
): Promise<FilledDate> {
  const isPicked = await pickDay(frame, field, day);
  const shown = isPicked ? await field.inputValue().catch(() => field.innerText()) : '';
  const kept = await keptBeside(field);
  const says = (text: string) => ['DMY', 'MDY'].some((order) => saysDate(text, day, order));
  return says(shown) && (kept === undefined || says(kept))
    ? { shown }
    : { why: 'it takes dates from a calendar only, in which the day could not be picked' };
}

/** A day of the same month after the 12th, which can't be read as a month. */
const tellingDay = (day: string) => (Number(day.slice(8)) > 12 ? day : `${day.slice(0, 8)}25`);

/**
 * The notation that an attribute names, or that the empty field shows as a mask when it has the
 * focus.
 */
async function maskOf(field: ElementHandle): Promise<string | undefined> {
  await field.focus();
  const named = await field.getAttribute('format');
  return patternIn([await field.inputValue(), named ?? '']);
}

interface Writing {
  day: string;
  how: string;
  isSure: boolean;
  /** The calendars that were visible before the field had the focus. */
  standing: readonly ElementHandle[];
}

/**
 * Enters the date in one notation.
 * @returns what the field shows after the date was entered; undefined if the field shows another
 * date or is marked as invalid.
 */
async function writeIn(
  frame: Frame,
  field: ElementHandle,
  step: FillStep,
  { day, how, isSure, standing }: Writing,
): Promise<string | undefined> {
  const text = writeDate(day, how);
  const order = orderOf(how);
  const takes = async (value: string) =>
    saysDate(value, day, order) && (await field.getAttribute('aria-invalid')) !== 'true';
  // A calendar that did not understand the text still shows today's date, and the page may send
  // today's date.
  const follows = async () => (isSure ? undefined : calendarShows(frame, day, standing));
  const [set] = await callPage(frame, 'fillFields', [{ ...step, values: [text], holds: 'near' }]);
  if (set && (await takes(set.value)) && (await follows()) === undefined) return set.value;
  try {
    await field.fill('', { timeout: EMPTY_MS });
    await field.type(text, { timeout: TYPE_MS });
  } catch (error: unknown) {
    if (!isTimeout(error)) throw error;
  }
  const { value } = await callPage(frame, 'readOnLeaving', step);
  return (await follows()) !== false && (await takes(value)) ? value : undefined;
}

/**
 * The value of the hidden field beside a picker's field, if it is a date. An empty value counts too
 * if the picker's field has no name, because then only the hidden field is sent.
 */
async function keptBeside(field: ElementHandle): Promise<string | undefined> {
  const hidden = '[1][self::input[@type="hidden"]]';
  const beside = await field.$$(
    `xpath=preceding-sibling::*${hidden} | following-sibling::*${hidden}`,
  );
  const values = await Promise.all(beside.map((one) => one.inputValue()));
  const isSent = ((await field.getAttribute('name')) ?? '') !== '';
  return values.find((value) => (value === '' ? !isSent : /^\d{1,4}([-/.])\d\d?\1\d/.test(value)));
}
