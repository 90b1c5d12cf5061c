export interface Metric {
  label: string;
  baseline: number;
  peak: number;
  /**
   * The symbols around a number: `$` before the number; `x`, `%` or, for thousands, `k` after the
   * number.
   */
  before?: string;
  after?: string;
}

/**
 * The social networks that show reels. The brands are invented, and so are their addresses on these
 * networks.
 */
export const reelHosts = {
  'instagram.example': 'Instagram',
  'youtube.example': 'YouTube',
  'tiktok.example': 'TikTok',
  'www.instagram.com': 'Instagram',
  'www.youtube.com': 'YouTube',
  'www.tiktok.com': 'TikTok',
} as const;

/** One reel on a social network. The link's label names the network of `address`. */
export interface Reel {
  title: string;
  address: `https://${keyof typeof reelHosts}/${string}`;
}

export function networkOf({ address }: Reel): string {
  return reelHosts[new URL(address).hostname as keyof typeof reelHosts];
}

/**
 * One beauty brand's campaign. The growth is computed from the baseline and the peak, and is never
 * typed in.
 */
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
  /** The values of the first metric: the baseline, then each month of the engagement. */
  course: readonly number[];
  takeaways: readonly string[];
}
