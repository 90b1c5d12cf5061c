/**
 * Builds the parts of an attempt's receipt that come from the log. These parts are known at
 * whatever point the attempt ended.
 */
import type { AttemptReceipt, FilledField } from '../../../contract/attempt-receipt.ts';
import { leadFields, type Lead } from '../../../contract/lead.ts';
import type { LeadBrowser } from '../chromium/launch-browser.ts';
import { isWholeValue } from '../traffic/compare-sent.ts';
import { seenToLeave } from '../traffic/seen-to-leave.ts';

export function receiptOf({ page, log: { events } }: LeadBrowser, lead: Lead): AttemptReceipt {
  const seen = seenToLeave(events);
  const isSent = ({ field, value }: FilledField) =>
    leadFields.some((one) => one === field && seen.has(one) && isWholeValue(one, value, lead));
  const filled = events.flatMap((event) => (event.kind === 'filled' ? event.fields : []));
  const fields = filled.map((one) => (isSent(one) ? { ...one, sent: true } : one));
  const builder = events.findLast((event) => event.kind === 'builder seen')?.builder;
  const proof = events.findLast((event) => event.kind === 'judged')?.proof;
  return { fields, pageUrl: page.url(), ...proof, ...(builder !== undefined && { builder }) };
}
