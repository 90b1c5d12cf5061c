/**
 * Finds the request that is the submit itself, among the requests since the button was last
 * pressed, and its answer.
 */
import { newest, type Contradicted, type LogEvent, type PageRead, type Place } from './log.ts';
import { isRedirectStatus, showsPage } from './request-facts.ts';
import { renewedRequests } from './renewed-send.ts';
import { addressOf, requestsIn, startOf, type SentRequest } from './requests.ts';
import type { JsonAnswer, SubmitAnswer } from './submit-answer.ts';
import { mayTrack } from './submit-weight.ts';

export interface LikeliestSubmit {
  /** The answer to the request that is most likely the submit. */
  answer: SubmitAnswer | undefined;
  /** The answer's body, unless it is a page. */
  json: JsonAnswer | undefined;
  /** Whether the submit's answer was not read to its end and no visible page shows the answer. */
  unread: boolean;
  /**
   * The status of the page to which a submit by a script or into a hidden frame was redirected.
   * `answer` keeps the submit's own status, because only the submit's own status shows whether the
   * submit may be repeated.
   */
  endStatus: number | undefined;
  /** The address of the page to which the submit was redirected, if the submit was a navigation. */
  endUrl: string | undefined;
  /**
   * The status of another request that is equally likely to be the submit. Set only if one of the
   * two statuses is a failure and the other is not: an autosave may be accepted while the submit
   * fails.
   */
  opposite: number | undefined;
  /** The answers, except pages, to all requests that are most likely the submit. */
  alike: readonly JsonAnswer[];
  /** Whether a request since the button was pressed is known to be the submit. */
  submitSeen: boolean;
  /**
   * The page's new texts since the button was pressed, by the last reading before the submit was
   * answered.
   */
  shownBefore: readonly string[];
  /** The fields for which the submit contains a readable value other than the lead's. */
  contradicts: readonly Contradicted[];
  /**
   * Whether all requests that show the lead go to other sites, as trackers' requests do, and none
   * of them is a POST that loads a page.
   */
  submitsAway: boolean;
  /**
   * Whether the page that followed the submit came with an error status. False if that page is the
   * submit's own answer. The words of such a failed page are not about the lead.
   */
  brokenEnd: boolean;
}

export function likeliestSubmit(events: readonly LogEvent[]): LikeliestSubmit {
  const { all, filling, presses } = requestsIn(events);
  const since = newest(events, 'pressed') ?? -1;
  const renewed = renewedRequests(events, all);
  const likely = all.filter((one) => one.press === presses && one.weight > 0 && !renewed.has(one));
  const most = Math.max(...likely.map(({ weight }) => weight));
  const alike = likely.filter(({ weight }) => weight === most);
  // Of equally likely requests, those to an address to which the page also wrote before a button
  // was pressed come from a tracker or an autosave.
  const routine = new Set(all.filter(({ press }) => press === 0).map(addressOf));
  const others = alike.filter((one) => !routine.has(addressOf(one)));
  const likeliest = others.length > 0 ? others : alike;
  // Among equally likely requests the first is the submit, because later requests come from a
  // tracker or the thank-you page.
  const submit = likeliest[0] && startOf(likeliest[0]);
  const isSubmit = (one: SentRequest) => likeliest.includes(one) && startOf(one) === submit;
  const answers = answersSince(all, since);
  const own = answers.filter((one) => isSubmit(one) && !one.answered.byProxy);
  const ends = answers.filter((one) => !isSubmit(one) && isEndOf(one, submit));
  const unseenEnds = ends.filter(({ isPage }) => !isPage);
  const page = answers.findLast((one) => one.isPage && showsPage(statusOf(one)));
  const answer = own.at(-1)?.answered.answer;
  const deciding = [...own, ...unseenEnds].sort(byTime).at(-1);
  return {
    answer,
    json: deciding?.read?.json,
    unread: deciding !== undefined && isUnread(deciding) && !isLeftFor(deciding, page),
    endStatus: unseenEnds.map(statusOf).at(-1),
    endUrl: ends.findLast(({ isPage }) => isPage)?.answered.answer.url,
    opposite: answer && statusOpposite(answer, likeliest),
    alike: likeliest.flatMap((one) => answers.findLast(isReadFor(one))?.read?.json ?? []),
    submitSeen: likely.length > 0,
    shownBefore: submit ? newTexts(events, since, submit) : [],
    contradicts: submit?.contradicts ?? [],
    submitsAway:
      likely.length > 0 && likely.every((one) => mayTrack(one, filling?.home ?? one.url)),
    brokenEnd: page !== undefined && statusOf(page) >= 400 && !isSubmit(page),
  };
}

/**
 * The position in the log at which the use of the submit's permit is logged; without such an entry,
 * the submit's own position. The page can't have the answer earlier, because the answer is paused
 * until then. The browser may report the answer later.
 */
function answeredAt(events: readonly LogEvent[], submit: SentRequest): Place {
  const used = events.findIndex(
    ({ kind }, place) => kind === 'permit used' && place > submit.place,
  );
  return used < 0 ? submit.place : used;
}

/**
 * The new texts that the page showed at the last reading before the submit was answered. Texts from
 * before the button was pressed are not new.
 */
function newTexts(events: readonly LogEvent[], since: Place, submit: SentRequest): string[] {
  const isReading = (event: LogEvent) => event.kind === 'page read';
  const look = events
    .slice(since + 1, answeredAt(events, submit))
    .filter(isReading)
    .at(-1);
  if (!look || look.isBefore) return [];
  const before = events.filter(isReading).filter(({ isBefore }) => isBefore);
  const known = new Set(before.flatMap(textsOf));
  return textsOf(look).filter((text) => !known.has(text));
}

function textsOf({ reading: { lines, problems } }: PageRead): string[] {
  return [...lines, ...problems.map(({ message }) => message)];
}

type AnsweredRequest = SentRequest & Required<Pick<SentRequest, 'answered'>>;

/**
 * The answers since the button was pressed that may decide the outcome, in the order in which they
 * arrived.
 */
function answersSince(all: readonly SentRequest[], since: Place): AnsweredRequest[] {
  const isAnswered = (one: SentRequest): one is AnsweredRequest =>
    one.isAwaited && one.answered !== undefined && one.answered.place > since;
  return all.filter(isAnswered).sort(byTime);
}

const byTime = (one: AnsweredRequest, other: AnsweredRequest) =>
  one.answered.place - other.answered.place;

const isUnread = ({ answered, read, isTop, isNavigation }: AnsweredRequest) =>
  answered.isRead && !(isTop && isNavigation) && read?.isWhole !== true;

/**
 * Whether a script has opened another page after this answer, which means that the script has
 * already seen the answer's status. A document that loads in a frame proves nothing.
 */
function isLeftFor(one: AnsweredRequest, page: AnsweredRequest | undefined): boolean {
  return page !== undefined && !one.isNavigation && byTime(page, one) > 0;
}

const statusOf = ({ answered }: AnsweredRequest) => answered.answer.status;

function isEndOf(one: AnsweredRequest, submit: SentRequest | undefined): boolean {
  return one.from !== undefined && startOf(one) === submit && !isRedirectStatus(statusOf(one));
}

const isReadFor = (likely: SentRequest) => (one: AnsweredRequest) =>
  startOf(one) === startOf(likely) && one.read?.json !== undefined;

/**
 * The status of another, equally likely request, if it contradicts the submit's status: one of the
 * two is a failure and the other is not. The status of a redirect that repeats the submit (307,
 * 308) does not count.
 */
function statusOpposite(answer: SubmitAnswer, likeliest: readonly SentRequest[]) {
  const statuses = new Map<SentRequest, number>();
  for (const one of likeliest) {
    if (one.answered) statuses.set(startOf(one), one.answered.answer.status);
  }
  return [...statuses.values()].find((status) => status >= 400 !== answer.status >= 400);
}
