/**
 * Checks all alert rules of one user (one "look"). Each change is first stored in its rule and then
 * reported. The look is marked as done last. So after a crash the look is still due, and the
 * repeated look reports the same changes by the same events.
 */
import type { AlertChannel, AlertRow } from '../../../contract/alerts.ts';
import { eventId, type AlertEvent } from '../../../contract/events.ts';
import type { AlertLooks } from '../../stores/alerts/alert-looks.ts';
import type { PlanDeliveries } from '../../stores/callbacks/plan-deliveries.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { stepOf } from './alert-step.ts';
import { judges } from './judge-alerts.ts';
import { readFacts, type FactSources, type UserFacts } from './read-facts.ts';

export interface AlertLooking extends FactSources {
  looks: AlertLooks;
  events: Pick<EventStore, 'write'>;
  plan: PlanDeliveries;
  /** Requests an e-mail to the user about an alert. */
  mail: (userId: string) => Promise<void>;
}

/**
 * How an alert is sent to each channel. `plan` creates deliveries to the endpoints of the channel's
 * kind, so a new channel with `plan` must also be a kind in `contract/callbacks.ts`.
 */
const ways: Record<AlertChannel, 'mail' | 'plan'> = {
  email: 'mail',
  callback: 'plan',
  slack: 'plan',
};

/** @returns how many changes of alerts were reported. */
export async function lookAtAlerts(userId: string, looking: AlertLooking): Promise<number> {
  const { looks, now } = looking;
  const look = await looks.read(userId);
  if (!look) return 0;
  const rules = (await looks.rules(userId)).filter(({ isOn }) => isOn);
  const facts = await readFacts(userId, rules, looking);
  let changes = 0;
  let next: Date | undefined;
  for (const rule of rules) {
    if (rule.untold) changes += await tell(rule, facts, looking);
    const step = stepOf(rule, judges[rule.kind](rule, facts.of(rule)), now());
    if (step.next) next = earlier(next, step.next);
    if (step.state) {
      const changed = await looks.change(rule, step.state);
      // This failed write may still have stored the change: if its answer is lost, the SDK repeats
      // it, and the repeat fails its condition. So the next check of the rules is due at once, and
      // reports the change.
      if (!changed) {
        next = now();
        continue;
      }
      changes += await tell(changed, facts, looking);
    }
    // A lead's arrival is stored in the rule only after the change is reported, because a stored
    // arrival no longer resolves the alert.
    const heard = facts.heard(rule);
    if (heard) await looks.hear(rule, heard);
  }
  await looks.settle(look, next, rules.length > 0);
  return changes;
}

const earlier = (one: Date | undefined, other: Date) => (one && one < other ? one : other);

async function tell(
  rule: AlertRow,
  facts: UserFacts,
  { looks, events, plan, mail }: AlertLooking,
): Promise<number> {
  const event = eventOf(rule, facts);
  const { userId, channels } = rule;
  await events.write(userId, event);
  await plan({ ...event, userId }, channels);
  if (channels.some((channel) => ways[channel] === 'mail')) await mail(userId);
  await looks.markTold(rule);
  return 1;
}

function eventOf(rule: AlertRow, facts: UserFacts): AlertEvent {
  const { id: alertId, changes: version = 0, kind, formId, value, untold } = rule;
  const { raisedAt = '', clearedAt = '' } = rule;
  const isRaised = untold === 'raised';
  const type = isRaised ? 'alert.raised' : 'alert.cleared';
  const name = facts.nameOf(rule);
  return {
    id: eventId(alertId, version, type),
    type,
    timestamp: isRaised ? raisedAt : clearedAt,
    data: {
      ...{ alertId, version, rule: kind },
      ...(formId !== undefined && { formId }),
      ...(name !== undefined && { name }),
      ...(isRaised && value !== undefined && { value }),
    },
  };
}
