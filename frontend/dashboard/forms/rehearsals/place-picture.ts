/**
 * Computes which part of the page's picture is shown, and the positions of the frames around the
 * fields.
 */
import type { RehearsedField } from '../../../../contract/rehearsal.ts';

type Place = NonNullable<RehearsedField['place']>;

export interface Size {
  width: number;
  height: number;
}

/**
 * Space in pixels beside the outermost fields, so that their labels and the page's edges are
 * visible.
 */
const MARGIN = 80;
const LEAST_WIDTH = 640;

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/**
 * A wide page is mostly empty, so only the part between its leftmost and rightmost fields is shown.
 */
export function pictureStyle(places: readonly Place[], { width }: Size) {
  if (places.length === 0) return {};
  const left = Math.min(...places.map(({ x }) => x)) - MARGIN;
  const right = Math.max(...places.map(({ x, width: wide }) => x + wide)) + MARGIN;
  const shown = Math.min(width, Math.max(right - left, LEAST_WIDTH));
  const middle = (left + right) / 2;
  const start = Math.min(Math.max(middle - shown / 2, 0), width - shown);
  return { width: share(width, shown), marginInlineStart: share(-start, shown) };
}

export function frameStyle(place: Place, { width, height }: Size) {
  return {
    left: share(place.x, width),
    top: share(place.y, height),
    width: share(place.width, width),
    height: share(place.height, height),
  };
}
