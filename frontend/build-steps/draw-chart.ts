/**
 * Draws the depth chart behind the headlines: contour lines and shallows of an invented seabed. Run
 * by hand (`node frontend/build-steps/draw-chart.ts`) after a change of this file. The drawn file
 * is committed, because it changes only with this file and no build should have to draw it again.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contours, type ContourMultiPolygon } from 'd3-contour';

const COLUMNS = 120;
const ROWS = 68;
const SCALE = 1600 / COLUMNS;
/**
 * The picture's margin in grid cells. The outermost cells lie outside the picture, so that no
 * contour line follows the picture's edge.
 */
const MARGIN = 2;

interface Shoal {
  x: number;
  y: number;
  spread: number;
  height: number;
}

const shoals: readonly Shoal[] = [
  { x: 0.93, y: 0.2, spread: 0.2, height: 1 },
  { x: 0.74, y: 0.62, spread: 0.15, height: 0.82 },
  { x: 1.02, y: 0.84, spread: 0.2, height: 0.95 },
  { x: 0.5, y: 0.06, spread: 0.15, height: 0.5 },
  { x: 0.1, y: 1.04, spread: 0.22, height: 0.62 },
  { x: 0.44, y: 0.92, spread: 0.1, height: 0.36 },
  { x: -0.02, y: 0.2, spread: 0.16, height: 0.4 },
];

/** The height of the seabed: 0 is the deep sea, 1 is dry land. */
function heightAt(x: number, y: number): number {
  const swell =
    0.07 * Math.sin(9 * x + 4 * y) +
    0.05 * Math.sin(17 * y - 7 * x + 1.3) +
    0.03 * Math.sin(31 * x + 23 * y);
  return shoals.reduce((sum, shoal) => {
    const away = ((x - shoal.x) * 1.5) ** 2 + (y - shoal.y) ** 2;
    return sum + shoal.height * Math.exp(-away / (2 * shoal.spread ** 2));
  }, swell + 0.12);
}

const heights = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  heightAt((cell % COLUMNS) / COLUMNS, Math.floor(cell / COLUMNS) / ROWS),
);
const contoursAt = contours().size([COLUMNS, ROWS]);

function toPath({ coordinates }: ContourMultiPolygon): string {
  const rings = coordinates.flat().filter((ring) => ring.length > 8);
  return rings.map((ring) => `M${ring.map(toPoint).join(' ')}Z`).join('');
}

function toPoint([x = 0, y = 0]: number[]): string {
  return `${Math.round(x * SCALE)} ${Math.round(y * SCALE)}`;
}

function svg(content: string): string {
  const inset = MARGIN * SCALE;
  const box = [inset, inset, (COLUMNS - 2 * MARGIN) * SCALE, (ROWS - 2 * MARGIN) * SCALE];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(Math.round).join(' ')}" preserveAspectRatio="xMaxYMid slice">${content}</svg>\n`;
}

const levels = Array.from({ length: 12 }, (_, level) => 0.12 + level * 0.085);
const lines = levels.map((level, position) => {
  const width = position % 4 === 3 ? 1.9 : 0.9;
  return `<path stroke-width="${width}" d="${toPath(contoursAt.contour(heights, level))}"/>`;
});
const fills = [0.375, 0.63, 0.885].map(
  (level) => `<path d="${toPath(contoursAt.contour(heights, level))}"/>`,
);

const write = (name: string, content: string) =>
  writeFileSync(join(import.meta.dirname, '../shared/design/artwork', name), svg(content));
write('contours.svg', `<g fill="none" stroke="#000">${lines.join('')}</g>`);
write('shallows.svg', `<g fill-opacity=".34">${fills.join('')}</g>`);
