/** Connects the writer of events with its stores. Also called by `tests/simulation`. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FunctionEnvironment } from '../../contract/environment.ts';
import { createEventStore } from '../stores/events/event-store.ts';
import { readShortName } from '../stores/target-forms/target-form-rows.ts';
import type { ReadAgain } from './read-again.ts';
import { writeEvents, type ChangeRecord, type EventDependencies } from './write-events.ts';

export interface EventWiring extends Pick<EventDependencies, 'logger'> {
  environment: Pick<FunctionEnvironment<'events'>, 'EVENTS_TABLE' | 'TARGET_FORMS_TABLE'>;
  client: DynamoDBDocumentClient;
  readAgain: ReadAgain;
  planDeliveries: EventDependencies['planDeliveries'];
  now: () => Date;
}

export interface EventWriter {
  /** @returns the sequence numbers of the records to deliver again. */
  write: (records: readonly ChangeRecord[]) => Promise<string[]>;
  /**
   * Writes the events of records that their stream could not deliver.
   * @throws {Error} if a record could not be read or written, so that the queue delivers the
   * message again.
   */
  redrive: (message: string) => Promise<void>;
}

export function wireEvents(wiring: EventWiring): EventWriter {
  const { environment, client, now, logger, readAgain, planDeliveries } = wiring;
  const forms = { client, table: environment.TARGET_FORMS_TABLE };
  const dependencies: EventDependencies = {
    events: createEventStore({ client, table: environment.EVENTS_TABLE, now }),
    shortNameOf: (userId, formId) => readShortName(forms, userId, formId),
    ...{ planDeliveries, logger },
  };
  return {
    write: (records) => writeEvents(records, dependencies),
    redrive: async (message) => {
      const failed = await writeEvents(await readAgain(message), dependencies);
      if (failed.length > 0) throw new Error('Some events could not be written again');
    },
  };
}
