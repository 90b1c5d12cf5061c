import type { BrandCase, Metric } from './brand-case.ts';
import { copperleaf, nightjar, ondine } from './hair-serum-scent.ts';
import { kajri, saltbloom } from './skin-and-eyes.ts';

export const beautyCases: readonly [BrandCase, ...BrandCase[]] = [
  saltbloom,
  kajri,
  copperleaf,
  ondine,
  nightjar,
];

const [, , repeatRate] = saltbloom.metrics;
const [, , churn] = copperleaf.metrics;

function change({ label, baseline, peak, after = '' }: Metric): string {
  return `${label.toLowerCase()} went from ${baseline}${after} to ${peak}${after}`;
}

export const beautyPage = {
  title: 'Beauty case study',
  description:
    'Five beauty brands, from skincare to fragrance: strategy, reels, baseline, peak and growth of each, and the insights that held true across all five.',
  eyebrow: 'Case study: beauty',
  headline: 'Five beauty brands. Five different reasons to buy.',
  lede: 'They share a method: find what customers already say, show it where they can check it, and move the budget only after the figures have moved.',
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
    headline: 'What held for more than one brand',
    lede: 'We laid the five accounts side by side. Each line says how many of them it rests on.',
    points: [
      {
        title: 'Proof outsells polish',
        text: 'Four of five: a train at noon, a strip in tap water, a mother’s hand, a trial report with its bad week. The best ad of each showed something that a viewer could check.',
      },
      {
        title: 'Timing is targeting',
        text: 'Four of five: humid days, new moons, clinics at eleven at night, the hour of a scent. When somebody saw the message mattered more than which segment they were filed under.',
      },
      {
        title: 'Small entry, large second step',
        text: 'Three of five: sachets, test strips and vials brought strangers in at a loss. The first full order paid for them.',
      },
      {
        title: 'Retention moved last',
        text: `Two of five measured it. Saltbloom’s ${change(repeatRate)} and Copperleaf’s ${change(churn)}; neither moved before month five.`,
      },
    ],
  },
  call: {
    headline: 'Selling something people put on their skin?',
    text: 'Bring last quarter’s numbers. We will tell you which of these five problems is yours.',
    label: 'Book Free Consultation',
  },
} as const;
