export interface Metric {
  label: string;
  baseline: number;
  peak: number;
  /** Written around a number: `$` before it, `x` or `%` after it. */
  before?: string;
  after?: string;
}

/** Where reels are shown. The brands here are invented, and so are the networks' addresses. */
export const reelHosts = {
  'instagram.example': 'Instagram',
  'youtube.example': 'YouTube',
  'tiktok.example': 'TikTok',
  'www.instagram.com': 'Instagram',
  'www.youtube.com': 'YouTube',
  'www.tiktok.com': 'TikTok',
} as const;

/** The label names the network that the address leads to. */
export interface Reel {
  title: string;
  address: `https://${keyof typeof reelHosts}/${string}`;
}

export function networkOf({ address }: Reel): string {
  return reelHosts[new URL(address).hostname as keyof typeof reelHosts];
}

/** One beauty brand's campaign. Growth is worked out from baseline and peak, never typed in. */
export interface BrandCase {
  name: string;
  slug: string;
  category: string;
  address: `https://${string}`;
  months: number;
  question: string;
  brief: string;
  strategy: readonly string[];
  reels: readonly Reel[];
  metrics: readonly [Metric, Metric, Metric];
  /** The first metric: the baseline, then each month of the engagement. */
  course: readonly number[];
  takeaways: readonly string[];
}
