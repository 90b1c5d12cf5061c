/**
 * Takes the picture of a filled part of the form with numbered fields, and puts the pictures of
 * several parts below each other.
 */
import type { BrowserContext, Frame, Page } from 'playwright-core';
import type { RehearsedField } from '../../../contract/rehearsal.ts';
import type { PageButton } from '../page/scripts/page-scan.ts';
import { callPage } from '../page/call-page.ts';
import { LONGEST_PAGE_PX, takeScreenshot, type Clip } from '../chromium/take-screenshot.ts';
import type { NumberedPlace } from '../page/scripts/number-fields.ts';
import type { RehearsedPart } from './walk-parts.ts';

/**
 * The space in the picture above and below the fields, in pixels, if each part of the form has its
 * own picture.
 */
const AROUND_PX = 160;
/** The height of the line between the pictures of two parts of the form, in pixels. */
const LINE_PX = 8;

/**
 * Fields are marked in red and pressable elements in blue, so that their numbers are not confused.
 */
const FIELD_COLOR = '#b3123f';
const PRESSABLE_COLOR = '#1d4f91';

export interface PartPicture {
  picture: Buffer;
  height: number;
  /** The positions of the fields and of the pressable elements in the picture, by their numbers. */
  places: Map<number, NonNullable<RehearsedField['place']>>;
}

/** @returns undefined if no picture can be taken; the report then has no picture. */
export async function picturePart(
  page: Page,
  { form: { frame }, fields }: RehearsedPart,
  {
    numbered,
    isWhole,
    pressables = [],
  }: { numbered: number; isWhole: boolean; pressables?: readonly PageButton[] },
): Promise<PartPicture | undefined> {
  try {
    const indexes = [
      ...fields.map(({ field, step }) => [step?.index ?? field.index, FIELD_COLOR] as const),
      ...pressables.map(({ index }) => [index, PRESSABLE_COLOR] as const),
    ];
    const numbers = indexes.map(([index, color], place) => ({
      ...{ index, color },
      number: numbered + place + 1,
    }));
    const places = await callPage(frame, 'numberFields', numbers);
    const corner = await cornerOf(frame);
    const clip = await clipOf(page, places, corner.y, isWhole);
    const picture = await takeScreenshot(page, undefined, clip);
    return (
      picture && { picture, height: clip.to - clip.from, places: placesIn(places, corner, clip) }
    );
  } catch {
    return undefined;
  } finally {
    await callPage(frame, 'removeNumbers').catch(() => undefined);
  }
}

/**
 * The area of the picture: the whole page if all of its fields fit into the picture, otherwise the
 * area around the fields.
 */
async function clipOf(
  page: Page,
  places: readonly NumberedPlace[],
  top: number,
  isWhole: boolean,
): Promise<Clip> {
  const { height } = await callPage(page.mainFrame(), 'pageSize');
  const first = top + Math.min(...places.map(({ y }) => y));
  const last = top + Math.max(...places.map((one) => one.y + one.height));
  if (places.length === 0 || (isWhole && last <= LONGEST_PAGE_PX)) {
    return { from: 0, to: Math.min(height, LONGEST_PAGE_PX) };
  }
  const from = Math.min(Math.max(0, Math.floor(first - AROUND_PX)), Math.max(0, height - 1));
  return { from, to: Math.min(height, Math.ceil(last + AROUND_PX), from + LONGEST_PAGE_PX) };
}

/** The position of a frame in its page. */
async function cornerOf(frame: Frame): Promise<{ x: number; y: number }> {
  if (frame === frame.page().mainFrame()) return { x: 0, y: 0 };
  return (await (await frame.frameElement()).boundingBox()) ?? { x: 0, y: 0 };
}

function placesIn(
  places: readonly NumberedPlace[],
  corner: { x: number; y: number },
  clip: Clip,
): PartPicture['places'] {
  return new Map(
    places.flatMap(({ number, x, y, width, height }) => {
      const top = y + corner.y - clip.from;
      const isIn = top >= 0 && top < clip.to - clip.from;
      return isIn ? [[number, { x: x + corner.x, y: top, width, height }] as const] : [];
    }),
  );
}

export async function stackPictures(
  context: BrowserContext,
  parts: readonly PartPicture[],
): Promise<Omit<PartPicture, 'height'> | undefined> {
  const [first] = parts;
  if (!first || parts.length === 1) return first;
  const page = await context.newPage();
  const images = parts.map(
    ({ picture }) =>
      `<img style="display:block;border-bottom:${LINE_PX}px solid #b3123f" src="data:image/jpeg;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(`<!doctype html><body style="margin:0">${images.join('')}`);
  const height = parts.reduce((sum, part) => sum + part.height + LINE_PX, 0);
  const picture = await takeScreenshot(page, undefined, { from: 0, to: height });
  return picture ? { picture, places: placesInStack(parts) } : first;
}

function placesInStack(parts: readonly PartPicture[]): PartPicture['places'] {
  const all: PartPicture['places'] = new Map();
  let top = 0;
  for (const { places, height } of parts) {
    for (const [number, place] of places) {
      if (top + place.y < LONGEST_PAGE_PX) all.set(number, { ...place, y: top + place.y });
    }
    top += height + LINE_PX;
  }
  return all;
}
