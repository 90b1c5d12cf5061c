import { serviceLinks } from './service-links.ts';
import type { Service } from './service.ts';

export const web3: Service = {
  ...serviceLinks.web3,
  summary: 'Protocols, wallets and marketplaces explained to people who check the contract.',
  headline: 'Marketing for the Decentralized World',
  description:
    'Token communities notice a campaign from a mile off. We take products from closed beta to public launch by saying exactly what they do, paying only for wallets that act, and staying in the channel when the chart is red.',
  deliverables: [
    'A narrative that survives a technical reading',
    'Discord, Telegram and X staffed across four time zones',
    'Quests and ambassador programmes with sybil filtering',
    'Opinion-leader placements from verified wallets',
    'Attribution from first click to signed transaction',
  ],
  benefits: [
    'Holders who remain after the incentive ends',
    'Launch dates set by the product, never by the hype',
    'Each claim reviewed for compliance before it is posted',
    'Acquisition cost by wallet, not by channel member',
    'Moderators who have read the docs',
  ],
  metaDescription:
    'Web3 and crypto marketing: narrative, community operations, sybil-filtered quests and attribution down to the signed transaction.',
};

export const ecommerce: Service = {
  ...serviceLinks.ecommerce,
  summary: 'More visits, fuller baskets and a second order, all measured in profit.',
  headline: 'Get Found. Get Clicks. Get Sales.',
  description:
    'A shop has three levers: who arrives, what they put in the basket, and whether they return. We pull them together, on your own store and on the marketplaces, and report what is left after ads, freight and refunds.',
  deliverables: [
    'Product feed rewritten for search terms and margin bands',
    'Marketplace listings and ads that follow the stock level',
    'Checkout experiments with size and end date fixed beforehand',
    'E-mail, SMS and WhatsApp flows for the first ninety days',
    'A cohort dashboard with profit by channel',
  ],
  benefits: [
    'Ads pause themselves when the warehouse runs dry',
    'Discounts go only to those who need one',
    'The second order planned from the day of the first',
    'Marketplace and own-store sales stop competing',
    'Finance and marketing finally read the same report',
  ],
  metaDescription:
    'E-commerce growth across your store and the marketplaces: feeds, checkout tests, retention flows and profit reported by channel.',
};

export const reputation: Service = {
  ...serviceLinks.reputation,
  summary: 'Reviews answered, search results repaired, crises rehearsed before they come.',
  headline: 'Be the Name People Vouch For',
  description:
    'The first page of results is your shop window, and strangers dress it. We ask every customer for a review, whatever they will say, answer the unhappy ones properly, and publish pages that earn their place above an old headline.',
  deliverables: [
    'A baseline of reviews, rankings and sentiment on forty sources',
    'Review requests to every customer, a week after delivery',
    'Replies drafted in your voice, sent within a working day',
    'Profiles and articles that deserve the first page',
    'A crisis playbook, rehearsed twice a year with your team',
  ],
  benefits: [
    'Complaints grouped by cause, so that service can end them',
    'Angry posts meet a person instead of a template',
    'Your side of the story on pages that you own',
    'Nobody improvises on the worst day',
    'No fake reviews, so nothing to be found out',
  ],
  metaDescription:
    'Reputation management: review programmes, replies within a day, search results for your name and a rehearsed crisis playbook.',
};

export const creator: Service = {
  ...serviceLinks.creator,
  summary: 'Sponsorship, products and memberships for people who already have the audience.',
  headline: 'Turn an Audience into an Income',
  description:
    'Ad revenue pays for the views; a business pays for the trust. We work out what your followers would gladly buy, price it, build the shop behind it, and negotiate with brands so that you can go back to making things.',
  deliverables: [
    'An audit of audience, back catalogue and what each video earned',
    'Rate card and media kit backed by your own statistics',
    'Sponsorship deals sourced, negotiated and chased to payment',
    'A first product, course or membership, launched in ninety days',
    'Newsletter and community moved to a list that you own',
  ],
  benefits: [
    'Earnings that survive a change of algorithm',
    'Brands you would recommend anyway',
    'Contracts read by someone on your side',
    'A plan for three sources of income instead of one',
    'Working hours given back to the work',
  ],
  metaDescription:
    'Monetization for content creators: rate cards, negotiated sponsorships, first products and memberships, and an audience list you own.',
};

export const publicRelations: Service = {
  ...serviceLinks.publicRelations,
  summary: 'Coverage that a customer mentions on the call, placed one reporter at a time.',
  headline: 'Stories Worth a Reporter’s Morning',
  description:
    'A release sent to four hundred inboxes is noise with a letterhead. We look for the figure, the founder or the failure that makes a story, and take it to the one reporter who has been waiting for it.',
  deliverables: [
    'A story audit that finds news in your own data',
    'Twenty reporters who matter, briefed by name',
    'Founder preparation: three messages and the hard questions',
    'Launch, funding and opinion pieces, written to be printed',
    'Coverage tracked to branded search, sign-ups and sales calls',
  ],
  benefits: [
    'Mentions in titles that your buyers actually read',
    'Reporters who know whom to call',
    'Links that no one was paid for',
    'Founders at ease on the record',
    'Clippings weighed by effect, not by the kilo',
  ],
  metaDescription:
    'Public relations that finds the news in your own data, briefs reporters by name and tracks coverage to search, sign-ups and sales.',
};
