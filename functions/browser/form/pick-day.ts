/**
 * Picks a date in the calendar that a read-only field opens: its year and month by the calendar's
 * own controls, then the day by its name for screen readers, such as “June 5, 1990”.
 */
import type { ElementHandle, Frame, Locator } from 'playwright-core';
import { isTimeout } from '../judge/attempt-failure.ts';
import { askedUnit, dayNamed, namesUnit, writeUnit, type DateUnit } from './dates.ts';

const ACT_MS = 1000;

/**
 * Picks the day in the field's calendar.
 * @returns whether a day was pressed; the field's text shows whether the page accepted it.
 */
export async function pickDay(frame: Frame, field: ElementHandle, day: string): Promise<boolean> {
  try {
    await field.click({ timeout: ACT_MS });
    await daysOf(frame).first().waitFor({ timeout: ACT_MS });
    if ((await daysOf(frame, day).count()) === 0) await turnTo(frame, day);
    await daysOf(frame, day).first().click({ timeout: ACT_MS });
    return true;
  } catch (error: unknown) {
    if (isTimeout(error)) return false;
    throw error;
  }
}

/** The visible days of open calendars; with `day`, only that day. */
const daysOf = (frame: Frame, day?: string): Locator =>
  frame.getByLabel(dayNamed(day)).filter({ visible: true });

async function turnTo(frame: Frame, day: string): Promise<void> {
  for (const unit of ['Y', 'M'] as const) {
    // The calendar is searched again for the month, because the page may draw the calendar anew
    // after the year was chosen.
    const calendar = daysOf(frame).first().locator('xpath=ancestor::*[.//select or .//input][1]');
    const controls = calendar.locator('select, input').filter({ visible: true });
    // If inputs around the days have names, they belong to the form, not to the calendar, and are
    // not changed.
    const own = (await controls.and(calendar.locator('[name]')).count()) === 0;
    for (const control of own ? await controls.all() : []) await turn(control, day, unit);
  }
}

async function turn(control: Locator, day: string, unit: DateUnit): Promise<void> {
  const label = (await control.getAttribute('aria-label')) ?? '';
  const texts = await control.locator('option').allTextContents();
  const options = texts.map((text) => ({ value: text, text }));
  if (askedUnit({ label, options }, undefined) !== unit) return;
  const index = texts.findIndex((text) => namesUnit(text, day, unit));
  if (index >= 0) await control.selectOption({ index }, { timeout: ACT_MS });
  if (texts.length > 0) return;
  await control.fill('', { timeout: ACT_MS });
  await control.pressSequentially(writeUnit(day, unit)[0] ?? '', { timeout: ACT_MS });
}
