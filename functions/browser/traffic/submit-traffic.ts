/**
 * Collects the facts about the traffic since the submit button was pressed, by which `judge/`
 * decides the outcome.
 */
import { mayHoldLead, sentWhole } from './lead-in-traffic.ts';
import { likeliestSubmit, type LikeliestSubmit } from './likeliest-submit.ts';
import { newest, type LogEvent } from './log.ts';
import { failedLead } from './repeated-send.ts';
import { otherAnswers, type OtherAnswers } from './other-answers.ts';
import { requestsIn } from './requests.ts';
import { neverSent } from './seen-to-leave.ts';
import { scriptRequests, stillWaiting, type StillWaiting } from './still-waiting.ts';

export interface SubmitTraffic extends LikeliestSubmit, StillWaiting, OtherAnswers {
  /** Whether the lead may have been sent; see `lead-in-traffic.ts`. */
  mayHoldLead: boolean;
  sentWhole: boolean;
  /** The labels of filled fields whose values were in none of the submits. */
  neverSent: readonly string[];
  /**
   * The requests of the page's scripts to the sites of the form and of the submit: how many have
   * begun, and how many are open.
   */
  byScripts: { begun: number; open: number };
  /** Whether the form is this product's own demo form, which sends nothing. */
  isDemo: boolean;
  /**
   * How many requests have begun since the form was filled in. Only navigations of the page and
   * possible submits count.
   */
  sent: number;
  /** How many of these requests have begun since the button was last pressed. */
  sentSincePress: number;
  /** Whether the page itself has navigated since the button was pressed. */
  navigated: boolean;
  /**
   * Whether the page sent a message through a WebSocket after a request with the lead had failed.
   */
  saidAfterFailure: boolean;
  /** The texts of the page's dialogs since the button was pressed. */
  dialogs: readonly string[];
}

/**
 * The maximum number of dialogs whose texts are kept, because a page may open any number of
 * dialogs.
 */
const MOST_DIALOGS = 20;

export function submitTraffic(events: readonly LogEvent[]): SubmitTraffic {
  const { all, filling, presses } = requestsIn(events);
  const since = newest(events, 'pressed') ?? newest(events, 'filling') ?? -1;
  const sent = all.filter(({ isAwaited }) => isAwaited);
  const sincePress = sent.filter(({ press }) => press === presses);
  const submit = likeliestSubmit(events);
  const home = filling?.home ?? '';
  return {
    ...submit,
    ...stillWaiting(events),
    ...otherAnswers(events),
    mayHoldLead: mayHoldLead(events),
    sentWhole: sentWhole(events),
    neverSent: neverSent(events),
    byScripts: scriptRequests(events, [home, submit.answer?.url ?? home]),
    isDemo: filling?.isDemo ?? false,
    sent: sent.length,
    sentSincePress: sincePress.length,
    navigated: sincePress.some(({ isPage }) => isPage),
    saidAfterFailure: saidAfterFailure(events, since),
    dialogs: events
      .slice(since + 1)
      .flatMap((event) => (event.kind === 'dialog' ? event.text : []))
      .slice(0, MOST_DIALOGS),
  };
}

function saidAfterFailure(events: readonly LogEvent[], since: number): boolean {
  const place = events.findLastIndex(({ kind }) => kind === 'socket sent');
  return place > since && place > (failedLead(events) ?? Infinity);
}
