import type { Stat } from './page-content.ts';

/**
 * Claims that appear on more than one page: each figure, with a text that says what the figure
 * counts.
 */
const leads = { number: '3M+', note: 'Counted in clients’ own CRMs' };
const returnOnSpend = { number: '10X', note: 'The average of 31 accounts after their first year' };
const campaigns = { number: '150+', note: 'Since 2016' };

export const claims = {
  leadsGenerated: { ...leads, label: 'Leads Generated' },
  returnBenchmark: { ...returnOnSpend, label: 'ROAS Benchmarks Achieved' },
  averageReturn: { ...returnOnSpend, label: 'Average ROAS' },
  campaignsDelivered: { ...campaigns, label: 'Growth Campaigns Delivered' },
  campaignsLaunched: { ...campaigns, label: 'Campaigns Launched' },
} as const satisfies Record<string, Stat>;
