/**
 * Records the events of alerts (raised and cleared) in a simulated world. Checks each event, and
 * checks at the end that the alerts' states and notifications are right.
 */
import { alertWindowMinutes, type AlertRow } from '../../../contract/alerts.ts';
import type { EventRow } from '../../../contract/events.ts';
import type { Report } from '../world/violation.ts';
import { CLOCKS_APART_MS } from '../world/skew.ts';

const WINDOW_MS = alertWindowMinutes * 60_000;

export interface EndOfRule {
  rule: AlertRow;
  /**
   * Whether the alert must be raised after the rule's newest leads; undefined if it may be raised
   * or cleared.
   */
  isRaised: boolean | undefined;
  /** The ids of the events for which a callback to the user's endpoint was planned. */
  planned: ReadonlySet<string>;
  /** When an e-mail was last requested for the rule's user; empty if never. */
  askedAt: string;
}

export class AlertLedger {
  count = 0;
  private readonly events = new Map<string, EventRow[]>();
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  onEvent(event: EventRow): void {
    if (!('alertId' in event.data)) return;
    const { alertId, rule } = event.data;
    const known = this.events.get(alertId) ?? [];
    this.events.set(alertId, [...known, event]);
    this.count += 1;
    const isRaised = event.type === 'alert.raised';
    const last = known.at(-1);
    if ((last?.type === 'alert.raised') === isRaised) {
      this.report('once', `${rule}: ${event.type} after ${last?.type ?? 'nothing'}`);
    }
    const rang = known.findLast(({ type }) => type === 'alert.raised');
    if (!isRaised || !rang) return;
    const passed = Date.parse(event.timestamp) - Date.parse(rang.timestamp);
    if (passed < WINDOW_MS - CLOCKS_APART_MS) {
      this.report('window', `${rule} rings ${passed / 60_000} minutes after it rang`);
    }
  }

  checkEnd({ rule, isRaised, planned, askedAt }: EndOfRule): void {
    const known = this.events.get(rule.id) ?? [];
    const { kind, changes = 0, untold } = rule;
    if (known.length !== changes || untold) {
      this.report('told', `${kind} has ${changes} changes, and ${known.length} events tell them`);
    }
    if (isRaised !== undefined && (rule.isRaised ?? false) !== isRaised) {
      this.report('truth', `${kind} is ${isRaised ? 'well' : 'raised'} at the end`);
    }
    for (const { id } of known) {
      if (!planned.has(id)) this.report('lost', `${kind}: an event has no delivery`);
    }
    const last = known.at(-1);
    const askedMs = Date.parse(askedAt || '1970');
    // The e-mail may be requested by a later run of the sweep than the run that changed the alert,
    // and the clocks of these runs may differ.
    if (last && askedMs < Date.parse(last.timestamp) - CLOCKS_APART_MS)
      this.report('mail', `${kind} asked for no e-mail`);
  }
}
