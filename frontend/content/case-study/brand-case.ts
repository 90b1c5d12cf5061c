export interface Metric {
  label: string;
  baseline: number;
  peak: number;
  /** Written around a number: `$` before it, `x` or `%` after it. */
  before?: string;
  after?: string;
}

export interface Reel {
  title: string;
  network: 'Instagram' | 'YouTube' | 'TikTok';
  address: `https://${string}.example/${string}`;
}

/** One beauty brand's campaign. Growth is worked out from baseline and peak, never typed in. */
export interface BrandCase {
  name: string;
  slug: string;
  category: string;
  address: `https://${string}.example`;
  months: number;
  question: string;
  brief: string;
  strategy: readonly string[];
  reels: readonly Reel[];
  metrics: readonly [Metric, Metric, Metric];
  /** The first metric, month by month, from baseline to peak. */
  course: readonly number[];
  takeaways: readonly string[];
}
