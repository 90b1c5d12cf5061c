/**
 * Recognises that a page sends the same lead again although its target has no copy of the lead.
 * Either the target has refused the first request and the page has renewed a token since, or the
 * first request only asked for a validation of the values.
 */
import type { LetOut, LogEvent, PermitUsed } from './log.ts';
import type { SentRequest } from './requests.ts';

/** Statuses by which a target reports that it has stored nothing. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 401, 403, 419, 422]);

export const isDefiniteRefusal = (status: number | undefined): boolean => refusals.has(status);

interface Sent extends LetOut {
  answer: PermitUsed | undefined;
}

/**
 * @returns the earlier request that allows this content to be sent once more; undefined if there is
 * none.
 */
export function renewedBy(
  events: readonly LogEvent[],
  next: Pick<LetOut, 'content' | 'tokens'>,
): LetOut | undefined {
  const sends = sendsOf(events, next.content);
  const [first, second] = sends.filter((send) => !wasCheck(send));
  if (!first) return sends.at(-1);
  const isRenewed = isDefiniteRefusal(first.answer?.status) && first.tokens !== next.tokens;
  return isRenewed && !second ? first : undefined;
}

/**
 * Whether the request only asked for a validation of the values, and its answer confirms this. A
 * target that does not support validation requests answers as for a submit, and may store the lead.
 */
const wasCheck = ({ isCheck, answer }: Sent): boolean =>
  isCheck === true && answer?.isCheck === true;

function sendsOf(events: readonly LogEvent[], content: number | undefined): Sent[] {
  if (content === undefined) return [];
  return events.flatMap((event) => {
    if (event.kind !== 'let out' || event.content !== content) return [];
    const answer = events.find(
      (one): one is PermitUsed => one.kind === 'permit used' && one.permit === event.permit,
    );
    return { ...event, answer };
  });
}

/** @returns the refused requests whose content was sent once more after the refusal. */
export function renewedRequests(
  events: readonly LogEvent[],
  all: readonly SentRequest[],
): ReadonlySet<SentRequest> {
  const sends = events.filter((event) => event.kind === 'let out');
  const renewed = new Set(sends.map(({ renews }) => renews));
  const isSame = (one: Pick<LetOut, 'method' | 'url'>) => (other: Pick<LetOut, 'method' | 'url'>) =>
    one.method === other.method && one.url === other.url;
  const found = sends.flatMap((send, place) => {
    if (!renewed.has(send.permit)) return [];
    // Requests to one address begin in the order in which they get their permits. So the nth permit
    // belongs to the nth request that began.
    const nth = sends.slice(0, place).filter(isSame(send)).length;
    return all.filter(isSame(send))[nth] ?? [];
  });
  return new Set(found);
}
