/**
 * The body of a call: the event as its user sees it. If the endpoint is set to receive the lead's
 * values, the body also contains the values that the submission has now. These values are stored
 * only in the submission, never in a queue, in the event's item or in the delivery's item.
 */
import { callbackLimits, testEventType, type EndpointRow } from '../../contract/callbacks.ts';
import type { ServiceEvent } from '../../contract/events.ts';
import { leadOf } from '../../contract/lead.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import { tellEvent } from '../stores/events/tell-event.ts';

/**
 * @param row the event's submission; undefined if the event has no submission or the submission is
 * gone.
 */
export function bodyOf(
  event: ServiceEvent,
  row: SubmissionRow | undefined,
  { withValues }: Pick<EndpointRow, 'withValues'>,
): Buffer {
  const body = tellEvent(event, row);
  if (!withValues || !row) return bytesOf(body);
  const { fields } = row;
  const values = { lead: leadOf(row), ...(fields && { fields }) };
  const whole = bytesOf({ ...body, data: { ...body.data, ...values } });
  if (whole.length < callbackLimits.bodyBytes) return whole;
  return bytesOf({ ...body, data: { ...body.data, valuesOmitted: 'too_large' } });
}

export function testBody(id: string, endpointId: string, plannedAt: string): Buffer {
  return bytesOf({
    ...{ id, type: testEventType, timestamp: plannedAt },
    data: { callbackId: endpointId },
  });
}

const bytesOf = (body: object) => Buffer.from(JSON.stringify(body));
