/**
 * AWS's list prices that the service pays, in US dollars, for the estimates of the stage's
 * dashboard and of `npm run bench -- money`. On demand, first tier, without free tiers, because
 * those belong to a whole account. Change a price, or the region, only here.
 */
export const priceTable = {
  region: 'us-east-1',
  asOf: '2026-06',
  sources: [
    'https://aws.amazon.com/lambda/pricing/',
    'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    'https://aws.amazon.com/sqs/pricing/',
    'https://aws.amazon.com/api-gateway/pricing/',
    'https://aws.amazon.com/appsync/pricing/',
    'https://aws.amazon.com/kms/pricing/',
    'https://aws.amazon.com/s3/pricing/',
    'https://aws.amazon.com/cloudwatch/pricing/',
  ],
} as const;

/** The prices of a million units. */
export const pricesPerMillion = {
  /** One second of a function with a gigabyte of memory. */
  gigabyteSecond: { arm: 13.3334, x86: 16.6667 },
  invocation: 0.2,
  writeUnit: 0.625,
  readUnit: 0.125,
  queueRequest: 0.4,
  /** The additional price of a request whose message names a group, as in fair queues. */
  fairQueueRequest: 0.1,
  apiRequest: 3.5,
  /** One query or mutation of AppSync. */
  graphqlCall: 4,
  /** The delivery of up to 5 KB to one subscriber of AppSync. */
  liveUpdate: 2,
  /** One minute during which one subscriber is connected. */
  connectionMinute: 0.08,
  keyedHash: 3,
  /** One PUT or POST request to S3. */
  picture: 5,
} as const;

/** The price of storing a gigabyte of log lines; it is charged when they arrive. */
export const pricePerLogGigabyte = 0.5;

/** The prices of one resource for a month. */
export const pricesPerMonth = {
  encryptionKey: 1,
  /** One metric of one alarm: an alarm on an expression is charged for each metric in it. */
  alarmMetric: 0.1,
  /** A metric of the service's own, in a month in which it is sent each hour. */
  customMetric: 0.3,
  operatorDashboard: 3,
  /** A firewall with its rules, without its requests. */
  firewall: 5,
  firewallRule: 1,
} as const;
