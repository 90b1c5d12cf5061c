import type { Question } from './page-content.ts';

export const servicesPage = {
  title: 'Services',
  description:
    'Ten digital marketing services: Google Ads, SEO, programmatic, social, influencer, Web3, e-commerce, reputation, creator monetization and PR.',
  headline: 'Ten services, each judged by one number',
  lede: 'Start with the channel that hurts. When a second one would help it, we will say so and show the sum.',
  learnMore: 'Learn More',
  rest: {
    text: 'Bring the problem. Naming the channel is the easy part.',
    label: 'Ask a specialist',
    to: '/contact',
  },
  questions: {
    heading: 'Asked before signing',
    items: [
      {
        question: 'Do we have to take more than one service?',
        answer:
          'No. About half of our clients began with a single channel. The monthly report shows when a second would pay.',
      },
      {
        question: 'How long is the contract?',
        answer:
          'A ninety-day pilot, then month to month with thirty days’ notice. Organic search and PR need two quarters to be judged fairly, and we say that at the start.',
      },
      {
        question: 'Who owns the ad accounts and the data?',
        answer:
          'You do, from the first day. We work inside your accounts under roles that you can revoke.',
      },
      {
        question: 'What does it cost?',
        answer:
          'A fixed monthly fee for the team, set by scope and not by media spend, so that we never earn more by spending more of your money.',
      },
      {
        question: 'How soon will we see a result?',
        answer:
          'Paid channels usually show a direction within three weeks of the first ad. The free consultation ends with an honest estimate for yours.',
      },
    ] satisfies readonly Question[],
  },
  call: {
    headline: 'Not sure which one you need?',
    text: 'Most callers aren’t. Half an hour with last quarter’s sales usually settles it.',
    label: 'Get Started Today',
    to: '/contact',
  },
} as const;

/** The texts that all service pages share. */
export const servicePage = {
  start: { label: 'Get Started', to: '/contact' },
  deliver: 'What We Deliver',
  benefits: 'Key Benefits',
  callHeadline: (title: string) => `Ready to get started with ${title}?`,
  callText:
    'The first consultation is free: half an hour with the specialist who would run your account.',
  callLabel: 'Book Free Consultation',
  next: 'Next service',
} as const;
