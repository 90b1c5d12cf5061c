/**
 * The product's functions on tables and a queue in memory, one call at a time. Nothing fails, and
 * time passes only when `turn` is called.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { BrowserAnswer } from '../../contract/browser-call.ts';
import { parseFenceToken } from '../../contract/fence-token.ts';
import type { LeadMessage } from '../../contract/lead-message.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { BrowserEnd } from '../../functions/browser-calls/invoke-browser.ts';
import type { AttemptWork } from '../../functions/bot/bot-dependencies.ts';
import { createSubmissionStore } from '../../functions/stores/submissions/submission-store.ts';
import { tableDefinitions, type TableName } from '../functions/table-definitions.ts';
import { createMemoryTables } from '../simulation/cloud/memory-tables.ts';
import type { Item } from '../simulation/cloud/values.ts';
import type { Cloud } from '../simulation/world/cloud.ts';
import {
  createBot,
  createWebhookApi,
  createReconciler,
  rowLimitsOf,
  userLimits,
} from '../simulation/world/functions.ts';
import { createIds } from '../simulation/world/ids.ts';
import { createOffice } from '../simulation/world/office.ts';
import type { Process } from '../simulation/world/process.ts';
import type { RequestEvent } from '../simulation/world/senders.ts';
import type { EventOfLead, Script } from './story.ts';

export interface Message {
  body: string;
  group: string;
  /** When the message was sent, in epoch milliseconds. */
  sentAt: number;
}
interface Kept extends Message {
  handle: string;
  visibleAt: number;
}

export const tableNames = Object.keys(tableDefinitions) as TableName[];

export class Service {
  /** The service's virtual time, in epoch milliseconds. */
  time: number;
  losesMessages = false;
  /** The ids of submissions, with one entry for each submit to a form. */
  readonly submits: string[] = [];
  /** The inputs of all attempts that the bot gave to the browser function. */
  readonly works: AttemptWork[] = [];
  readonly answers: BrowserAnswer[] = [];
  readonly tables;
  readonly client;
  readonly now = (): Date => new Date(this.time);
  private readonly messages: Kept[] = [];
  private handles = 0;
  private readonly host;
  private readonly api;
  private readonly reconciler;
  readonly office;

  constructor(start: string, seed = 1) {
    this.time = Date.parse(start);
    this.tables = createMemoryTables({ definitions: tableDefinitions, now: () => this.time });
    this.client = this.tables.client;
    const by = {
      now: this.now,
      label: 'replay',
      isAlive: true,
      call: async (_what: string, _isWrite: boolean, apply: () => unknown) => apply(),
      wait: () => Promise.resolve(),
    };
    const ids = createIds(seed, 'replay', this.now);
    this.host = { cloud: this.cloud(), by: by as unknown as Process, ids };
    this.api = createWebhookApi(this.host, { onUnknown: () => undefined });
    this.office = createOffice(this.host);
    this.reconciler = createReconciler(this.host, () => true);
  }

  turn(seconds: number): void {
    this.time += seconds * 1000;
  }

  put(table: TableName, item: Item): void {
    this.tables.apply(new PutCommand({ TableName: table, Item: item }));
  }

  items(table: TableName): Item[] {
    return [...this.tables.table(table).all()];
  }

  rows(): SubmissionRow[] {
    return this.items('submissions') as unknown as SubmissionRow[];
  }

  send({ body, group, sentAt }: Message, delaySeconds = 0): void {
    this.handles += 1;
    const visibleAt = this.time + delaySeconds * 1000;
    this.messages.push({ body, group, sentAt, visibleAt, handle: `handle-${this.handles}` });
  }

  /** Every message that is in the queue, hidden or not. */
  inQueue(): Message[] {
    return this.messages.map(({ body, group, sentAt }) => ({ body, group, sentAt }));
  }

  /** Posts a lead to the webhook, through the authoriser. */
  post(keyValue: string, event: EventOfLead) {
    return this.call(keyValue, {
      httpMethod: 'POST',
      resource: '/process-lead',
      pathParameters: null,
      headers: { 'Content-Type': 'application/json', ...event.headers },
      body: JSON.stringify(event.body),
      isBase64Encoded: false,
    });
  }

  /** Calls the webhook through the authoriser, with an event in API Gateway's format. */
  call(keyValue: string, event: RequestEvent) {
    return this.api(keyValue, event);
  }

  /**
   * Gives the first message of a submission to a bot. `script` says what the bot's browser does
   * with the lead.
   */
  async deliver(id: string, script: Script): Promise<void> {
    const message = this.messages.find(
      ({ body }) => (JSON.parse(body) as LeadMessage).submissionId === id,
    );
    if (!message) throw new Error(`No message of ${id} is in the queue`);
    await this.handle(message, script);
  }

  /** Gives every message that is visible now to a bot. */
  async deliverAll(script: Script): Promise<void> {
    for (const message of [...this.messages]) {
      if (message.visibleAt <= this.time) await this.handle(message, script);
    }
  }

  reconcile() {
    return this.reconciler();
  }

  private async handle(message: Kept, script: Script): Promise<void> {
    const died = Promise.withResolvers<'died'>();
    const bot = createBot({
      ...this.host,
      // More bots than a real stage has: an attempt whose process died occupies a bot until its
      // lease ends, and must not block other attempts.
      bots: 16,
      attempt: (work) => this.attempt(work, script, () => died.resolve('died')),
      watchPace: (pace) => pace,
    });
    const { body, handle: receiptHandle, sentAt } = message;
    const attributes = { ApproximateReceiveCount: '1', SentTimestamp: String(sentAt) };
    const record = { body, receiptHandle, attributes: attributes as never };
    const done = await Promise.race([bot(record), died.promise]);
    // SQS would deliver a dead bot's message again. Here the message is removed, so that recovery
    // must work from the submission's row alone.
    if (done !== false) this.messages.splice(this.messages.indexOf(message), 1);
  }

  private async attempt(
    work: AttemptWork,
    { fences, fate, sendsNothing }: Script,
    die: () => void,
  ): Promise<BrowserEnd> {
    const { now, client } = this;
    this.works.push(work);
    const pass = parseFenceToken(work.fenceToken);
    const store = createSubmissionStore({ client, table: 'submissions', now });
    this.turn(3);
    if (fences && !(await store.fence(pass)))
      return { kind: 'answered', answer: { kind: 'stopped' } };
    if (fences && !sendsNothing) this.submits.push(pass.id);
    if (fate === 'dies') {
      die();
      return new Promise(() => undefined);
    }
    const answer = answerOf(work, { fences, fate, ...(sendsNothing && { sendsNothing }) });
    this.answers.push(answer);
    return { kind: 'answered', answer };
  }

  private cloud(): Cloud {
    const queue = {
      send: ({
        body,
        group,
        delaySeconds,
      }: {
        body: string;
        group: string;
        delaySeconds?: number;
      }) => {
        if (this.losesMessages) throw new Error('The queue did not answer');
        this.send({ body, group, sentAt: this.time }, delaySeconds);
        return `message-${this.handles}`;
      },
      hide: (handle: string, seconds: number) => {
        const kept = this.messages.find((one) => one.handle === handle);
        if (kept) kept.visibleAt = this.time + seconds * 1000;
        return kept !== undefined;
      },
    };
    return {
      writer: undefined,
      pictures: new Map(),
      userLimits,
      rowLimits: rowLimitsOf({ isLong: false }),
      tables: this.tables,
      queue: queue as unknown as Cloud['queue'],
      onSent: () => undefined,
      onHidden: () => undefined,
      isDoubled: () => false,
      isRefused: () => false,
      waiting: () => this.messages.filter(({ visibleAt }) => visibleAt <= this.time).length,
      onRead: () => undefined,
    };
  }
}

function answerOf(
  work: AttemptWork,
  { fences, fate, sendsNothing }: Script & { fate: Exclude<Script['fate'], 'dies'> },
): BrowserAnswer {
  const receipt = {
    fields: [{ field: 'phone', label: 'Mobile number', value: work.lead.phone }],
    builder: 'WPForms',
    pageUrl: 'https://forms.example/loan/thanks',
  };
  if (fate === 'success') {
    const confirmation = 'Thank you! We will call you.';
    return { kind: 'success', pictured: false, receipt: { ...receipt, confirmation } };
  }
  const failure = { message: 'The form answered: “No”', byWords: false, pictured: true, receipt };
  if (sendsNothing) Object.assign(failure, { nothingSent: true });
  return { kind: 'failure', reason: fate, fenced: fences, ...failure };
}
