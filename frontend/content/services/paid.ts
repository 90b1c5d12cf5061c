import { serviceLinks } from './service-links.ts';
import type { Service } from './service.ts';

export const googleAds: Service = {
  ...serviceLinks.googleAds,
  summary: 'Search, Shopping, YouTube and Meta, bought against margin instead of clicks.',
  headline: 'Build and Scale with ROI-Focused Campaigns',
  description:
    'We rebuild your account around how you earn. Closed deals flow back into bidding, waste is priced before it is cut, and budget grows only when the last increase has paid for itself.',
  deliverables: [
    'Account audit that puts a price on every wasted search term',
    'Campaigns split by margin and intent, not by product category',
    'Offline conversions sent from your CRM to the bidding models',
    'Ads and landing pages tested as pairs',
    'A weekly change log: what we touched, why, and what it did',
  ],
  benefits: [
    'Sales sees which search and which ad each lead came from',
    'Bidding learns from revenue rather than form fills',
    'Accounts, data and audiences stay in your name',
    'Creative replaced on a date set in advance, before it tires',
    'One number to judge us by, agreed in week one',
  ],
  metaDescription:
    'Search, Shopping, YouTube and Meta campaigns run against margin, with offline conversions, tested landing pages and a weekly change log.',
};

export const seo: Service = {
  ...serviceLinks.seo,
  summary: 'Rank for the searches people make in the week before they buy.',
  headline: 'Own High-Intent Keywords. Dominate SERPs.',
  description:
    'Traffic that never buys is a hobby. We start from the queries that precede a purchase, repair whatever keeps those pages from being crawled, and publish answers good enough to be linked without asking.',
  deliverables: [
    'Technical audit down to server logs and render budget',
    'Keyword map in order of revenue, one page to each intent',
    'Twelve editorial briefs a quarter, written with your own experts',
    'Digital PR for links that an editor chose to give',
    'Schema, internal links and Core Web Vitals fixed in your codebase',
  ],
  benefits: [
    'Visits that keep arriving after the invoice is paid',
    'Fewer pages, each with a job to do',
    'Pages written to be quoted by AI answers, not only ranked',
    'Paid budget freed from terms you now own',
    'Forecasts checked against Search Console every month',
  ],
  metaDescription:
    'Technical SEO, revenue-ordered keyword maps, expert content and earned links for the searches that come right before a purchase.',
};

export const programmatic: Service = {
  ...serviceLinks.programmatic,
  summary: 'Display, audio and connected TV on supply paths we have read line by line.',
  headline: 'The Right Screen, at a Price You Can Audit',
  description:
    'Up to half of a media budget can stay with the firms between advertiser and page. We shorten that path, cap frequency with each publisher, and judge the plan by the lift it caused rather than the impressions it served.',
  deliverables: [
    'Supply-path map showing the fee at every hop',
    'Inclusion lists drawn from attention data, reviewed monthly',
    'Audiences from first-party data, with no third-party cookies',
    'Display, audio, connected TV and outdoor screens in one plan',
    'Holdout regions that reveal what the ads really added',
  ],
  benefits: [
    'More of the budget reaches the publisher',
    'Brand safety that you can inspect site by site',
    'Frequency reported by publisher, every week',
    'Incremental sales reported beside reach',
    'Audience lists that stay yours when we part',
  ],
  metaDescription:
    'Programmatic display, audio, connected TV and outdoor with audited supply paths, first-party audiences and holdout measurement.',
};

export const socialMedia: Service = {
  ...serviceLinks.socialMedia,
  summary: 'One job for each channel, and paid support only for posts that earned it.',
  headline: 'Social That Sells Before It Goes Viral',
  description:
    'Nobody opens an app to meet a brand calendar. We find the three subjects your buyers will stop for, film them in batches, answer comments like a good shop assistant, and amplify what people already chose.',
  deliverables: [
    'A role for every channel, so nothing is cross-posted by habit',
    'One shoot a month that yields forty edits',
    'Replies to comments and messages within two working hours',
    'Paid amplification of the best tenth of organic posts',
    'Listening notes for your product team, each fortnight',
  ],
  benefits: [
    'A voice people know with the logo covered',
    'Questions answered while the buyer still cares',
    'Ads that begin from proven creative',
    'Complaints caught before they become threads',
    'Sales traced by codes, surveys and lift tests',
  ],
  metaDescription:
    'Channel strategy, monthly shoots, community replies in two hours and paid amplification of the posts that earned attention first.',
};

export const influencer: Service = {
  ...serviceLinks.influencer,
  summary: 'Creators chosen by who buys after watching, not by who follows.',
  headline: 'Creators Your Customers Already Believe',
  description:
    'Follower counts predict invoices, seldom sales. Our shortlist scores past conversion and audience overlap; the brief leaves room for the creator to sound like themselves; the fee moves with the outcome.',
  deliverables: [
    'Shortlist scored on audience overlap and conversion history',
    'Contracts covering usage rights, exclusivity and disclosure',
    'Product seeding with parcels and replies both tracked',
    'Partnership ads run from the creators’ own handles',
    'A closing report with cost per sale for each creator',
  ],
  benefits: [
    'Bought followers are filtered out before money moves',
    'Footage you may reuse in ads for twelve months',
    'Small creators tried before a famous face is booked',
    'Disclosure worded for the rules of each market you sell to',
    'Partners who come back for the second launch',
  ],
  metaDescription:
    'Influencer campaigns with creators scored on conversion, clear contracts, partnership ads and a cost-per-sale report at the end.',
};
