import type { BrandCase } from './brand-case.ts';
import { copperleaf, nightjar, ondine } from './hair-serum-scent.ts';
import { kajri, saltbloom } from './skin-and-eyes.ts';

export const beautyCases: readonly [BrandCase, ...BrandCase[]] = [
  saltbloom,
  kajri,
  copperleaf,
  ondine,
  nightjar,
];

export const beautyPage = {
  title: 'Beauty case study',
  description:
    'Five beauty brands, from skincare to fragrance: strategy, reels, baseline, peak and growth of each, and the insights that held true across all five.',
  eyebrow: 'Case study: beauty',
  headline: 'Five beauty brands. Five different reasons to buy.',
  lede: 'No two of these campaigns share a trick. They share a method: find the true thing a customer would repeat, prove it where she lives, and let spend follow the evidence.',
  strategyHeading: 'Strategy',
  reelsHeading: 'Reels',
  metricsHeading: 'Baseline, peak, growth',
  takeawaysHeading: 'Takeaways',
  termsHeading: 'How to read these figures',
  terms: [
    {
      term: 'Baseline',
      meaning: 'The average of the three months before our first campaign went live.',
    },
    {
      term: 'Peak',
      meaning: 'The best full calendar month within the engagement. Single days do not count.',
    },
    {
      term: 'Growth',
      meaning: 'Peak against baseline. Where lower is better, such as churn, it is negative.',
    },
    {
      term: 'ROAS',
      meaning: 'Return on ad spend: revenue divided by media cost, agency fees left out.',
    },
  ],
  insights: {
    headline: 'What held true across all five',
    lede: 'We laid the five ledgers side by side and kept only what appeared in at least four.',
    points: [
      {
        title: 'Proof outsells polish',
        text: 'In each account the best ad was shot on a phone, in a bathroom, a train or a shop, and showed something that could be checked.',
      },
      {
        title: 'Timing is targeting',
        text: 'Humidity, moon phase, hour of night: when somebody saw the message mattered more than which segment they were filed under.',
      },
      {
        title: 'Small entry, large second step',
        text: 'Sachets, strips and vials brought strangers in at a loss. The second order carried the margin in four brands out of five.',
      },
      {
        title: 'Retention moved last and paid most',
        text: 'Orders rose by month two. Repeat rate needed until month five, and from there it funded the growth by itself.',
      },
    ],
  },
  call: {
    headline: 'Selling something people put on their skin?',
    text: 'Bring last quarter’s numbers. We will tell you which of these five problems is yours.',
    label: 'Book Free Consultation',
  },
} as const;
