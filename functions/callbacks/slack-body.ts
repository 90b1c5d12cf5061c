/**
 * A message for a Slack channel by an incoming webhook. Names that a user has chosen are escaped,
 * so that no name can mention people or look like a link.
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
 * https://docs.slack.dev/messaging/formatting-message-text#escaping
 */
import { alertSentence } from '../../contract/alert-words.ts';
import type { ServiceEvent } from '../../contract/events.ts';

/**
 * The maximum length of a text before escaping. Slack refuses a section with more than 3,000
 * characters, and escaping makes up to five characters of one.
 */
const LONGEST_TEXT = 600;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeSlack(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? '');
}

/** @param event undefined for a test message to the channel. */
export function slackBody(event: ServiceEvent | undefined, siteUrl: string): Buffer {
  const sentence = escapeSlack(textOf(event).slice(0, LONGEST_TEXT).toWellFormed());
  const link = `<${siteUrl}/dashboard/alerts|Alerts of Form Automation>`;
  return Buffer.from(
    JSON.stringify({
      text: sentence,
      blocks: [
        { type: 'section', text: { type: 'mrkdwn', text: sentence } },
        { type: 'context', elements: [{ type: 'mrkdwn', text: link }] },
      ],
    }),
  );
}

function textOf(event: ServiceEvent | undefined): string {
  if (!event || !('alertId' in event.data)) return 'This is a test of your alerts.';
  return alertSentence({ ...event.data, isRaised: event.type === 'alert.raised' });
}
