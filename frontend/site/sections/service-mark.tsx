import type { Service } from '../../content/services/service.ts';

/** Returns the SVG path of a small circle. */
const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

/**
 * A part of one symbol: a grid of small screens. The grid leaves out the screens that the symbol's
 * accent line crosses.
 */
const screens = [12, 26, 40, 54].flatMap((y) => [12, 26, 40, 54].map((x) => [x, y] as const));
const onCourse = ['12 54', '26 26', '40 40', '54 12'];
const otherScreens = screens.filter(([x, y]) => !onCourse.includes(`${x} ${y}`));

/**
 * The symbols of the ten services, drawn in the style of a sea chart on a grid of 64 units. `line`
 * is drawn in ink, `course` in the accent colour.
 */
const marks: Readonly<Record<Service['path'], { line: string; course: string }>> = {
  '/services/google-ads': {
    line: 'M32 10a22 22 0 1 0 22 22M32 20a12 12 0 1 0 12 12',
    course: 'M32 32 54 10M54 10h-9M54 10v9',
  },
  '/services/seo': {
    line: 'M6 56c7-4 12-4 19 0s12 4 19 0 9-4 14-1M10 46c6-4 10-4 16 0s10 4 16 0 8-4 12-1',
    course: 'M17 37 32 10l15 27M25 23l7 5 7-5',
  },
  '/services/programmatic': {
    line: otherScreens.map(([x, y]) => dot(x, y, 0.6)).join(''),
    course: 'M12 54 26 26l14 14 14-28',
  },
  '/services/social-media': {
    line: 'M24 12a18 18 0 0 0-14 29L8 52l11-3a18 18 0 0 0 5 1M24 12a18 18 0 0 1 13 6',
    course: 'M42 24a14 14 0 1 1-8 26l-8 2 2-8a14 14 0 0 1 14-20Z',
  },
  '/services/influencer': {
    line: 'M22 58h20M26 58l3-32h6l3 32M27 47h10M28 36h8M26 26h12M28 26v-8h8v8M28 18l4-5 4 5',
    course: 'M22 20 6 13M22 23 6 29M42 20l16-7M42 23l16 6',
  },
  '/services/web3': {
    line: 'M32 6 54 19v26L32 58 10 45V19ZM10 19l22 13 22-13M32 32v26',
    course: 'M32 32 32 6M32 32 10 45M32 32l22 13',
  },
  '/services/ecommerce': {
    line: `M8 14h8l7 30h27l6-22H19${dot(27, 52, 2.5)}${dot(46, 52, 2.5)}`,
    course: 'M37 38V12M29 20l8-8 8 8',
  },
  '/services/reputation': {
    line: 'M6 54c4-4 9-4 13 0s9 4 13 0 9-4 13 0 9 4 13 0M18 46l5-16h18l5 16',
    course: 'M32 6v24M32 8h15l-4 5 4 5H32',
  },
  '/services/creator': {
    line: 'M10 12h44v32H10ZM20 54h24',
    course: 'M27 20v16l14-8Z',
  },
  '/services/pr': {
    line: 'M10 26v12h8l20 12V14L18 26ZM20 39.2v12.8h7v-8.6',
    course: 'M46 24c4 4 4 12 0 16M52 17c8 8 8 22 0 30',
  },
};

export function ServiceMark({ path }: Pick<Service, 'path'>) {
  const mark = marks[path];
  if (!mark) return null;
  return (
    <svg className="service-mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="service-mark__line" d={mark.line} />
      <path className="service-mark__course" d={mark.course} />
    </svg>
  );
}
