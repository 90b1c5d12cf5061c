import { useEffect, useRef, useState } from 'react';
import { findPerson, type SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { notifyFailure } from '../../../shared/components/notify-failure.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { messageOf } from '../../../shared/service/service-error.ts';

export interface PersonAsked {
  phone?: string;
  email?: string;
}

export interface PersonFound {
  state: 'looking' | 'done' | 'failed';
  person: PersonAsked;
  rows: readonly SubmissionRowView[];
  /**
   * All leads that were accepted until this time have been searched; null if such a time is not
   * known.
   */
  lookedThrough?: string | null;
  message?: string;
}

/**
 * Searches for a person's leads in several parts, and shows the leads found so far before the
 * search is complete.
 */
export function usePerson() {
  const [found, setFound] = useState<PersonFound>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const find = (person: PersonAsked) => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const show = (now: PersonFound) => {
      if (!signal.aborted) setFound(now);
    };
    show({ state: 'looking', person, rows: [] });
    void readPerson(person, signal, show);
  };
  const drop = (ids: ReadonlySet<string>) =>
    setFound((now) => now && { ...now, rows: now.rows.filter(({ id }) => !ids.has(id)) });
  return { found, find, drop };
}

/**
 * Reads the leads in several parts. A failure is shown as a toast, and the leads found before the
 * failure stay visible.
 */
export async function readPerson(
  person: PersonAsked,
  signal: AbortSignal,
  show: (found: PersonFound) => void,
): Promise<void> {
  const rows = new Map<string, SubmissionRowView>();
  const sorted = () => [...rows.values()].sort((one, other) => (one.id < other.id ? 1 : -1));
  let nextToken: string | null | undefined;
  try {
    do {
      const variables = { ...person, ...(nextToken && { nextToken }) };
      const { findPerson: part } = await runOperation(findPerson, variables);
      for (const row of part.items) rows.set(row.id, row);
      nextToken = part.nextToken;
      const { lookedThrough = null } = part;
      show({
        state: nextToken ? 'looking' : 'done',
        person,
        rows: sorted(),
        lookedThrough,
      });
    } while (nextToken && !signal.aborted);
  } catch (error: unknown) {
    if (signal.aborted) return;
    show({ state: 'failed', person, rows: sorted(), message: messageOf(error) });
    notifyFailure('Error finding leads', error);
  }
}
