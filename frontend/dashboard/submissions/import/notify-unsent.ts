import { notifyError } from '../../../shared/components/notify.ts';
import type { SendResult } from './sending.ts';

/**
 * Shows an error message if rows of the import were not sent.
 * @param end the webhook's message if the webhook ended the sending early.
 */
export function notifyUnsent(results: readonly SendResult[], end: string | undefined): void {
  const refused = results.filter(({ state }) => state === 'refused').length;
  if (end !== undefined) notifyError(end);
  else if (refused > 0)
    notifyError(refused === 1 ? '1 row was refused' : `${refused} rows were refused`);
}
