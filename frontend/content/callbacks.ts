import type {
  CallProblem,
  DeliveryStatus,
  DisabledReason,
  testEventType,
} from '../../contract/callbacks.ts';
import type { EventType } from '../../contract/events.ts';

export const eventTexts: Record<EventType | typeof testEventType, string> = {
  'submission.succeeded': 'A lead went in',
  'submission.failed': 'A lead failed, and the form has nothing of it',
  'submission.undecided': 'A lead failed, and the form may have it',
  'submission.cancelled': 'You cancelled a lead',
  'submission.expired': 'A lead was given up: it could not be sent in time',
  'submission.decided': 'You decided whether a lead went in',
  'form.paused': 'You paused a form',
  'form.needs_attention': 'A form needs your attention',
  'form.live': 'A form went live',
  'callback.disabled': 'Another callback was disabled',
  'alert.raised': 'An alert rang',
  'alert.cleared': 'What made an alert ring is over',
  'callback.test': 'You sent a test',
};

export const eventGroups = [
  { name: 'Leads', prefix: 'submission.' },
  { name: 'Forms', prefix: 'form.' },
  { name: 'Callbacks', prefix: 'callback.' },
  { name: 'Alerts', prefix: 'alert.' },
] as const;

export const deliveryTexts: Record<DeliveryStatus, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  missed: 'Missed',
  aborted: 'Ended',
};

/**
 * The meaning of a delivery's status; absent where the delivery's last call already shows the
 * meaning.
 */
export const deliveryMeanings: Partial<Record<DeliveryStatus, string>> = {
  missed: 'The callback was paused or disabled.',
  aborted: 'The receiver asked never to get this event again.',
};

export const problemTexts: Record<CallProblem, string> = {
  dns: 'The host was not found',
  address: 'The host leads to no public address',
  blocked: 'The operator of this service blocks the host',
  connection: 'No connection',
  tls: 'The certificate was refused',
  timeout: 'No answer within 15 seconds',
  redirect: 'It answered with a redirect',
  status: 'It refused the call',
};

export const disabledTexts: Record<DisabledReason, string> = {
  gone: 'it answered 410 Gone',
  asked: 'its answer asked for that',
  failing: 'every call failed for five days',
};
