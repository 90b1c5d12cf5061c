/**
 * The story: a fixed sequence of calls of the product's functions. It leaves at least one lead in
 * each state that a stored lead can have. A version's record contains the resulting data.
 */
import type { AttemptReason } from '../../contract/submission.ts';

export interface EventOfLead {
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export interface SentLead extends EventOfLead {
  userId: string;
  id: string;
  keyValue: string;
}

/**
 * What the browser does with a lead: whether it gets the permission to submit (passes the fence),
 * and how its attempt ends.
 */
export interface Script {
  fences: boolean;
  fate: 'success' | 'dies' | AttemptReason;
  /** Whether the page sends nothing although the browser has the permission to submit. */
  sendsNothing?: true;
}

/** The operations that story.ts calls, as implemented by the code under test. */
export interface Teller {
  turn(seconds: number): void;
  losesMessages: boolean;
  /** @returns the submission's id. */
  post(keyValue: string, event: EventOfLead): Promise<string>;
  deliver(id: string, script: Script): Promise<void>;
  addKey(userId: string, keyName: string, keyValue: string): Promise<string>;
  removeKey(userId: string, id: string): Promise<void>;
  retry(userId: string, id: string): Promise<void>;
  cancel(userId: string, id: string): Promise<void>;
  decide(userId: string, id: string, wentIn: boolean): Promise<void>;
  /** Creates a live form `loans` with a custom field `branch`, and a paused form `paused`. */
  addForms(userId: string): Promise<void>;
  /** A valid `consent` member for a lead. */
  consent: object;
  endSessions(userId: string): Promise<void>;
}

export const owner = '0190a000-0000-7000-8000-000000000001';
export const crowd = '0190a000-0000-7000-8000-000000000002';
export const keyValues = {
  owner: 'fak_ReplayOwnersFirstKeyReplayOwners0',
  crowd: 'fak_ReplayCrowdsFirstKeyReplayCrowds0',
  deleted: 'fak_ReplayDeletedKeyReplayDeletedKey',
};
/**
 * The number of the second user's leads that fail: more than the failures that open the user's
 * circuit breaker.
 */
const CROWD = 5;

/**
 * Makes all calls of the fixed sequence.
 * @returns the leads, by the name of the state in which the sequence leaves each lead.
 */
export async function tellStory(teller: Teller): Promise<Record<string, SentLead>> {
  const leads: Record<string, SentLead> = {};
  await teller.addKey(owner, 'Website', keyValues.owner);
  await teller.addKey(crowd, 'Fair', keyValues.crowd);
  const spare = await teller.addKey(owner, 'Old', keyValues.deleted);
  await teller.removeKey(owner, spare);
  await teller.endSessions(crowd);

  const post = async (name: string, more: object = {}, who: 'owner' | 'crowd' = 'owner') => {
    const number = Object.keys(leads).length;
    const body = {
      name: `Asha ${name}`,
      phone: `+9198765${String(43000 + number)}`,
      email: `asha${number}@leads.example`,
      city: 'Pune',
      loanAmount: 100_000 + number,
      ...more,
    };
    const event = { body, headers: { 'Idempotency-Key': `replay-${name}` } };
    const keyValue = keyValues[who];
    const id = await teller.post(keyValue, event);
    leads[name] = { userId: who === 'owner' ? owner : crowd, keyValue, id, ...event };
    teller.turn(1);
    return id;
  };
  const attempt = async (name: string, fences: boolean, fate: Script['fate'], more?: object) => {
    const id = await post(name, more);
    await teller.deliver(id, { fences, fate });
    return id;
  };

  await attempt('done', true, 'success');
  await attempt('captcha', false, 'captcha');
  await attempt('unconfirmed', true, 'no_confirmation');
  const unsent = { fences: true, fate: 'no_confirmation', sendsNothing: true } as const;
  await teller.deliver(await post('unsent'), unsent);
  await attempt('diedUnsent', false, 'dies');
  await attempt('diedSent', true, 'dies');
  const retried = await attempt('retried', false, 'validation_refused');
  await teller.retry(owner, retried);
  await teller.cancel(owner, await post('cancelled'));
  const decided = await attempt('decidedIn', true, 'outcome_unknown');
  await teller.decide(owner, decided, true);
  const refused = await attempt('decidedOut', true, 'outcome_unknown');
  await teller.decide(owner, refused, false);
  await tellForms(teller, attempt, post);
  await attempt('consented', true, 'success', { consent: teller.consent, reference: 'CRM-1' });
  await attempt('pending', false, 'target_unreachable');
  await post('queued');
  teller.losesMessages = true;
  await post('lost');
  teller.losesMessages = false;
  for (let number = 0; number < CROWD; number += 1) {
    const id = await post(`crowd${number}`, {}, 'crowd');
    await teller.deliver(id, { fences: false, fate: 'target_unreachable' });
  }
  // The second user's circuit breaker is open now, so this lead waits and no attempt is made.
  const waiting = await post('waiting', {}, 'crowd');
  await teller.deliver(waiting, { fences: false, fate: 'success' });
  return leads;
}

async function tellForms(
  teller: Teller,
  attempt: (name: string, fences: boolean, fate: Script['fate'], more?: object) => Promise<string>,
  post: (name: string, more?: object) => Promise<string>,
): Promise<void> {
  const loans = { target: 'loans', fields: { branch: 'Pune' } };
  await teller.addForms(owner);
  await attempt('formDone', true, 'success', loans);
  await attempt('formQueued', false, 'target_unreachable', loans);
  await post('formNew', loans);
  await attempt('formHeld', false, 'success', { target: 'paused' });
}
