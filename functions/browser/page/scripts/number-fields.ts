/** Draws a number beside each field or button, above everything else, for a screenshot. */
import { seenPartOf, type FieldElement } from './elements.ts';
import { inThisDocument, kept } from './kept.ts';
import { rectOf } from './places.ts';

interface NumberedField {
  index: number;
  number: number;
  color: string;
}

/** The field's position and size, in pixels of the document. */
export interface NumberedPlace {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

type ColoredPlace = NumberedPlace & Pick<NumberedField, 'color'>;

function badge({ number, x, y, width, height, color }: ColoredPlace): HTMLElement[] {
  const frame = document.createElement('div');
  frame.style.cssText = `position:absolute;left:${x - 2}px;top:${y - 2}px;width:${width}px;height:${height}px;border:2px solid ${color};border-radius:4px`;
  const sign = document.createElement('div');
  sign.textContent = String(number);
  sign.style.cssText = `position:absolute;left:${Math.max(0, x + width - 12)}px;top:${Math.max(0, y - 12)}px;min-width:14px;height:24px;padding:0 5px;border-radius:12px;background:${color};color:#fff;font:700 14px/24px sans-serif;text-align:center;box-shadow:0 0 0 2px #fff`;
  return [frame, sign];
}

/**
 * Draws the numbers as a popover in the browser's top layer, so that they are above dialogs too.
 */
export function numberFields(numbered: readonly NumberedField[]): NumberedPlace[] {
  removeNumbers();
  const found = inThisDocument(kept.found);
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const host = document.createElement('div');
  host.style.cssText = 'all:initial;position:absolute;inset:0 auto auto 0;pointer-events:none';
  const root = host.attachShadow({ mode: 'open' });
  const places = numbered.flatMap(({ index, number, color }) => {
    const part = found[index] && seenPartOf(found[index] as FieldElement);
    if (!part) return [];
    const { left, top, width, height } = rectOf(part);
    return [{ number, color, x: left + scrollX, y: top + scrollY, width, height }];
  });
  root.append(...places.flatMap(badge));
  document.documentElement.append(host);
  kept.numbers = host;
  host.popover = 'manual';
  host.showPopover();
  return places;
}

export function removeNumbers(): void {
  kept.numbers?.remove();
}
