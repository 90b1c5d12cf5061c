import { claims } from './claims.ts';
import type { Value } from './page-content.ts';
import { siteSettings } from './site-settings.ts';

export const home = {
  title: 'Results-Driven Digital Marketing Partner',
  description: `${siteSettings.brand} plans, buys, builds and measures digital marketing for startups, global brands, Web3 projects and e-commerce. ${claims.campaignsDelivered.number} campaigns. Book a free consultation.`,
  headline: 'Results-Driven Digital Marketing Partner',
  lede: 'Ten disciplines, one team, and one monthly report that sets what we promised beside what happened.',
  primary: { label: 'Book Free Consultation', to: '/contact' },
  secondary: { label: 'View Services', to: '/services' },
  stats: {
    heading: 'What the work has added up to',
    figures: [
      claims.leadsGenerated,
      claims.returnBenchmark,
      { number: '12%', label: 'Average CAC Drop', note: 'Within two quarters of starting' },
      claims.campaignsDelivered,
    ],
  },
  services: {
    heading: 'Ten services, so nothing falls between two agencies',
    text: 'Take one or take the set. Each is run by a specialist who answers for its number.',
    rest: {
      text: 'The ten specialists meet once a week, so each channel knows what the others learned.',
      label: 'Compare all ten',
      to: '/services',
    },
  },
  values: {
    heading: 'Why clients stay past the pilot',
    items: [
      {
        title: 'Data-Driven Decisions',
        text: 'Budgets move on holdout tests and closed revenue. Opinions get a week to find evidence, ours included.',
      },
      {
        title: 'Multi-Vertical Mastery',
        text: 'What a wallet launch teaches about trust ends up in a skincare campaign. Web2, Web3 and D2C share a room here.',
      },
      {
        title: 'Execution Obsessed',
        text: 'Plans are cheap. The tag fires, the page loads in a second, the feed is right, the lead reaches sales the same minute.',
      },
    ] satisfies readonly Value[],
  },
  approach: {
    heading: 'How a campaign earns its budget',
    steps: [
      {
        title: 'Strategy First',
        text: 'Two weeks in your sales data before a single ad. You get one page: where growth will come from, and what we would stop doing.',
      },
      {
        title: 'Rapid Testing',
        text: 'Small bets, many at once, each with its budget and its end date written down before it starts. Most lose, at a price you agreed to.',
      },
      {
        title: 'Performance Obsessed',
        text: 'Winners take the money. Every Monday we show what the last increase bought, and ask for the next only if it paid.',
      },
    ] satisfies readonly Value[],
  },
  caseStudy: {
    eyebrow: 'Case study',
    headline: 'A moisturiser that sold on humidity forecasts',
    text: 'Four more beauty brands, with baselines, peaks and the reels themselves.',
    label: 'Read the beauty case study',
    to: '/beauty-case-study',
  },
  call: {
    headline: 'Thirty minutes, your\u00a0numbers, no deck.',
    text: 'Tell us what a customer is worth to you. We will tell you what we would try first, whether or not you hire us.',
    label: "Let's Get Started",
    to: '/contact',
  },
} as const;
