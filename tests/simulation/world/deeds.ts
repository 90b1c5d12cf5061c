/**
 * Deeds: the actions of users in the dashboard while leads arrive and end. The actions run the
 * dashboard API's own code.
 */
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import {
  cancelSubmission,
  decideSubmission,
  retrySubmission,
} from '../../../functions/dashboard-api/submissions.ts';
import type { Office } from './office.ts';
import type { DeedKind, PlannedDeed } from './plan.ts';
import type { TownUser } from './town.ts';

export interface DeedRoom {
  office: Office;
  user: TownUser;
  /** Another user, who may register the value of an API key that the first user has deleted. */
  other: TownUser;
  rows: readonly SubmissionRow[];
  reconnect: () => void;
  erase: (row: SubmissionRow) => Promise<unknown>;
}

type Doing = (room: DeedRoom, pick: number) => Promise<unknown> | undefined | void;

const one = <Thing>(things: readonly Thing[], pick: number): Thing | undefined =>
  things[pick % Math.max(1, things.length)];

const doings: Record<DeedKind, Doing> = {
  retry: ({ office, user: { userId }, rows }, pick) => {
    const failed = rows.filter(({ status }) => status === 'error');
    // Half of the retries choose the oldest failed lead, so that some leads are retried many times.
    const row = pick % 2 ? failed[0] : one(failed, pick);
    const confirmed = pick % 3 > 0;
    return row && retrySubmission({ userId, id: row.id, confirmed }, office.submissions);
  },
  cancel: ({ office, user: { userId }, rows }, pick) => {
    const row = one(
      rows.filter(({ status }) => !isFinal(status)),
      pick,
    );
    return row && cancelSubmission(userId, row.id, office.submissions);
  },
  // Chooses a row whose running attempt can still be stopped, if there is one.
  'begin anew': async ({ office, user: { userId }, rows }, pick) => {
    const running = rows.filter(({ leaseUntil, fencedAt }) => leaseUntil && !fencedAt);
    const row =
      one(running, pick) ??
      one(
        rows.filter(({ status }) => !isFinal(status)),
        pick,
      );
    if (!row) return;
    await cancelSubmission(userId, row.id, office.submissions);
    if (pick % 4 > 0) {
      await retrySubmission({ userId, id: row.id, confirmed: true }, office.submissions);
    }
  },
  decide: ({ office, user: { userId }, rows }, pick) => {
    const row = one(
      rows.filter(({ status, possiblySent }) => status === 'error' && possiblySent),
      pick,
    );
    return (
      row && decideSubmission({ userId, id: row.id, wentIn: pick % 2 === 0 }, office.submissions)
    );
  },
  pause: ({ office, user: { userId, forms } }, pick) => {
    const form = one(forms, pick);
    return form && office.forms.setState(userId, form.id, 'paused');
  },
  resume: ({ office, user: { userId, forms } }, pick) => {
    const form = one(forms, pick);
    return form && office.forms.setState(userId, form.id, 'live');
  },
  'delete key': async ({ office, user: { userId, keys } }) => {
    const [first, ...others] = keys.filter(({ isDeleted }) => !isDeleted);
    if (!first || others.length === 0) return;
    await office.keys.remove(userId, first.id);
    first.isDeleted = true;
  },
  // The other user registers the value of an API key that this user has deleted.
  'take key': ({ office, user, other: { userId } }) => {
    const key = user.keys.find(({ isDeleted }) => isDeleted);
    return key && office.keys.create({ userId, keyName: 'found', keyValue: key.value });
  },
  reconnect: ({ reconnect }) => reconnect(),
  erase: ({ rows, erase }, pick) => {
    const row = one(rows, pick);
    return row && erase(row);
  },
  'remove form': async ({ office, user: { userId, forms } }, pick) => {
    const form = pick % 4 === 0 ? forms[1] : undefined;
    if (!form) return;
    form.isRemoved = true;
    await office.forms.remove(userId, form.id);
  },
};

export async function doDeed({ kind, pick }: PlannedDeed, room: DeedRoom): Promise<void> {
  await doings[kind](room, pick);
}
