import { siteSettings } from '../site-settings.ts';
import type { BrandCase } from './brand-case.ts';

export const saltbloom: BrandCase = {
  name: 'Saltbloom',
  slug: 'saltbloom',
  category: 'Skincare for humid climates',
  address: 'https://saltbloom.example',
  months: 8,
  question: 'How does a moisturiser win in a country that sweats?',
  brief:
    'Saltbloom’s gel cream outsold everything else it made, yet its ads spoke about glow. Reviews spoke about something plainer: it did not slide off by noon. We gave the budget to the reviews.',
  strategy: [
    'Mined 4,100 reviews for the words buyers use, and wrote every headline from that list',
    'Filmed the noon test: eleven commuters, one train, no make-up artist',
    'Moved spend between cities with the humidity forecast',
    'Sent a sachet ahead of the full size to anyone who left at checkout',
  ],
  reels: [
    {
      title: 'The noon test',
      address: 'https://instagram.example/saltbloom/noon-test',
    },
    {
      title: 'Platform nine, 38 degrees',
      address: 'https://youtube.example/saltbloom/platform-nine',
    },
    {
      title: 'Sachet, then jar',
      address: 'https://instagram.example/saltbloom/sachet',
    },
  ],
  metrics: [
    { label: 'Monthly orders', baseline: 2400, peak: 11300 },
    { label: 'Return on ad spend', baseline: 1.9, peak: 5.4, after: 'x' },
    { label: 'Repeat purchase rate', baseline: 18, peak: 34, after: '%' },
  ],
  course: [2400, 2550, 3900, 5200, 4700, 7100, 8400, 11300, 10200],
  takeaways: [
    'Customers had already written the campaign; it was sitting in the reviews.',
    'Weather beat demographics as a targeting signal in every month but January.',
    'A sachet cost less than the retargeting it replaced.',
  ],
};

export const kajri: BrandCase = {
  name: 'Kajri',
  slug: 'kajri',
  category: 'Kohl and eye make-up',
  address: 'https://kajri.example',
  months: 6,
  question: 'Can a 300-year-old product be news?',
  brief:
    'Kajri makes kohl the slow way and was losing to pencils at a third of its price. Younger buyers thought of it as their mother’s. That turned out to be the idea.',
  strategy: [
    'Paired 60 daughters with their mothers, one camera and no script',
    'Booked make-up artists with under 40,000 followers, paid by the sale',
    'Opened pre-orders only on new-moon nights, so each drop was an event',
    'Built a shade finder that ends in a single product and no quiz fatigue',
  ],
  reels: [
    {
      title: 'Her hand, my eye',
      address: 'https://instagram.example/kajri/her-hand',
    },
    {
      title: 'Soot, ghee, patience',
      address: 'https://youtube.example/kajri/soot',
    },
    {
      title: 'New moon drop',
      address: 'https://tiktok.example/kajri/new-moon',
    },
  ],
  metrics: [
    { label: 'Reel views a month', baseline: 140, peak: 3900, after: 'k' },
    { label: 'Pre-orders in a drop', baseline: 310, peak: 2650 },
    {
      label: 'Cost to win a customer',
      baseline: 14.5,
      peak: 6.1,
      before: siteSettings.currency.sign,
    },
  ],
  course: [140, 420, 980, 760, 1750, 3900, 3100],
  takeaways: [
    'Heritage worked once somebody alive was holding it.',
    'Scarcity with a reason was forgiven; scarcity by countdown had not been.',
    'Sixty small creators cost what one celebrity had quoted for a story.',
  ],
};
