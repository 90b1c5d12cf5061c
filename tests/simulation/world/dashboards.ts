/**
 * Simulates open dashboards with the page's own code for the list of submissions, and with the live
 * publisher's own code for events. Events arrive late and in any order. After a broken connection
 * the dashboard reads the list again.
 */
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { createRecentEvents } from '../../../frontend/dashboard/submissions/list/recent-events.ts';
import { hasEnded } from '../../../frontend/dashboard/components/time-of-end.ts';
import {
  applyEvent,
  lacksRow,
  LIST_LENGTH,
  removeRow,
  type SubmissionList,
} from '../../../frontend/dashboard/submissions/list/submission-list.ts';
import { publishChanges } from '../../../functions/live/publish-changes.ts';
import { createIsWatched } from '../../../functions/live/watched-users.ts';
import type { AccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { viewSubmission } from '../../../functions/stores/submissions/submission-view.ts';
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import type { Change } from '../cloud/memory-table.ts';
import { Chance } from './chance.ts';
import { Process, type Seam } from './process.ts';
import type { Report } from './violation.ts';
import { functionSeconds, streamBatches, streamRetries } from '../../../infra/function-limits.ts';

const LATEST_EVENT_MS = 2000;
/** The longest pause before a page connects again after its subscription was ended. */
const LONGEST_PAUSE_MS = 5000;

export interface DashboardOptions {
  seam: Seam;
  seed: number;
  report: Report;
  accounts: (by: Process) => AccountStore;
  /** Reads a user's newest rows for the page's list, as the dashboard API does. */
  read: (by: Process, userId: string) => Promise<SubmissionRow[]>;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'] & object;

class Dashboard {
  isConnected = false;
  list: SubmissionList | undefined;
  readonly recent;
  private readonly clockNow: () => number;

  constructor(now: () => number) {
    this.clockNow = now;
    this.recent = createRecentEvents({ now });
  }

  onEvent(row: SubmissionRowView): void {
    const isNews = this.recent.note(row);
    if (isNews && this.list) this.list = applyEvent(this.list, row);
  }

  /**
   * Removes a submission from the page's list.
   * @returns whether the list was full, so that the page must read it again.
   */
  onRemoval(id: string): boolean {
    this.recent.noteRemoval(id);
    const { list } = this;
    if (!list) return false;
    this.list = removeRow(list, id);
    return lacksRow(list, this.list, {});
  }

  /**
   * Does the same as `readList` of submission-queries.ts, which can't run here because its query
   * client needs a page.
   */
  async reload(read: () => Promise<SubmissionRow[]>): Promise<void> {
    const since = this.clockNow();
    const rows = (await read()).map((row) => viewOf(row, since)).slice(0, LIST_LENGTH);
    this.list = this.recent.applyTo({ rows }, {}, since);
  }
}

const viewOf = (row: SubmissionRow, now: number) => viewSubmission(row, new Date(now));

export class Dashboards {
  /** When a page first showed that a submission had ended, by the submission's id. */
  readonly shownAt = new Map<string, number>();
  private readonly open = new Map<string, Dashboard>();
  private readonly options: DashboardOptions;
  private stream: DynamoDBRecord[] = [];
  private sequence = 0;
  private isReading = false;
  private batches = 0;

  constructor(options: DashboardOptions) {
    this.options = options;
  }

  async connect(userId: string): Promise<void> {
    const { seam, read } = this.options;
    const now = () => seam.clock.time;
    const dashboard = this.open.get(userId) ?? new Dashboard(now);
    this.open.set(userId, dashboard);
    for (let tries = 1; ; tries += 1) {
      const by = new Process(seam);
      const label = `dashboard of ${userId}, reading ${(this.batches += 1)}`;
      const isShown = await by
        .invoke(label, 15, async () => {
          const accounts = this.options.accounts(by);
          await accounts.noteWatching((await accounts.read(userId)) ?? { userId });
          dashboard.isConnected = true;
          await dashboard.reload(() => read(by, userId));
        })
        .catch(() => undefined);
      if (isShown) return;
      await seam.clock.wait(Math.min(30_000, 1000 * 2 ** tries));
    }
  }

  disconnect(userId: string): void {
    const dashboard = this.open.get(userId);
    if (dashboard) dashboard.isConnected = false;
  }

  /** Ends the page's subscription. The page connects again after a pause. */
  private cut(userId: string, chance: Chance): void {
    if (!this.open.get(userId)?.isConnected) return;
    this.disconnect(userId);
    const { clock } = this.options.seam;
    clock.in(chance.between(500, LONGEST_PAUSE_MS), () => void this.connect(userId));
  }

  /**
   * Adds a change to the stream, unless the stream's filter drops it. The filter drops writes of
   * the permission to submit (`fencedAt`) and deletions by time to live.
   *
   * @param isExpiry whether time to live has deleted the row.
   */
  onChange({ table, before, after }: Change, isExpiry: boolean): void {
    const { userId, id } = after ?? before ?? {};
    const isFenced = after?.['status'] === 'processing' && after['fencedAt'] !== undefined;
    const isOut = isFenced || (!after && isExpiry);
    if (table !== 'submissions' || isOut || !this.open.has(String(userId))) return;
    this.sequence += 1;
    const SequenceNumber = String(this.sequence);
    const image = (item: object) => marshall(item) as Image;
    this.stream.push(
      after
        ? {
            eventName: before ? 'MODIFY' : 'INSERT',
            dynamodb: { SequenceNumber, NewImage: image(after) },
          }
        : { eventName: 'REMOVE', dynamodb: { SequenceNumber, Keys: image({ userId, id }) } },
    );
    if (!this.isReading) void this.readStream();
  }

  get isIdle(): boolean {
    return !this.isReading && this.stream.length === 0;
  }

  check(newest: (userId: string) => SubmissionRow[]): void {
    const now = this.options.seam.clock.time;
    for (const [userId, { list }] of this.open) {
      const listed = list?.rows ?? [];
      // The page hides rows whose retention has ended.
      const shown = listed.filter((row) => !hasEnded(row, now));
      const rows = newest(userId)
        .filter((row) => !hasEnded(viewOf(row, now), now))
        .slice(0, LIST_LENGTH - (listed.length - shown.length));
      const stale = rows.find((row, place) => {
        const there = shown[place];
        // The page may still refer to a picture that has expired since the submission's last event.
        const known = [viewOf(row, now), viewOf(row, 0)].map((view) => JSON.stringify(view));
        return !known.includes(JSON.stringify(there));
      });
      if (stale)
        this.options.report('live', `a dashboard of ${userId} shows an older row`, stale.id);
    }
  }

  /**
   * Delivers each batch at most six times. Like Lambda's event source, each further delivery begins
   * at the first failed record.
   */
  private async readStream(): Promise<void> {
    const { clock } = this.options.seam;
    this.isReading = true;
    await clock.wait(200);
    while (this.stream.length > 0) {
      let batch = this.stream.splice(0, streamBatches.live);
      for (let tries = 1; batch.length > 0 && tries <= 1 + streamRetries; tries += 1) {
        const failed = await this.publish(batch);
        batch = failed === undefined ? batch : failed;
        if (batch.length > 0) await clock.wait(1000 * 2 ** (tries - 1));
      }
    }
    this.isReading = false;
  }

  /** Publishes a batch. @returns the records to deliver again; undefined means all records. */
  private async publish(batch: DynamoDBRecord[]): Promise<DynamoDBRecord[] | undefined> {
    const { seam, seed } = this.options;
    const by = new Process(seam);
    const label = `live batch ${(this.batches += 1)}`;
    const chance = new Chance(seed, label);
    const answered = await by.invoke(label, functionSeconds.live, () =>
      publishChanges(
        { Records: batch },
        {
          publish: {
            changed: (submission) =>
              by.call('publisher', true, () =>
                this.deliver(submission as SubmissionRowView, chance),
              ),
            removed: ({ userId, id }) =>
              by.call('publisher', true, () => this.deliverRemoval(userId, id, chance)),
          },
          isWatched: createIsWatched({
            accounts: this.options.accounts(by),
            endSubscriptions: (userId) =>
              by.call('publisher', true, () => this.cut(userId, chance)),
            now: by.now,
          }),
          logger: { error: () => undefined },
          now: by.now,
        },
      ),
    );
    if (!answered) return undefined;
    const failures = answered.result.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
    const places = failures.map((number) =>
      batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === number),
    );
    return places.length === 0 ? [] : batch.slice(Math.min(...places));
  }

  private deliverRemoval(userId: string, id: string, chance: Chance): void {
    const { clock } = this.options.seam;
    clock.in(chance.between(10, LATEST_EVENT_MS), () => {
      const dashboard = this.open.get(userId);
      if (dashboard?.isConnected && dashboard.onRemoval(id)) void this.connect(userId);
    });
  }

  private deliver(row: SubmissionRowView, chance: Chance): void {
    const { clock } = this.options.seam;
    clock.in(chance.between(10, LATEST_EVENT_MS), () => {
      const dashboard = this.open.get(row.userId);
      if (!dashboard?.isConnected) return;
      dashboard.onEvent(row);
      if (isFinal(row.status) && !this.shownAt.has(row.id)) this.shownAt.set(row.id, clock.time);
    });
  }
}
