/**
 * The table of section 2 of the product's specification, written from the specification and not
 * from the components: for each public page, the required texts, and where its links must lead.
 */
export interface PageRow {
  path: string;
  headline: string;
  words: readonly string[];
  /** Links in the page's main part: visible text and destination. */
  links: readonly (readonly [string, string])[];
}

export const tenServices = [
  ['Google Ads & Performance Marketing', '/services/google-ads'],
  ['SEO & Organic Growth', '/services/seo'],
  ['Programmatic Advertising', '/services/programmatic'],
  ['Social Media Marketing', '/services/social-media'],
  ['Influencer Campaigns', '/services/influencer'],
  ['Web3 & Crypto Marketing', '/services/web3'],
  ['E-commerce Growth', '/services/ecommerce'],
  ['Reputation Management', '/services/reputation'],
  ['Content Creator Monetization', '/services/creator'],
  ['Public Relations (PR)', '/services/pr'],
] as const;

const knownHeadlines: Readonly<Record<string, string>> = {
  '/services/google-ads': 'Build and Scale with ROI-Focused Campaigns',
  '/services/seo': 'Own High-Intent Keywords. Dominate SERPs.',
  '/services/web3': 'Marketing for the Decentralized World',
  '/services/ecommerce': 'Get Found. Get Clicks. Get Sales.',
};

const servicePages: readonly PageRow[] = tenServices.map(([title, path]) => ({
  path,
  headline: knownHeadlines[path] ?? '',
  words: [title, 'What We Deliver', 'Key Benefits', `Ready to get started with ${title}?`],
  links: [
    ['Get Started', '/contact'],
    ['Book Free Consultation', '/contact'],
  ],
}));

export const publicPages: readonly PageRow[] = [
  {
    path: '/',
    headline: 'Results-Driven Digital Marketing Partner',
    words: [
      'Data-Driven Decisions',
      'Multi-Vertical Mastery',
      'Execution Obsessed',
      'Strategy First',
      'Rapid Testing',
      'Performance Obsessed',
      '3M+',
      'Leads Generated',
      '10X',
      'ROAS Benchmarks Achieved',
      '12%',
      'Average CAC Drop',
      '150+',
      'Growth Campaigns Delivered',
    ],
    links: [
      ['Book Free Consultation', '/contact'],
      ['View Services', '/services'],
      ["Let's Get Started", '/contact'],
      ...tenServices,
    ],
  },
  {
    path: '/about',
    headline: '',
    words: [
      'Our Story',
      'Our Mission',
      'Impact By Numbers',
      '100+',
      'Brands Served',
      '3M+',
      'Leads Generated',
      '10X',
      'Average ROAS',
      '150+',
      'Campaigns Launched',
      'How We Work',
      'Discovery & Strategy',
      'Build & Launch',
      'Test & Optimize',
      'Scale & Grow',
      'Results-Driven',
      'Partnership Mindset',
      'Innovation First',
      'Transparency Always',
      "Brands We've Powered",
    ],
    links: [
      ['Explore All Services', '/services'],
      ['Book Free Consultation', '/contact'],
    ],
  },
  {
    path: '/services',
    headline: '',
    words: tenServices.map(([title]) => title),
    links: [
      ...tenServices.map(([title, path]) => [`Learn More about ${title}`, path] as const),
      ['Get Started Today', '/contact'],
    ],
  },
  ...servicePages,
  {
    path: '/saas',
    headline: '',
    words: ['Form Automation', 'How It Works', 'Sign Up', 'Connect Data', 'Automate', 'Scale'],
    links: [
      ['Get Started Free', '/auth#sign-up'],
      ['Learn More', '#features'],
    ],
  },
  // The page `/problems` is not in the specification; it exists because the webhook's refusals
  // refer to it.
  {
    path: '/problems',
    headline: 'When the webhook refuses a lead',
    words: ['What to do'],
    links: [],
  },
  {
    path: '/contact',
    headline: "Let's Talk Growth",
    words: ['Get in Touch', 'Why Choose', ...tenServices.map(([title]) => title)],
    links: [],
  },
  {
    path: '/beauty-case-study',
    headline: '',
    words: ['Baseline', 'Peak', 'Growth', 'Takeaways', 'Strategy', 'Reels'],
    links: [['Book Free Consultation', '/contact']],
  },
];

/** The top navigation of every page. */
export const navigationLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['SaaS Products', '/saas'],
  ['Contact', '/contact'],
  ["Let's Talk", '/contact'],
  ...tenServices,
] as const;
