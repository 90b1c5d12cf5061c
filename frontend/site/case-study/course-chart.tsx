import type { BrandCase } from '../../content/case-study/brand-case.ts';
import { amount } from './growth.ts';

const WIDTH = 560;
const HEIGHT = 260;
/** Half the width of the text above the chart's highest point, in units of the drawing. */
const HALF_VALUE = 28;
const EDGE = { top: 46, right: 24, bottom: 34, left: 24 };

/**
 * Draws the first metric month by month, like a line of depths on a sea chart. Month 0 is the
 * baseline.
 */
export function CourseChart({ name, metrics: [metric], course }: BrandCase) {
  const highest = Math.max(...course);
  const best = course.indexOf(highest);
  const x = (month: number) =>
    EDGE.left + (month / (course.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - (value / highest) * (HEIGHT - EDGE.top - EDGE.bottom);
  const points = course.map((value, month) => ({ value, month, x: x(month), y: y(value) }));
  const line = points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L');
  const floor = HEIGHT - EDGE.bottom;
  const words = `${metric.label} of ${name}: ${amount(metric, metric.baseline)} before, ${amount(metric, metric.peak)} in month ${best}`;
  return (
    <figure className="course">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        {[0.25, 0.5, 0.75, 1].map((level) => (
          <path key={level} className="course__grid" d={`M0 ${y(highest * level)}H${WIDTH}`} />
        ))}
        <path
          className="course__area"
          d={`M${line}L${x(course.length - 1)} ${floor}L${x(0)} ${floor}Z`}
        />
        <path className="course__baseline" d={`M0 ${y(metric.baseline)}H${WIDTH}`} />
        <path className="course__line" d={`M${line}`} />
        {points.map((point) => (
          <g key={point.month}>
            <circle className="course__mark" cx={point.x} cy={point.y} r="4.5" />
            <text className="course__month" x={point.x} y={HEIGHT - 10}>
              {point.month}
            </text>
          </g>
        ))}
        <text className="course__value" x={x(0)} y={y(course[0] ?? 0) - 14} textAnchor="start">
          {amount(metric, metric.baseline)}
        </text>
        <text
          className="course__value"
          x={Math.min(x(best) + HALF_VALUE, WIDTH - EDGE.right)}
          y={y(highest) - 14}
          textAnchor="end"
        >
          {amount(metric, metric.peak)}
        </text>
      </svg>
      <figcaption>{metric.label}; month 0 is the baseline</figcaption>
    </figure>
  );
}
