import { siteSettings } from '../site-settings.ts';
import type { BrandCase } from './brand-case.ts';

export const copperleaf: BrandCase = {
  name: 'Copperleaf',
  slug: 'copperleaf',
  category: 'Haircare',
  address: 'https://copperleaf.example',
  months: 9,
  question: 'What sells shampoo to people who distrust shampoo ads?',
  brief:
    'Hard water ruins hair and most bathrooms have it. Copperleaf had a chelating wash that worked, buried under eleven other products. We cut the range page to one question: what comes out of your tap?',
  strategy: [
    'Mailed 20,000 water-test strips and let the colour do the selling',
    'Published a hardness map by postcode, which newspapers then printed',
    'Bought search terms about limescale and kettles, where no rival bid',
    'Replaced the subscription discount with a free shower filter at month three',
  ],
  reels: [
    {
      title: 'Dip, wait, gasp',
      address: 'https://tiktok.example/copperleaf/dip',
    },
    {
      title: 'Your kettle knows',
      address: 'https://youtube.example/copperleaf/kettle',
    },
    {
      title: 'Two taps, two ponytails',
      address: 'https://instagram.example/copperleaf/two-taps',
    },
  ],
  metrics: [
    { label: 'Active subscribers', baseline: 1850, peak: 9600 },
    { label: 'Organic visits a month', baseline: 12000, peak: 71000 },
    { label: 'Monthly churn', baseline: 11.2, peak: 4.8, after: '%' },
  ],
  course: [1850, 1900, 2600, 3500, 3350, 4700, 5900, 7400, 8700, 9600],
  takeaways: [
    'Proof in the buyer’s own bathroom ended the argument about claims.',
    'The cheapest clicks sat one problem away from the category.',
    'A useful gift kept people longer than money off.',
  ],
};

export const ondine: BrandCase = {
  name: 'Ondine Labs',
  slug: 'ondine-labs',
  category: 'Clinical serums',
  address: 'https://ondinelabs.example',
  months: 7,
  question: 'How much science will a shopper read at eleven at night?',
  brief:
    'Dermatologists liked Ondine; shoppers bounced off the percentages. Rather than simplify the chemistry we gave it a better narrator and a place where sceptics could check.',
  strategy: [
    'Put all nine trial reports on the product page, bad weeks included',
    'Ran live evening clinics with two dermatologists and no product shots',
    'Trained the chat team to talk people out of the wrong serum',
    'Shifted a third of spend from beauty titles to podcasts about sleep',
  ],
  reels: [
    {
      title: 'Week four was worse',
      address: 'https://youtube.example/ondinelabs/week-four',
    },
    {
      title: 'Ask her anything, 11 pm',
      address: 'https://instagram.example/ondinelabs/ask',
    },
    {
      title: 'Do not buy this one',
      address: 'https://tiktok.example/ondinelabs/do-not-buy',
    },
  ],
  metrics: [
    {
      label: 'Revenue a month',
      baseline: 86,
      peak: 412,
      before: siteSettings.currency.sign,
      after: 'k',
    },
    { label: 'Product-page conversion', baseline: 1.4, peak: 3.7, after: '%' },
    { label: 'Refund rate', baseline: 8.6, peak: 2.9, after: '%' },
  ],
  course: [86, 91, 151, 198, 176, 276, 355, 412],
  takeaways: [
    'Publishing the disappointing week raised conversion more than the good ones did.',
    'Advice against a sale was the most shared thing the chat team wrote.',
    'Buyers came from where they worried, not from where they browsed beauty.',
  ],
};

export const nightjar: BrandCase = {
  name: 'Nightjar Attar',
  slug: 'nightjar-attar',
  category: 'Natural fragrance',
  address: 'https://nightjarattar.example',
  months: 6,
  question: 'Who buys a smell through a screen?',
  brief:
    'An attar house with two shops and a cult following wanted to sell online without becoming another discovery-set brand. We sold the hours instead: each scent belongs to a time of night.',
  strategy: [
    'Named the range by the clock, from dusk to four in the morning',
    'Served ads only in the hour of the scent they sold',
    'Commissioned five musicians to score a bottle each',
    'Made the sample vial refundable against the first full bottle',
  ],
  reels: [
    {
      title: 'Half past one',
      address: 'https://instagram.example/nightjarattar/half-past-one',
    },
    {
      title: 'Scoring vetiver',
      address: 'https://youtube.example/nightjarattar/vetiver',
    },
    {
      title: 'The last shop open',
      address: 'https://instagram.example/nightjarattar/last-shop',
    },
  ],
  metrics: [
    { label: 'Vials sent a month', baseline: 520, peak: 4300 },
    { label: 'Vial to bottle', baseline: 9, peak: 27, after: '%' },
    { label: 'Average order', baseline: 31, peak: 58, before: siteSettings.currency.sign },
  ],
  course: [520, 860, 1500, 1320, 2400, 3300, 4300],
  takeaways: [
    'A time of day described a scent better than its notes could.',
    'Showing ads for eight hours fewer doubled the click rate.',
    'A refundable vial felt like a loan between friends, and people repaid it.',
  ],
};
