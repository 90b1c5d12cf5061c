import { useId } from 'react';
import type { SubmissionHour } from '../../../../contract/graphql-types.ts';
import type { FinalStatus } from '../../../../contract/submission.ts';
import { formatHour } from './format-hour.ts';

const WIDTH = 720;
const HEIGHT = 150;
const TICKS = 4;

const series = [
  { name: 'success', text: 'Success' },
  { name: 'error', text: 'Error' },
  { name: 'open', text: 'Still open' },
] as const;

function partsOf({ accepted, success, error }: SubmissionHour) {
  return {
    success,
    error,
    open: Math.max(0, accepted - success - error),
  } satisfies Record<FinalStatus | 'open', number>;
}

/** The axis ends at a round number at or above the highest bar. */
function topOfScale(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * magnitude >= highest) ?? 10;
  return Math.max(step * magnitude, 4);
}

interface HoursChartProps {
  hours: readonly SubmissionHour[];
  rangeText: string;
}

/**
 * Stacked bars that differ by pattern, not by colour: full, hatched, hollow. One path for each
 * series, so that 720 hours are only three elements. The table below has the same numbers.
 */
export function HoursChart({ hours, rangeText }: HoursChartProps) {
  const hatch = useId();
  const top = topOfScale(Math.max(...hours.map(({ accepted }) => accepted)));
  const total = hours.reduce((sum, { accepted }) => sum + accepted, 0);
  const text = `${rangeText}: ${total} submissions accepted, by hour`;
  return (
    <figure className="hours-chart">
      <figcaption>
        <span>Submissions per hour</span>
        <ul className="hours-chart__legend">
          {series.map(({ name, text: label }) => (
            <li key={name}>
              <svg width="16" height="16" aria-hidden="true">
                <Hatch id={`${hatch}-${name}`} />
                <rect
                  x="1"
                  y="1"
                  width="14"
                  height="14"
                  className={`hours-chart__${name}`}
                  {...(name === 'error' && { fill: `url(#${hatch}-${name})` })}
                />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="hours-chart__frame">
        <span className="hours-chart__top" aria-hidden="true">
          {top.toLocaleString('en-US')}
        </span>
        <span className="hours-chart__zero" aria-hidden="true">
          0
        </span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={text}
        >
          <Hatch id={hatch} />
          <path className="hours-chart__grid" d={gridPath()} />
          {series.map(({ name }) => (
            <path
              key={name}
              className={`hours-chart__${name}`}
              d={barsPath(hours, name, top)}
              {...(name === 'error' && { fill: `url(#${hatch})` })}
            />
          ))}
        </svg>
        <Ticks hours={hours} />
        {total === 0 && <p className="hours-chart__none">No submissions in this range.</p>}
      </div>
    </figure>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="5" height="5" className="hours-chart__hatch-ground" />
      <rect width="2.5" height="5" className="hours-chart__hatch-line" />
    </pattern>
  );
}

function gridPath(): string {
  return [0, 0.5, 1].map((part) => `M0 ${HEIGHT * part}H${WIDTH}`).join('');
}

function barsPath(
  hours: readonly SubmissionHour[],
  name: (typeof series)[number]['name'],
  top: number,
): string {
  const slot = WIDTH / hours.length;
  const gap = slot > 4 ? slot * 0.18 : 0;
  return hours
    .map((hour, index) => {
      const parts = partsOf(hour);
      const below =
        name === 'success' ? 0 : name === 'error' ? parts.success : parts.success + parts.error;
      if (parts[name] === 0) return '';
      const y = HEIGHT - ((below + parts[name]) / top) * HEIGHT;
      const height = (parts[name] / top) * HEIGHT;
      const width = Math.max(slot - gap, 1);
      return `M${(index * slot + gap / 2).toFixed(2)} ${y.toFixed(2)}h${width.toFixed(2)}v${height.toFixed(2)}h${(-width).toFixed(2)}z`;
    })
    .join('');
}

function Ticks({ hours }: { hours: readonly SubmissionHour[] }) {
  const step = hours.length / TICKS;
  const ticks = Array.from({ length: TICKS }, (_, index) => hours[Math.floor(index * step)]);
  return (
    <div className="hours-chart__ticks" aria-hidden="true">
      {ticks.map(
        (tick) => tick && <span key={tick.hour}>{formatHour(tick.hour, hours.length)}</span>,
      )}
      <span>now</span>
    </div>
  );
}
