/**
 * Records the calls that each callback endpoint of a simulated world receives. Checks that each
 * call is allowed, and at the end that every event has reached its receivers.
 */
import type { DeliveryRow, EndpointHealth } from '../../../contract/callbacks.ts';
import type { Process } from '../world/process.ts';
import { CLOCKS_APART_MS } from '../world/skew.ts';
import type { Report } from '../world/violation.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import { recovering, type Reply, type Temper } from './receivers.ts';

/**
 * The most simultaneous calls of one user. The number is small, so that calls often wait for the
 * end of other calls.
 */
export const mostOfUser = 4;
const MOST_AT_ONCE = mostOfUser / 2;
/**
 * The most calls of an endpoint within a second by the true clock. This is twice the limit, because
 * processes with different clocks count in different seconds.
 */
const MOST_A_SECOND = 20;
/**
 * The most calls within an hour to an endpoint that has not yet accepted a call. This is twice the
 * limit of ten, because the service counts in fixed hours.
 */
const MOST_IN_TRIAL = 20;
const LONG_FAILING_MS = 12 * HOUR_MS;
const DISABLED_AFTER_MS = 5 * 24 * HOUR_MS;
const CALLS_OF_A_COURSE = 8;
/**
 * How long after the disabling of an endpoint an invocation that began earlier may still call it.
 */
const UNDER_WAY_MS = 30_000;

export interface Receiver {
  userId: string;
  endpointId: string;
  temper: Temper;
}

interface Call {
  eventId: string;
  at: number;
  by: Process;
  /** When the receiver answered the call; undefined if it has not answered yet. */
  endedAt?: number;
}

/**
 * How many of the latest calls each check looks at: as many as may begin within a second, plus as
 * many as may be open at once.
 */
const RECENT = MOST_A_SECOND + MOST_AT_ONCE;

class EndpointLedger {
  readonly receiver: Receiver;
  readonly calls: Call[] = [];
  readonly callsOf = new Map<string, number>();
  readonly stored = new Set<string>();
  readonly aborted = new Set<string>();
  /** The ids of the events that report to the owner that the endpoint is disabled. */
  readonly disabledEvents = new Set<string>();
  firstStoredAt: number | undefined;
  failingSince: number | undefined;
  disabledAt: number | undefined;

  constructor(receiver: Receiver) {
    this.receiver = receiver;
  }
}

function openAt({ calls }: EndpointLedger, at: number): number {
  const isOpen = ({ endedAt = Infinity, by }: Call) => by.isAlive && endedAt > at;
  return calls.slice(-RECENT).filter(isOpen).length;
}

export class CallbackLedger {
  calls = 0;
  private readonly endpoints = new Map<string, EndpointLedger>();
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  open(receiver: Receiver): void {
    this.endpoints.set(receiver.endpointId, new EndpointLedger(receiver));
  }

  get receivers(): Receiver[] {
    return [...this.endpoints.values()].map(({ receiver }) => receiver);
  }

  of(endpointId: string): EndpointLedger {
    const found = this.endpoints.get(endpointId);
    if (!found) throw new Error(`There is no endpoint ${endpointId}`);
    return found;
  }

  /**
   * Records that a call begins.
   * @returns how many calls about this event the endpoint has received.
   */
  begin(endpointId: string, call: Call): number {
    this.calls += 1;
    const ledger = this.of(endpointId);
    this.checkBegin(ledger, call);
    ledger.calls.push(call);
    const number = (ledger.callsOf.get(call.eventId) ?? 0) + 1;
    ledger.callsOf.set(call.eventId, number);
    return number;
  }

  /** @param isHeard whether the calling process was still running and got the answer. */
  end(
    endpointId: string,
    call: Call,
    { reply, isHeard }: { reply: Reply; isHeard: boolean },
  ): void {
    const ledger = this.of(endpointId);
    call.endedAt = call.at + reply.afterMs;
    if (reply.isStored) {
      ledger.stored.add(call.eventId);
      ledger.firstStoredAt ??= call.endedAt;
    }
    const { answer } = reply;
    const isAnswered = typeof answer === 'object';
    const isTaken = isAnswered && answer.httpStatus >= 200 && answer.httpStatus < 300;
    if (isTaken) ledger.failingSince = undefined;
    else ledger.failingSince ??= call.endedAt;
    const wish = isAnswered && answer.headers['webhook-delivery'];
    if (isHeard && wish === 'abort-message') ledger.aborted.add(call.eventId);
  }

  onHealth(endpointId: string, { disabledAt, disabledBecause }: EndpointHealth): void {
    const ledger = this.of(endpointId);
    if (disabledAt === undefined || ledger.disabledAt !== undefined) return;
    const at = Date.parse(disabledAt);
    ledger.disabledAt = at;
    const { temper } = ledger.receiver;
    if (!['fails', 'ends', 'asks'].includes(temper)) {
      this.report('disabling', `an endpoint that ${temper} is disabled`);
    }
    if (disabledBecause !== 'failing') return;
    const failedFor = at - (ledger.failingSince ?? at) + CLOCKS_APART_MS;
    if (failedFor < LONG_FAILING_MS + DISABLED_AFTER_MS) {
      this.report('disabling', `it is disabled after ${failedFor / HOUR_MS} hours of failures`);
    }
  }

  /** Checks a delivery whose item has changed. */
  onDelivery({ endpointId, eventId, status, calls, last, type }: DeliveryRow): void {
    const { stored, receiver, disabledAt } = this.of(endpointId);
    if (status === 'delivered' && !stored.has(eventId)) {
      this.report('delivered', `${receiver.temper} has not got what was delivered`);
    }
    const mayEnd =
      calls >= CALLS_OF_A_COURSE || disabledAt !== undefined || type === 'callback.test';
    const isOver = last === undefined;
    if (status === 'failed' && !mayEnd && !isOver && receiver.temper !== 'fails') {
      this.report('course', `it is given up after ${calls} calls`);
    }
  }

  /** @param statuses the items of all deliveries, by event id and endpoint id. */
  checkEnd(statuses: ReadonlyMap<string, DeliveryRow>, planned: readonly string[]): void {
    for (const ledger of this.endpoints.values()) {
      const { endpointId, temper } = ledger.receiver;
      for (const eventId of planned) {
        const row = statuses.get(`${eventId} ${endpointId}`);
        if (!row) this.report('lost', `an event was never planned for ${temper}`);
        else if (row.status === 'waiting') this.report('rest', `a delivery to ${temper} waits`);
        if (recovering.has(temper) && !ledger.stored.has(eventId)) {
          this.report('lost', `${temper} never got an event; it is ${row?.status}`);
        }
      }
      if (ledger.disabledAt !== undefined && ledger.disabledEvents.size !== 1) {
        this.report('told', `${ledger.disabledEvents.size} events tell that ${temper} is disabled`);
      }
    }
  }

  private checkBegin(ledger: EndpointLedger, { eventId, at }: Call): void {
    const { temper } = ledger.receiver;
    if (ledger.aborted.has(eventId)) this.report('abort', 'it is called after “abort-message”');
    const { disabledAt = Infinity } = ledger;
    if (at > disabledAt + UNDER_WAY_MS + CLOCKS_APART_MS) {
      this.report('disabling', `${temper} is called after it was disabled`);
    }
    const recent = ledger.calls.slice(-RECENT);
    if (openAt(ledger, at) >= MOST_AT_ONCE)
      this.report('places', `${temper} has too many calls at once`);
    const ofUser = [...this.endpoints.values()].filter(
      ({ receiver }) => receiver.userId === ledger.receiver.userId,
    );
    if (ofUser.reduce((open, one) => open + openAt(one, at), 0) >= mostOfUser) {
      this.report('places', 'a user has too many calls at once');
    }
    if (recent.filter((call) => call.at > at - 1000).length >= MOST_A_SECOND) {
      this.report('pace', `${temper} gets too many calls a second`);
    }
    if (ledger.firstStoredAt !== undefined) return;
    const inHour = ledger.calls.filter((call) => call.at > at - HOUR_MS);
    if (inHour.length >= MOST_IN_TRIAL) this.report('trial', `${temper} is called too often`);
  }
}
