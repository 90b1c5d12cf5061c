/** Slack channels: callback endpoints whose address is a Slack incoming webhook. */
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

/** The text that is shown in place of a Slack address, which is secret. */
export const maskedSlack = (address: string) => `hooks.slack.com/…${address.slice(-4)}`;
