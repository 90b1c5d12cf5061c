/** Shows the webhook's message when the webhook requests a pause during the sending. */
import { formatMoment } from '../../components/format-time.ts';
import type { AskedPause } from './sending.ts';

export function PauseNote({ words, until }: AskedPause) {
  const moment = formatMoment(new Date(until).toISOString());
  return (
    <p role="status">
      {words} Sending goes on by itself at {moment}; nothing is lost.
    </p>
  );
}

export function EndedNote({ words }: { words: string }) {
  return <p role="alert">{words} The report names the rows that were not sent.</p>;
}
