/** Returns the result of a delivery as a text. */
import type { DeliveryView } from '../../../../contract/graphql-operations.ts';
import { deliveryMeanings, problemTexts } from '../../../content/callbacks.ts';
import { formatDuration, formatMoment } from '../../components/format-time.ts';

type Last = Pick<DeliveryView, 'problem' | 'httpStatus' | 'milliseconds' | 'calledAt'>;

/** Returns a text such as `HTTP 503, 120 ms`; undefined before the first call. */
export function callWords({
  problem,
  httpStatus,
  milliseconds,
  calledAt,
}: Last): string | undefined {
  if (calledAt === null) return undefined;
  const answered = httpStatus === null ? problem && problemTexts[problem] : `HTTP ${httpStatus}`;
  return [answered ?? 'Accepted', milliseconds === null ? [] : formatDuration(milliseconds)]
    .flat()
    .join(', ');
}

/**
 * Returns a text about the delivery's next call, or why there is no next call; undefined if the
 * text about the last call already shows the reason.
 */
export function nextWords(
  { status, nextCallAt, calls }: Pick<DeliveryView, 'status' | 'nextCallAt' | 'calls'>,
  now: number,
): string | undefined {
  if (status !== 'waiting') return deliveryMeanings[status];
  if (nextCallAt === null || Date.parse(nextCallAt) <= now) return 'Calling';
  return `${calls === 0 ? 'Is called' : 'Is called again'} at ${formatMoment(nextCallAt)}`;
}
