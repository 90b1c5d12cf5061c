/** Distinguishes elements that have appeared in a page from elements that were visible before. */
import type { ElementHandle, Frame } from 'playwright-core';

export const shownNow = (frame: Frame, selector: string): Promise<ElementHandle[]> =>
  frame.$$(`${selector} >> visible=true`);

export const isAmong = (one: ElementHandle, others: readonly ElementHandle[]): Promise<boolean> =>
  one.evaluate((element: unknown, all: unknown[]) => all.includes(element), [...others]);
