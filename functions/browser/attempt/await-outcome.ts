/**
 * Waits after the submit until the page or its answer shows the outcome, or until no further sign
 * of the outcome is expected.
 */
import type { Frame } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import { lastDigits } from '../traffic/lead-in-request.ts';
import type { OpenedForm } from '../form/opened-form.ts';
import { pauseUntilLoaded } from '../page/pause.ts';
import type { Evidence } from '../judge/evidence.ts';
import { isQueued } from '../judge/json-answer.ts';
import { builderOf, judgeOutcome, judgeSilence, type Verdict } from '../judge/judge-outcome.ts';
import { withSocketAnswers } from '../judge/socket-answer.ts';
import { LeavingThanks } from '../judge/leaving-thanks.ts';
import type { PageReading, ReadingRequest } from '../page/scripts/page-reading.ts';
import { readFrames } from './read-frames.ts';
import type { PageRead } from '../traffic/log.ts';
import type { SubmitTraffic } from '../traffic/submit-traffic.ts';

const FIRST_LOOK_MS = 10;
const LATER_LOOKS_MS = 100;
/**
 * How long a message must stay visible before it counts:
 * - a refusal, because a page may show a message briefly while it works;
 * - a thank-you message that was shown before the submit's answer, counted from that answer,
 *   because the page may withdraw the message.
 */
const STAYS_MS = 250;
/**
 * How long a refusal must stay visible before it counts, if the button was pressed again. A slow
 * page may still show the refusal of the first press for a while.
 */
const REFUSAL_STAYS_AGAIN_MS = 1500;
/**
 * How long the bot waits for the result of a lead that the target has only queued. Meanwhile the
 * page shows a thank-you message and keeps requesting the result.
 */
const LONGEST_QUEUE_MS = 20_000;

/** How many different lines of the page's texts the bot remembers. */
const MOST_LINES = 3000;

/**
 * Matches a short line that asks the visitor to wait, in the languages in which the bot recognises
 * confirmations.
 */
const waitWords =
  /please (wait|hold|stand by)|(just )?(a|one) moment|hold on|(sending|submitting|processing|saving|loading|uploading|verifying|checking)\b|in progress|bitte (warten|gedulden)|wird (gesendet|verarbeitet|geladen)|veuillez patienter|envoi en cours|chargement|espere|un momento|enviando|procesando|aguarde|carregando|attend[ei]|invio in corso|even geduld|bezig met|proszę czekać|wysyłanie|подождите|отправк|загрузка|зачекайте|vänta|skickar|vent venligst|odota|lütfen bekle|gönderiliyor|प्रतीक्षा|भेजा जा रहा|انتظر|جاري|צפו|המתן|请稍候|請稍候|正在(提交|发送|加载)|お待ち|送信中|잠시만|전송 중|vui lòng (chờ|đợi)|đang gửi|mohon tunggu|tunggu|กรุณารอ/iu;

export interface OutcomeWatch {
  frame: Frame;
  request: ReadingRequest;
  lead: Pick<Lead, 'name' | 'email' | 'phone'>;
  before: PageReading;
  /** The facts about the network traffic, which keep changing during the wait. */
  traffic: () => SubmitTraffic;
  signs: Evidence['signs'];
  /**
   * Called with each reading of the page that differs from the previous reading, and again after
   * the answer to the submit.
   */
  onRead?: (read: Omit<PageRead, 'kind' | 'isBefore'>) => void;
  /** For how many milliseconds nothing must happen before the page counts as silent. */
  quietMs: number;
  /** How many milliseconds to wait for a page that shows that it is busy, or keeps changing. */
  busyMs: number;
  /** Looks for the next part of the form after the button was pressed. */
  nextPart?: () => Promise<OpenedForm | undefined>;
  signal: AbortSignal;
}

export type Outcome = (Verdict & { builder?: string }) | { kind: 'next'; form: OpenedForm };

export async function awaitOutcome(watch: OutcomeWatch): Promise<Outcome> {
  const { before, signs, signal } = watch;
  const start = performance.now();
  let quietSince = start;
  let refusedSince: number | undefined;
  let acceptedSince: number | undefined;
  let questions = 0;
  let askedAt = start;
  let seen = '';
  let viewed: string | undefined;
  let unanswered: { shows: string; at: number } | undefined;
  let said: string[] = [];
  const leaving = new LeavingThanks();
  for (let pauseMs = FIRST_LOOK_MS; ; pauseMs = Math.min(pauseMs * 2, LATER_LOOKS_MS)) {
    await pauseUntilLoaded(watch.frame.page(), pauseMs, signal);
    // The time is taken before the page is read, because the page may change during a slow reading.
    // The page's silence is measured only up to this time.
    const lookedAt = performance.now();
    const earlier = watch.traffic();
    const after = await readFrames(watch.frame, watch.request, earlier);
    // The verdict and the search for the next part use the same facts about the traffic: an answer
    // that arrives during the search must not be combined with an older verdict.
    const { byScripts, ...traffic } = withSocketAnswers(watch.traffic());
    // A text that was read while a document was still loading is not the document's final text.
    if (traffic.navigated) traffic.waiting = Math.max(traffic.waiting, earlier.waiting);
    const now = performance.now();
    if (byScripts.begun !== questions || byScripts.open > 0 || traffic.waiting > 0) askedAt = now;
    questions = byScripts.begun;
    const shows = JSON.stringify(after);
    const isKept = after !== undefined && isDrawnAgain(after, watch);
    const isUnanswered = isSubmitOpen(traffic);
    const view = `${isUnanswered} ${shows}`;
    if (after && view !== viewed) watch.onRead?.({ reading: after, isKept, isUnanswered });
    viewed = view;
    if (isUnanswered) unanswered = { shows, at: now };
    const state = JSON.stringify(traffic) + shows;
    const change = { isNew: state !== seen, sinceMs: now - start };
    if (leaving.isHeld || isBusy(watch, traffic, after, change)) quietSince = now;
    seen = state;
    // Lines from before the submit's answer are not remembered, because the page may withdraw them.
    if (!isUnanswered) said = [...new Set([...said, ...(after?.lines ?? [])])].slice(0, MOST_LINES);
    const last = { before, after: after ?? before, traffic, signs, isKept };
    const look = { after, traffic, now, quietMs: lookedAt - askedAt };
    const verdict = leaving.judge(after && judgeOutcome(last), look);
    const next =
      !leaving.isHeld && mayLeadOn(verdict, traffic) && traffic.waiting === 0
        ? await watch.nextPart?.()
        : undefined;
    if (next) return { kind: 'next', form: next };
    // An unanswered request may be the submit with an encrypted body. So a thank-you message does
    // not count before the request is answered or the time limit has ended.
    const isReadable = traffic.submitSeen && !traffic.submitsAway;
    const isSettled = isReadable || traffic.underWay === 0 || now - start > watch.busyMs;
    acceptedSince = verdict?.kind === 'success' ? (acceptedSince ?? now) : undefined;
    // In two cases a thank-you message counts only after a silence. If no request shows the lead,
    // the submit may still follow. If the lead is queued, the page may withdraw the message.
    const isShown = traffic.submitSeen || traffic.sentWhole || traffic.isDemo;
    const isQueuedLead = isTakenLater(traffic);
    const isAwaited = isQueuedLead && now - start < LONGEST_QUEUE_MS;
    const thankedSince = Math.max(acceptedSince ?? now, isAwaited ? askedAt : 0);
    const mayFollow = (!isShown || isQueuedLead) && lookedAt - thankedSince < watch.quietMs;
    const isRead = !unanswered || shows !== unanswered.shows || now - unanswered.at > STAYS_MS;
    if (verdict?.kind === 'success' && isSettled && isRead && !mayFollow)
      return named(verdict, last);
    refusedSince = verdict?.kind === 'failure' ? (refusedSince ?? now) : undefined;
    const isOld = before.answered !== undefined && traffic.sentSincePress === 0;
    const staysMs = isOld ? REFUSAL_STAYS_AGAIN_MS : STAYS_MS;
    if (verdict && lookedAt - (refusedSince ?? now) >= staysMs) return named(verdict, last);
    if (!verdict && lookedAt - quietSince > watch.quietMs) {
      // All remembered lines count, because a message may have disappeared while the page was busy.
      const whole = { ...last, after: { ...last.after, lines: said } };
      return named(judgeOutcome(whole) ?? judgeSilence(whole), last);
    }
  }
}

/**
 * Whether the form is shown again with the lead's values, as servers do if a value must be
 * corrected.
 */
function isDrawnAgain({ values }: PageReading, { request, lead }: OutcomeWatch): boolean {
  if (values.length < request.fields.length) return false;
  const own = [lead.email.toLowerCase(), lastDigits(lead.phone)];
  const shown = values.map((value) => value.toLowerCase());
  const names = lead.name.toLowerCase().split(/\s+/);
  const words = new Set(shown.flatMap((value) => value.split(/\s+/)));
  return (
    names.every((name) => words.has(name)) ||
    shown.some((value) => own.includes(value) || own.includes(lastDigits(value)))
  );
}

/**
 * Whether to look for a next part of the form. The text of a next part may look like an outcome: it
 * may thank for the previous part, or say that a box must be ticked or a number verified. So the
 * page's text decides the outcome only if no next part follows.
 */
function mayLeadOn(verdict: Verdict | undefined, traffic: Evidence['traffic']): boolean {
  if (verdict?.kind === 'success') return !traffic.sentWhole;
  return (traffic.answer?.status ?? 0) < 400;
}

/**
 * Whether the bot still waits for the answer to the submit itself. After that answer it does not
 * wait for other requests with the lead, such as a copy for the CRM.
 */
function isSubmitOpen({ waiting, answer, unread }: Evidence['traffic']): boolean {
  const isRead = answer !== undefined && answer.status < 300 && !unread;
  return waiting > 0 && !isRead;
}

function isTakenLater({ answer, json }: Evidence['traffic']): boolean {
  return answer?.status === 202 || (json !== undefined && isQueued(json.body));
}

function named(verdict: Verdict, evidence: Evidence): Outcome {
  const builder = builderOf(evidence);
  return { ...verdict, ...(builder !== undefined && { builder }) };
}

/**
 * The page counts as silent only while no answer and no document is awaited and no spinner is
 * shown.
 */
function isBusy(
  { frame, before, busyMs }: OutcomeWatch,
  traffic: Evidence['traffic'],
  after: PageReading | undefined,
  { isNew, sinceMs }: { isNew: boolean; sinceMs: number },
): boolean {
  // After the limit a change counts no longer, because some pages never stop changing: for example,
  // they show live rates.
  if (isNew && sinceMs < busyMs) return true;
  if (traffic.waiting > 0 && !traffic.cut) return true;
  // A page that is too busy to be read does not count as silent.
  if (!after) return !frame.isDetached();
  if (sinceMs > busyMs) return false;
  const known = new Set(before.lines);
  const asksToWait = after.lines.some(
    (line) => line.length < 80 && !known.has(line) && waitWords.test(line),
  );
  return traffic.underWay > 0 || after.busy > before.busy || after.buttonBusy || asksToWait;
}
