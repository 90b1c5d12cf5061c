import { claims } from './claims.ts';
import { siteSettings } from './site-settings.ts';
import { creator, ecommerce, web3 } from './services/growth.ts';
import { googleAds, influencer, seo } from './services/paid.ts';

const brandsServed = '100+';

export const about = {
  title: 'About',
  description: `Who ${siteSettings.brand} is, how it works and which brands it has powered: ${brandsServed} brands served, ${claims.leadsGenerated.number} leads generated, ${claims.campaignsLaunched.number} campaigns launched.`,
  headline: 'We read the water before we build the boat',
  lede: 'A full-stack performance marketing agency for startups, global brands, Web3 projects and shops: forty people who open the spreadsheet before the showreel.',
  story: {
    heading: 'Our Story',
    paragraphs: [
      `${siteSettings.brand} began in 2016 as two media buyers and a spreadsheet that nobody else was allowed to edit. It recorded what each campaign had promised and, a month later, what it had done. Clients asked to see it. Then they asked for it instead of the presentation.`,
      'Search came first, then organic, social and commerce, each added when a client’s growth had stalled at the edge of what we did. Web3 arrived in 2020 with a wallet that had users, no words for them, and five weeks to its public launch.',
      'The spreadsheet is software now. The habit has not changed: promise in writing, report against it, keep both columns.',
    ],
  },
  mission: {
    heading: 'Our Mission',
    text: 'To make marketing the line in the budget that a finance director defends.',
    note: 'That means claims we can prove, channels you could run without us, and advice that sometimes costs us the work.',
  },
  impact: {
    heading: 'Impact By Numbers',
    figures: [
      { number: brandsServed, label: 'Brands Served', note: 'In eleven countries' },
      claims.leadsGenerated,
      claims.averageReturn,
      claims.campaignsLaunched,
    ],
  },
  services: {
    heading: 'What you can hire us for',
    link: { label: 'Explore All Services', to: '/services' },
    /** Six of the ten services, each with the deliverables that clients ask about first. */
    shown: [googleAds, seo, influencer, web3, ecommerce, creator],
    deliverablesShown: 3,
  },
  process: {
    heading: 'How We Work',
    steps: [
      {
        title: 'Discovery & Strategy',
        text: 'Interviews with sales, support and five of your customers. Out comes a single page with the bet on it.',
      },
      {
        title: 'Build & Launch',
        text: 'Tracking first, then pages, feeds and creative. Nothing goes live until a test lead has travelled the whole way.',
      },
      {
        title: 'Test & Optimize',
        text: 'Eight to twelve experiments a month, each with a stop date. The log is yours to read on any day.',
      },
      {
        title: 'Scale & Grow',
        text: 'Budget follows proof into new channels and countries, at the pace that margin and stock can bear.',
      },
    ],
  },
  values: {
    heading: 'What we hold ourselves to',
    items: [
      {
        title: 'Results-Driven',
        text: 'A campaign that wins awards and loses money is filed under losses.',
      },
      {
        title: 'Partnership Mindset',
        text: 'We sit in your stand-ups, learn your margins and know who to call in the warehouse.',
      },
      {
        title: 'Innovation First',
        text: 'A tenth of every retainer goes to something untried. You choose from our list, or add to it.',
      },
      {
        title: 'Transparency Always',
        text: 'Media is billed at cost, we work under roles that you can revoke, and bad weeks are reported before good ones.',
      },
    ],
  },
  clients: {
    heading: "Brands We've Powered",
    text: 'Each opens in a new tab.',
  },
  call: {
    headline: 'Your column is empty so far.',
    text: 'Let’s write the first promise in it together.',
    label: 'Book Free Consultation',
    to: '/contact',
  },
} as const;
