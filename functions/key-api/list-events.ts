/**
 * A user's events for an API key that may read them, in the order of writing. At the end of the
 * list the answer repeats the request's cursor, and the reader continues later with this cursor.
 */
import * as z from 'zod/mini';
import type { EventRow } from '../../contract/events.ts';
import { mostListed, type EventListAnswer } from '../../contract/list-answers.ts';
import type { Reply } from '../rest-calls/answer.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { tellEvent } from '../stores/events/tell-event.ts';
import type { ReadReferences } from '../stores/submissions/row-references.ts';
import { pageSchema, readQuery, type ListCaller, type ListQuery } from './list-query.ts';
import type { SealCursor } from './sealed-cursor.ts';

export interface EventListDependencies {
  events: Pick<EventStore, 'list'>;
  readReferences: ReadReferences;
  sealCursor: SealCursor;
}

const querySchema = z.object({ limit: pageSchema.limit, after: pageSchema.cursor });

export async function listEvents(
  { userId, onlyFormId }: ListCaller,
  query: ListQuery,
  { events, readReferences, sealCursor }: EventListDependencies,
): Promise<Reply<EventListAnswer>> {
  const { limit = mostListed, after } = readQuery(querySchema, query);
  const cursors = sealCursor('events', userId);
  const page = await events.list({
    ...{ userId, limit },
    ...(after && { after: await cursors.decode(after, 'after') }),
  });
  const seen = page.events.filter((event) => (onlyFormId ?? formOf(event)) === formOf(event));
  const rows = await readReferences(userId, seen.flatMap(submissionOf));
  const items = seen.map((event) => tellEvent(event, rows.get(submissionOf(event)[0] ?? '')));
  const next = page.next !== undefined && { nextCursor: await cursors.encode(page.next) };
  return { status: 200, body: { success: true, items, ...next } };
}

function formOf({ data }: EventRow): string | undefined {
  return 'formId' in data ? data.formId : undefined;
}

function submissionOf({ data }: EventRow): string[] {
  return 'submissionId' in data ? [data.submissionId] : [];
}
