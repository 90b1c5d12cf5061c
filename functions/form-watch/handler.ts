/**
 * Responsible for the daily rehearsal (a trial without a submit) of live forms that get leads, so
 * that a changed page is usually found before a lead is tried. Called every minute, because one run
 * a day would put all users' forms into the queue at once, ahead of people who wait for a
 * rehearsal.
 */
import type { Context } from 'aws-lambda';
import { v7 as uuidv7 } from 'uuid';
import { readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createFormChecks } from '../stores/follow-ups/form-checks.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { createRehearsalQueue } from '../stores/rehearsals/rehearsal-queue.ts';
import { isDailyInHand } from '../stores/rehearsals/rehearsal-turns.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import { createRehearsalStore } from '../stores/rehearsals/rehearsal-store.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { watchForms, type FormWatch } from './watch-forms.ts';

const environment = readEnvironment('formWatch');
const logger = createLogger('form-watch');
const now = () => new Date();
const client = createDocumentClient();
const forms = { client, table: environment.TARGET_FORMS_TABLE };
const pace = createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now });

const watch: FormWatch = {
  checks: createFormChecks({ client, table: environment.FOLLOW_UPS_TABLE, now }),
  forms: createTargetFormReader(forms),
  rehearsals: createRehearsalStore({ ...forms, now, newId: () => uuidv7() }),
  queue: createRehearsalQueue({
    client: createQueueClient(),
    queueUrl: environment.REHEARSAL_QUEUE_URL,
  }),
  isDailyInHand: () => isDailyInHand(pace),
  logger,
};

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const report = await watchForms(watch);
  if (report.due > 0) logger.info('Forms watched', { ...report });
}
