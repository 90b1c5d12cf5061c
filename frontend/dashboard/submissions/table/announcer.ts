/**
 * Announces changes from live events to screen readers: one sentence for a burst, and one sentence
 * every few seconds while events keep arriving.
 */
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';

/** The pause in milliseconds after the last event of a burst. */
const PAUSE_MS = 1_500;
/** The shortest time in milliseconds between two sentences, even while events keep arriving. */
const APART_MS = 8_000;

const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function sentence(rows: readonly SubmissionRowView[], note: string | undefined): string {
  const [row] = rows;
  if (rows.length === 1 && row) {
    const what = row.version === 1 ? 'New submission' : 'Submission';
    return `${what} of ${row.name}: ${row.status}${note ? `. ${note}` : ''}`;
  }
  const fresh = rows.filter(({ version }) => version === 1).length;
  const parts = [
    fresh > 0 && many(fresh, 'new submission'),
    rows.length > fresh && `${many(rows.length - fresh, 'submission')} changed`,
  ];
  return parts.filter(Boolean).join(', ');
}

export function createAnnouncer(say: (text: string) => void) {
  const changed = new Map<string, SubmissionRowView>();
  let lastNote: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt = 0;
  let saidAt = -Infinity;
  const tell = () => {
    saidAt = Date.now();
    say(sentence([...changed.values()], lastNote));
    changed.clear();
  };
  return {
    /**
     * Notes that a submission has changed.
     * @param addition a text to say after the submission's status; used only if the sentence is
     * about this submission alone.
     */
    note(row: SubmissionRowView, addition?: string) {
      lastNote = addition;
      const now = Date.now();
      if (changed.size === 0) firstAt = now;
      const isNew = changed.get(row.id)?.version === 1;
      changed.set(row.id, isNew ? { ...row, version: 1 } : row);
      clearTimeout(timer);
      const calm = Math.max(now + PAUSE_MS, saidAt + APART_MS);
      const latest = Math.max(firstAt, saidAt) + APART_MS;
      timer = setTimeout(tell, Math.max(0, Math.min(calm, latest) - now));
    },
    stop: () => clearTimeout(timer),
  };
}
