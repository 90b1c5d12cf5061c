import type { Metric } from '../../content/case-study/brand-case.ts';

const grouped = new Intl.NumberFormat('en-US');

const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/**
 * Formats a figure of a metric. An amount of money has two decimals or none; any other figure keeps
 * its decimals.
 */
export function amount({ before = '', after = '' }: Metric, value: number): string {
  const hasCents = before !== '' && !Number.isInteger(value);
  return `${before}${(hasCents ? withCents : grouped).format(value)}${after}`;
}

/** The growth from baseline to peak in whole per cent, with a plus or minus sign. */
export function growth({ baseline, peak }: Metric): string {
  const percent = Math.round(((peak - baseline) / baseline) * 100);
  return `${percent > 0 ? '+' : '\u2212'}${grouped.format(Math.abs(percent))}%`;
}
