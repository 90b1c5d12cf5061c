/**
 * Simulates the streams of submissions and forms, the function that writes events from these
 * streams, and a reader of events for each user. Compares the written events with the expected
 * events. If a batch fails too often, the function later gets a message about it and reads the
 * batch again, as with Lambda's failure queues.
 */
import { marshall } from '@aws-sdk/util-dynamodb';
import type { EventRow, EventType } from '../../../contract/events.ts';
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { createReadAgain } from '../../../functions/events/read-again.ts';
import { wireEvents, type EventWriter } from '../../../functions/events/wire-events.ts';
import type { ChangeRecord } from '../../../functions/events/write-events.ts';
import { createEventStore } from '../../../functions/stores/events/event-store.ts';
import type { Change } from '../cloud/memory-table.ts';
import { Chance } from './chance.ts';
import { tablesOf, type Cloud } from './cloud.ts';
import { environment, logger } from './functions.ts';
import { Process, type Seam } from './process.ts';
import { createSkews, noSkew } from './skew.ts';
import type { Report } from './violation.ts';
import { functionSeconds, streamBatches, streamRetries } from '../../../infra/function-limits.ts';

/**
 * The share of batches whose delivery is given up at random. The function gets a message about such
 * a batch and reads the batch again.
 */
const GIVEN_UP = 0.03;
const REDRIVE_MS = 15 * 60_000;
/** How long a stream keeps its records. */
const KEPT_MS = 24 * 60 * 60_000;
const SETTLED_MS = 62_000;

export interface EventWatchOptions {
  seam: Seam;
  seed: number;
  isCalm: boolean;
  cloud: () => Cloud;
  report: Report;
}

interface Kept {
  sequence: number;
  at: number;
  change: Change;
}

interface Reader {
  after: string | undefined;
  seen: string[];
  isReading: boolean;
}

export class EventWatch {
  private seam: Seam;
  private readonly options: EventWatchOptions;
  /** The type of the event that must be written for each version of a submission or form. */
  private readonly expected = new Map<string, EventType>();
  private readonly stream: Kept[] = [];
  private readonly readers = new Map<string, Reader>();
  private delivered = 0;
  private isDelivering = false;
  private setAside = 0;
  private labels = 0;

  constructor(options: EventWatchOptions) {
    this.options = options;
    // The processes that write events get clock errors from their own sequence. So the other
    // processes have the same clock errors as in a simulated world without events.
    const newSkew = options.isCalm ? () => noSkew : createSkews(options.seed + 1);
    this.seam = { ...options.seam, newSkew };
  }

  onChange(change: Change): void {
    const { table, before, after } = change;
    if (table === 'events' && after) this.readSoon(String(after['userId']));
    if (!before || !after) return;
    if (table === 'submissions') this.expectOfRow(before as never, after as never);
    else if (table === 'targetForms') this.expectOfForm(before as never, after as never);
    else return;
    const at = this.seam.clock.time;
    this.stream.push({ sequence: this.stream.length + 1, at, change });
    if (!this.isDelivering) void this.deliver();
  }

  /**
   * Delivers the remaining records without faults, then compares the written events with the
   * expected events.
   */
  async checkRest(calm: Seam): Promise<void> {
    const { clock } = this.seam;
    this.seam = calm;
    const end = clock.time + 3 * REDRIVE_MS;
    while ((this.isDelivering || this.setAside > 0) && clock.time < end) await clock.wait(60_000);
    await clock.wait(SETTLED_MS);
    const rows = [...this.options.cloud().tables.table('events').all()] as unknown as EventRow[];
    this.checkWritten(rows);
    for (const [userId, reader] of this.readers) {
      await this.read(userId, reader);
      const own = rows.filter((row) => row.userId === userId).map(({ id }) => id);
      const isSame = [...reader.seen].sort().join() === own.sort().join();
      if (!isSame) this.options.report('events', `${userId} has not read each event once`);
    }
  }

  private checkWritten(rows: readonly EventRow[]): void {
    const { report } = this.options;
    const missing = new Map(this.expected);
    for (const { data, type } of rows) {
      const subject =
        'submissionId' in data ? data.submissionId : (data as { formId: string }).formId;
      const version = `${subject} ${data.version}`;
      if (missing.get(version) !== type) {
        report('events', `${type} of version ${data.version} is too many or wrong`, subject);
      }
      missing.delete(version);
    }
    for (const [version, type] of missing) {
      report('events', `${type} of ${version} was not written`, version.split(' ')[0]);
    }
  }

  private expectOfRow(before: SubmissionRow, after: SubmissionRow): void {
    const isDecided = JSON.stringify(before.decision) !== JSON.stringify(after.decision);
    const hasEnded = !isFinal(before.status) && isFinal(after.status);
    if (!isDecided && !hasEnded) return;
    this.expected.set(
      `${after.id} ${after.version}`,
      isDecided ? 'submission.decided' : endOf(after),
    );
  }

  private expectOfForm(before: TargetFormRow, after: TargetFormRow): void {
    if (!after.sortKey.startsWith('form#') || before.state === after.state) return;
    this.expected.set(`${after.id} ${after.revision}`, `form.${after.state}` as EventType);
  }

  private async deliver(): Promise<void> {
    const { clock } = this.seam;
    const { seed, isCalm } = this.options;
    const chance = new Chance(seed, `events from ${this.delivered}`);
    this.isDelivering = true;
    await clock.wait(200);
    while (this.delivered < this.stream.length) {
      const whole = this.stream.slice(this.delivered, this.delivered + streamBatches.events);
      this.delivered += whole.length;
      // Lambda may give up on a batch before its first delivery, or after the function has
      // answered.
      const isGivenUp = !isCalm && chance.is(GIVEN_UP);
      const isTried = !isGivenUp || chance.is(0.5);
      const left = isTried ? await this.tryOften(whole) : whole;
      const undelivered = isGivenUp ? whole : left;
      if (undelivered.length > 0) void this.redrive(undelivered);
    }
    this.isDelivering = false;
  }

  /**
   * Delivers a batch at most six times; each further delivery begins at the first failed record.
   * @returns the records that still fail.
   */
  private async tryOften(whole: Kept[]): Promise<Kept[]> {
    let batch = whole;
    for (let tries = 1; batch.length > 0 && tries <= 1 + streamRetries; tries += 1) {
      batch = await this.write(batch);
      if (batch.length > 0) await this.seam.clock.wait(1000 * 2 ** (tries - 1));
    }
    return batch;
  }

  /**
   * Delivers records to the function.
   * @returns the records to deliver again, beginning with the first failed record.
   */
  private async write(batch: Kept[]): Promise<Kept[]> {
    // Only records that pass the filters of the event sources reach the function.
    const passing = batch.filter(({ change: { table, after } }) =>
      table === 'submissions'
        ? isFinal((after as unknown as SubmissionRow).status)
        : String(after?.['sortKey']).startsWith('form#'),
    );
    if (passing.length === 0) return [];
    const ended = await this.invoke('events batch', (writer) =>
      writer.write(passing.map(recordOf)),
    );
    if (!ended) return batch;
    const places = ended.result.map((number) =>
      batch.findIndex(({ sequence }) => String(sequence) === number),
    );
    return places.length === 0 ? [] : batch.slice(Math.min(...places));
  }

  /**
   * Delivers the message about a failed batch until the function handles it, at most as long as the
   * stream keeps its records.
   */
  private async redrive(batch: readonly Kept[]): Promise<void> {
    this.setAside += 1;
    const message = JSON.stringify({
      DDBStreamBatchInfo: {
        ...{ streamArn: 'arn:stream', shardId: 'shard' },
        startSequenceNumber: String(batch[0]?.sequence),
        endSequenceNumber: String(batch.at(-1)?.sequence),
      },
    });
    const begun = this.seam.clock.time;
    for (;;) {
      await this.seam.clock.wait(REDRIVE_MS);
      const done = await this.invoke('events redrive', (writer) => writer.redrive(message)).catch(
        () => undefined,
      );
      if (done) break;
      if (this.seam.clock.time > begun + KEPT_MS) return;
    }
    this.setAside -= 1;
  }

  private invoke<Result>(label: string, work: (writer: EventWriter) => Promise<Result>) {
    const by = new Process(this.seam);
    const client = tablesOf(this.options.cloud(), by);
    const readAgain = createReadAgain(({ target, body }) =>
      by.call('streams', false, () => this.answerOf(target, body as StreamQuestion)),
    );
    // No callbacks are planned here, because the simulation of callbacks tests them.
    const planDeliveries = () => Promise.resolve();
    const wiring = { client, readAgain, planDeliveries, now: by.now, logger };
    const writer = wireEvents({ environment, ...wiring });
    return by.invoke(`${label} ${(this.labels += 1)}`, functionSeconds.events, () => work(writer));
  }

  /**
   * Answers a read of the stream as DynamoDB does: with some records, and with the position of the
   * next read.
   */
  private answerOf(target: string | undefined, body: StreamQuestion): object {
    if (target?.endsWith('GetShardIterator')) return { ShardIterator: body.SequenceNumber };
    const from = Number(body.ShardIterator);
    const records = this.stream.slice(from - 1, from - 1 + streamBatches.events);
    const isKept = (records[0]?.at ?? 0) > this.seam.clock.time - KEPT_MS;
    return {
      Records: isKept ? records.map(recordOf) : [],
      NextShardIterator: String(from + records.length),
    };
  }

  /**
   * Lets the user of a new event read the list of events: after a second, and again when the list
   * must contain the new event.
   */
  private readSoon(userId: string): void {
    const { clock } = this.seam;
    let reader = this.readers.get(userId);
    if (!reader)
      this.readers.set(userId, (reader = { after: undefined, seen: [], isReading: false }));
    const known = reader;
    for (const delay of [1000, SETTLED_MS]) clock.in(delay, () => void this.read(userId, known));
  }

  private async read(userId: string, reader: Reader): Promise<void> {
    if (reader.isReading) return;
    reader.isReading = true;
    const by = new Process(this.seam);
    const client = tablesOf(this.options.cloud(), by);
    const events = createEventStore({ client, table: 'events', now: by.now });
    const label = `reader of events ${(this.labels += 1)}`;
    await by
      .invoke(label, functionSeconds.events, async () => {
        for (;;) {
          const page = await events.list({ userId, after: reader.after, limit: 100 });
          if (page.events.length === 0) return;
          reader.seen.push(...page.events.map(({ id }) => id));
          reader.after = page.next;
        }
      })
      .catch(() => undefined);
    reader.isReading = false;
  }
}

interface StreamQuestion {
  SequenceNumber?: string;
  ShardIterator?: string;
}

function endOf({ status, possiblySent, failureReason }: SubmissionRow): EventType {
  if (status === 'success') return 'submission.succeeded';
  if (possiblySent) return 'submission.undecided';
  if (failureReason === 'cancelled') return 'submission.cancelled';
  return failureReason === 'expired' ? 'submission.expired' : 'submission.failed';
}

function recordOf({ sequence, change: { before, after } }: Kept): ChangeRecord {
  const [OldImage, NewImage] = [before, after].map((item) => marshall(item ?? {})) as Image[];
  return {
    eventName: 'MODIFY',
    dynamodb: { SequenceNumber: String(sequence), OldImage: OldImage!, NewImage: NewImage! },
  };
}

type Image = NonNullable<NonNullable<ChangeRecord['dynamodb']>['NewImage']>;
