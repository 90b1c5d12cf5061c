import type { Service } from '../../content/services/service.ts';

/**
 * The signs of the ten services, drawn as a sea chart draws its marks: `line` in ink, `course` in
 * the accent colour, on a grid of 64.
 */
const marks: Readonly<Record<Service['path'], { line: string; course: string }>> = {
  '/services/google-ads': {
    line: 'M32 10a22 22 0 1 0 22 22M32 20a12 12 0 1 0 12 12',
    course: 'M32 32 54 10M54 10h-9M54 10v9',
  },
  '/services/seo': {
    line: 'M6 54h52M12 54c6-4 7-10 12-10s6 6 12 2 8-6 16-2M18 43c4-2 5-9 9-9s5 5 9 3 6-5 10-3',
    course: 'M26 33c3-3 3-9 6-15 3 6 4 11 8 15M32 18V6',
  },
  '/services/programmatic': {
    line: 'M12 12h.01M26 12h.01M40 12h.01M54 12h.01M12 26h.01M40 26h.01M54 26h.01M12 40h.01M26 40h.01M54 40h.01M12 54h.01M26 54h.01M40 54h.01',
    course: 'M12 54 26 26l14 14 14-28',
  },
  '/services/social-media': {
    line: 'M24 12a18 18 0 0 0-14 29L8 52l11-3a18 18 0 0 0 5 1M24 12a18 18 0 0 1 13 6',
    course: 'M42 24a14 14 0 1 1-8 26l-8 2 2-8a14 14 0 0 1 14-20Z',
  },
  '/services/influencer': {
    line: 'M24 56h16M27 56l2-30h6l2 30M28 40h8M27 26h10',
    course: 'M32 14a5 5 0 1 0 .01 0M18 19 6 14M18 19 6 25M46 19l12-5M46 19l12 6',
  },
  '/services/web3': {
    line: 'M32 6 54 19v26L32 58 10 45V19ZM10 19l22 13 22-13M32 32v26',
    course: 'M32 32 32 6M32 32 10 45M32 32l22 13',
  },
  '/services/ecommerce': {
    line: 'M8 14h8l7 30h27l6-22H19M26 54h.01M46 54h.01',
    course: 'M37 38V12M29 20l8-8 8 8',
  },
  '/services/reputation': {
    line: 'M6 50c5-4 8-4 13 0s8 4 13 0 8-4 13 0 8 4 13 0M20 43l4-15h16l4 15',
    course:
      'm32 6 3 7 7 .6-5.400 4.800 1.700 7.100L32 21.700 25.700 25.500l1.700-7.100L22 13.600l7-.6Z',
  },
  '/services/creator': {
    line: 'M10 12h44v32H10ZM20 54h24',
    course: 'M27 20v16l14-8Z',
  },
  '/services/pr': {
    line: 'M16 58V8',
    course: 'M16 10c8-5 14 5 22 1s10-3 14-2v24c-6-2-9 0-14 2-8 3-14-5-22-1',
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
