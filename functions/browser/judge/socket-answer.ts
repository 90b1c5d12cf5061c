/** Reads what a target answers through a WebSocket. */
import { parseAnswer } from '../traffic/answer-text.ts';
import type { SubmitTraffic } from '../traffic/submit-traffic.ts';
import { isRefusal, judgeJson } from './json-answer.ts';

const LONGEST_MESSAGE = 65_536;
/** The name of an event, as in `["lead:error",{}]` and `{"type":"lead_rejected"}`. */
const eventKeys = ['type', 'event', 'action', '0'];
const failingEvent = /(?:^|[^a-z])(?:errors?|failed|failure|rejected|invalid|denied)$/i;

/** Adds the refusals that the target sent through a WebSocket to the list of its other answers. */
export function withSocketAnswers<T extends Pick<SubmitTraffic, 'heard' | 'hidden'>>({
  heard,
  ...traffic
}: T): Omit<T, 'heard'> {
  const refusals = heard.map(refusalBySocket).filter((body) => body !== undefined);
  const answers = refusals.map((body) => ({ url: '', status: 200, body }));
  return { ...traffic, hidden: [...traffic.hidden, ...answers] };
}

/** @returns the content of a message that reports a failure. */
export function refusalBySocket(message: string): unknown {
  if (message.length > LONGEST_MESSAGE) return undefined;
  // Socket.IO puts numbers before a packet's content; SignalR puts a separator after it.
  const body = parseAnswer(message.replace(/^\d{1,9}(?=[[{])/, '').replaceAll('\u001e', ''));
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(body));
  const fails = eventKeys.some((key) => failingEvent.test(String(fields.get(key))));
  if (isRefusal(judgeJson(body))) return body;
  return fails ? { type: 'error', ...body } : undefined;
}
