import type { BrandCase, Metric } from '../../content/case-study/brand-case.ts';
import { beautyPage } from '../../content/case-study/beauty.ts';
import { amount, growth } from './growth.ts';

export function MetricTable({ name, metrics }: Pick<BrandCase, 'name' | 'metrics'>) {
  return (
    <table className="metrics">
      <caption className="visually-hidden">
        {name}: {beautyPage.metricsHeading.toLowerCase()}
      </caption>
      <thead>
        <tr>
          <th scope="col">Metric</th>
          <th scope="col">Baseline</th>
          <th scope="col">Peak</th>
          <th scope="col">Growth</th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric) => (
          <tr key={metric.label}>
            <th scope="row">
              {metric.label}
              <Bars {...metric} />
            </th>
            <td data-column="Baseline">{amount(metric, metric.baseline)}</td>
            <td data-column="Peak">{amount(metric, metric.peak)}</td>
            <td data-column="Growth" className="metrics__growth">
              {growth(metric)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two bars on one scale, the baseline above the peak. The numbers stand beside the bars. */
function Bars({ baseline, peak }: Metric) {
  const longest = Math.max(baseline, peak);
  const width = (value: number) => Math.max(1, (value / longest) * 200);
  return (
    <svg className="bars" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bars__baseline" width={width(baseline)} height="5" />
      <rect className="bars__peak" y="8" width={width(peak)} height="8" />
    </svg>
  );
}
