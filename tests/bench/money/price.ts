/** Computes what the counted uses cost by the price table, for each resource. */
import { pricePerLogGigabyte, pricesPerMillion } from '../../../infra/prices.ts';
import type { Template } from '../../../local-cloud/template/template.ts';
import { ACCESS_LOG_BYTES, shortName } from './measured-cloud.ts';
import type { Tally, Use } from './tally.ts';

export const browser = 'BrowserFunction';

/** The costs in dollars, by the name of the resource. */
export type Bill = Record<string, number>;

export function billOf(counted: Tally, template: Template): Bill {
  const bill: Bill = {};
  for (const { use, amount } of counted.all()) {
    const resource = resourceOf(use);
    bill[resource] = (bill[resource] ?? 0) + amount * priceOf(use, template);
    if (use.what === 'gateway calls') {
      bill['logs'] = (bill['logs'] ?? 0) + amount * priceOfLogs(ACCESS_LOG_BYTES);
    }
  }
  return bill;
}

export function totalOf(bill: Bill): number {
  return Object.values(bill).reduce((sum, one) => sum + one, 0);
}

export function scaled(bill: Bill, by: number): Bill {
  return Object.fromEntries(Object.entries(bill).map(([name, price]) => [name, price * by]));
}

export function sumOf(...bills: Bill[]): Bill {
  const sum: Bill = {};
  for (const [name, price] of bills.flatMap(Object.entries<number>)) {
    sum[name] = (sum[name] ?? 0) + price;
  }
  return sum;
}

const resources = {
  'read units': 'DynamoDB',
  'write units': 'DynamoDB',
  'queue requests': 'SQS',
  'keyed hashes': 'KMS',
  'published events': 'AppSync',
  'gateway calls': 'API Gateway',
  pictures: 'S3',
  invocations: 'Lambda',
  milliseconds: 'Lambda',
  'bytes of logs': 'logs',
} as const satisfies Record<Use['what'], string>;

function resourceOf({ by, what }: Use): string {
  return by === browser && resources[what] === 'Lambda' ? browserResource : resources[what];
}

export const browserResource = 'browser';

const priceOfLogs = (bytes: number) => (bytes * pricePerLogGigabyte) / 1024 ** 3;

function priceOf({ by, what, of }: Use, template: Template): number {
  const prices = pricesPerMillion;
  const fair = of === 'GetQueueAttributes' ? 0 : prices.fairQueueRequest;
  switch (what) {
    case 'bytes of logs':
      return priceOfLogs(1);
    case 'milliseconds':
      return gigabyteSecondOf(by, template) / 1000 / 1e6;
    case 'queue requests':
      return (prices.queueRequest + fair) / 1e6;
    default:
      return pricesByUse[what] / 1e6;
  }
}

const pricesByUse = {
  'read units': pricesPerMillion.readUnit,
  'write units': pricesPerMillion.writeUnit,
  'keyed hashes': pricesPerMillion.keyedHash,
  'published events': pricesPerMillion.graphqlCall,
  'gateway calls': pricesPerMillion.apiRequest,
  pictures: pricesPerMillion.picture,
  invocations: pricesPerMillion.invocation,
} as const;

/** The price in dollars of a million seconds of this Lambda function, at its memory size. */
function gigabyteSecondOf(name: string, { Resources }: Template): number {
  const [, found] =
    Object.entries(Resources).find(
      ([id, { Type }]) => Type === 'AWS::Lambda::Function' && shortName(id) === name,
    ) ?? [];
  const { MemorySize = 128, Architectures = ['x86_64'] } = (found?.Properties ?? {}) as {
    MemorySize?: number;
    Architectures?: string[];
  };
  const { arm, x86 } = pricesPerMillion.gigabyteSecond;
  return (MemorySize / 1024) * (Architectures.includes('arm64') ? arm : x86);
}
