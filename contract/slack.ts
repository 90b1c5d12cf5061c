/** Channels of Slack: endpoints of callbacks whose address is that of an incoming webhook. */
import * as z from 'zod/mini';

/** The address of a Slack incoming webhook. Whoever knows it can write into the channel. */
export const slackAddressSchema = z
  .string('address is required')
  .check(
    z.trim(),
    z.regex(
      /^https:\/\/hooks\.slack\.com\/services(?:\/\w{6,64}){3}$/,
      'Enter the address of an incoming webhook: https://hooks.slack.com/services/…',
    ),
  );

/** What is shown of a Slack address. */
export const maskedSlack = (address: string) => `hooks.slack.com/…${address.slice(-4)}`;
