/**
 * `money [leads]`: prints what leads cost by the price table (`infra/prices.ts`), from counts on
 * the local cloud. It measures a single lead in new processes, then leads in running processes: at
 * the stage's form, at a user's own form, at a user's form that accepts each person only once, and
 * at a user's form that wants a picture. A further measurement shows what an open dashboard costs
 * in addition; in all others the sender has no dashboard open. It also prints what a stage at rest
 * costs. Counts are exact; durations are those of this machine.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createDocumentClient } from '../../../functions/stores/dynamodb/document-client.ts';
import { priceTable, pricesPerMillion, pricesPerMonth } from '../../../infra/prices.ts';
import { operatorCredentials } from '../../../local-cloud/iam/operator.ts';
import { rateMilliseconds } from '../../../local-cloud/lambda/schedule.ts';
import { loopback } from '../../../local-cloud/ports.ts';
import { startTargetFormServer } from '../../target-form-server.ts';
import { MINUTES_A_MONTH, restOf } from './at-rest.ts';
import { shortName, startMeasuredCloud, type MeasuredCloud } from './measured-cloud.ts';
import { billOf, scaled, sumOf, totalOf, type Bill } from './price.ts';
import { openSender, ownForms } from './sender.ts';
import { showBill, showCounts } from './show.ts';

const LEADS = '15';
const leadsAMonth = [1_000, 100_000, 1_000_000, 10_000_000];
/**
 * With fewer leads a month than this, the estimate assumes that functions start anew for each lead.
 */
const WARM_FROM = 10_000;

export async function benchMoney([count = LEADS]: readonly string[]): Promise<void> {
  const form = await startTargetFormServer();
  const cloud = await startMeasuredCloud(form.url);
  const rows = createDocumentClient({
    ...{ region: 'us-east-1', credentials: operatorCredentials },
    endpoint: loopback(cloud.databasePort),
  });
  try {
    const { region, asOf } = priceTable;
    console.log(`\nList prices of ${region} as of ${asOf}, in US dollars`);
    const prices = await priceLeads(cloud, rows, { leads: Number(count), formUrl: form.url });
    const rest = await priceRest(cloud);
    showBill('A stage at rest, a month', rest);
    for (const leads of leadsAMonth) {
      const { KMS: keys = 0, ...beside } = rest;
      const fixed = scaled({ 'at rest, without keys': totalOf(beside), keys }, 1000 / leads);
      const ofLeads = leads < WARM_FROM ? prices.alone : prices.warm;
      showBill(`1,000 leads at ${leads.toLocaleString('en')} a month`, sumOf(ofLeads, fixed));
    }
  } finally {
    rows.destroy();
    await cloud.close();
    await form.close();
  }
}

/**
 * Computes the bills of 1,000 leads at the stage's form: `alone` if each lead starts its functions,
 * `warm` if they run already.
 */
async function priceLeads(
  cloud: MeasuredCloud,
  rows: DynamoDBDocumentClient,
  { leads, formUrl }: { leads: number; formUrl: string },
): Promise<{ alone: Bill; warm: Bill }> {
  const sender = await openSender(cloud, rows);
  const measured = (body: object) => cloud.measure(() => sender.send(leads, body));
  const thousand = (counted: Parameters<typeof billOf>[0], of: number) =>
    scaled(billOf(counted, cloud.template), 1000 / of);
  await sender.watchUntil(0);
  const first = await cloud.measure(() => sender.send(1, {}));
  await sender.send(5, {});
  const counted = await measured({});
  showCounts('A warm lead at the stage’s form', counted, leads);
  const [alone, warm] = [thousand(first, 1), thousand(counted, leads)];
  const forms = await ownForms(cloud, rows, { userId: sender.userId, formUrl });
  for (const [name, target] of Object.entries(forms)) {
    await sender.send(2, { target });
    const own = await measured({ target });
    const more = sumOf(thousand(own, leads), scaled(warm, -1));
    showBill(`1,000 leads at ${name}, more than at the stage’s`, more);
  }
  await sender.watchUntil(Math.ceil(Date.now() / 1000) + 3600);
  const watched = await measured({});
  const events = watched.all().filter(({ use }) => use.what === 'published events');
  const published = events.reduce((sum, { amount }) => sum + amount, 0) / leads;
  const { graphqlCall, liveUpdate, connectionMinute } = pricesPerMillion;
  showBill('An open screen', {
    '1,000 leads': (published * (graphqlCall + liveUpdate)) / 1000,
    'an hour': (60 * connectionMinute) / 1e6,
  });
  return { alone, warm };
}

/** The bill of a month without leads: the resources of the template and the scheduled functions. */
async function priceRest({ template, measure, invoke, metricsOf }: MeasuredCloud): Promise<Bill> {
  let rest = restOf(template);
  for (const { Type, Properties = {} } of Object.values(template.Resources)) {
    if (Type !== 'AWS::Events::Rule') continue;
    const rule = Properties as { ScheduleExpression: string; Targets: { Arn: unknown }[] };
    const everyMs = rateMilliseconds(rule.ScheduleExpression);
    const times = (MINUTES_A_MONTH * 60_000) / everyMs;
    for (const { Arn } of rule.Targets) {
      const [logicalId = ''] = (Arn as { 'Fn::GetAtt': string[] })['Fn::GetAtt'];
      await invoke(logicalId);
      const bill = billOf(await measure(() => invoke(logicalId), { scheduled: true }), template);
      const name = `${shortName(logicalId)}, each ${everyMs / 60_000} min`;
      rest = sumOf(rest, { [name]: totalOf(bill) * times });
      const metrics = metricsOf(logicalId).length * pricesPerMonth.customMetric;
      rest = sumOf(rest, { 'custom metrics': metrics });
    }
  }
  return rest;
}
