/**
 * AWS's list prices that the service pays, in US dollars. Used for the estimates of the stage's
 * dashboard and of `npm run bench -- money`. They are on-demand prices of the first tier, without
 * free tiers, because a free tier belongs to a whole account. Change a price, or the region, only
 * here.
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

/** The prices in US dollars for a million units. */
export const pricesPerMillion = {
  /** The unit is one second of a function with one gigabyte of memory. */
  gigabyteSecond: { arm: 13.3334, x86: 16.6667 },
  invocation: 0.2,
  writeUnit: 0.625,
  readUnit: 0.125,
  queueRequest: 0.4,
  /**
   * The additional price of a queue request whose message names a message group, as in fair queues.
   */
  fairQueueRequest: 0.1,
  apiRequest: 3.5,
  /** The unit is one query or mutation of AppSync. */
  graphqlCall: 4,
  /** The unit is the delivery of up to 5 KB to one subscriber of AppSync. */
  liveUpdate: 2,
  /** The unit is one minute during which one subscriber is connected. */
  connectionMinute: 0.08,
  keyedHash: 3,
  /** The unit is one PUT or POST request to S3. */
  picture: 5,
} as const;

/** The price of a gigabyte of log lines, which is charged when the lines arrive. */
export const pricePerLogGigabyte = 0.5;

/** The prices in US dollars of one resource for a month. */
export const pricesPerMonth = {
  encryptionKey: 1,
  /**
   * The unit is one metric of one alarm: an alarm on an expression is charged for each metric in
   * the expression.
   */
  alarmMetric: 0.1,
  /** The unit is one custom metric of the service, in a month in which it is sent every hour. */
  customMetric: 0.3,
  operatorDashboard: 3,
  /** The unit is one firewall with its rules, without its requests. */
  firewall: 5,
  firewallRule: 1,
} as const;
