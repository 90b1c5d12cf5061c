/**
 * The functions of the dashboard API with the clients of one simulated process, called on a user's
 * behalf.
 */
import { createApiKeyStore } from '../../../functions/stores/api-keys/api-key-store.ts';
import { createIdempotencyStore } from '../../../functions/stores/leads/idempotency-store.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createFirstLeads } from '../../../functions/stores/repeated-leads/first-leads.ts';
import { createForgetAnswers } from '../../../functions/stores/callbacks/forget-answers.ts';
import { createForgetFirstLeads } from '../../../functions/stores/repeated-leads/forget-person.ts';
import { createSentNotes } from '../../../functions/stores/repeated-leads/sent-notes.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { fingerprintOf, queueOf, tablesOf } from './cloud.ts';
import { environment, ignore, logger, MAX_ATTEMPTS, peopleOf, type Host } from './functions.ts';

export type Office = ReturnType<typeof createOffice>;

export function createOffice(host: Host) {
  const { cloud, by, ids } = host;
  const client = tablesOf(cloud, by);
  const { now } = by;
  const { newId } = ids;
  const submissions = createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now });
  const fingerprint = fingerprintOf(by);
  const firstLeads = {
    client,
    table: environment.FIRST_LEADS_TABLE,
    fingerprint,
    submissions,
    now,
  };
  const forms = createTargetFormStore({
    ...{ client, table: environment.TARGET_FORMS_TABLE, now, newId },
  });
  const ofSubmissions = {
    targetForms: forms,
    submissions,
    allowance: { takeLead: () => Promise.resolve(), giveLeadBack: ignore },
    firstLeads: createFirstLeads({
      ...firstLeads,
      newToken: ids.newToken,
      wait: (milliseconds) => by.wait(milliseconds),
    }),
    people: peopleOf(host),
    noteSent: createSentNotes(firstLeads),
    queue: createLeadQueue({ client: queueOf(cloud, by), queueUrl: environment.LEAD_QUEUE_URL }),
    signLink: (key: string) => Promise.resolve(`https://bucket.example/${key}`),
    logger,
    maxAttempts: MAX_ATTEMPTS,
    retentionDays: cloud.rowLimits.retentionDays,
    now,
  };
  return {
    submissions: ofSubmissions,
    personalData: {
      ...ofSubmissions,
      idempotency: createIdempotencyStore({ client, table: environment.IDEMPOTENCY_TABLE, now }),
      forgetFirstLeads: createForgetFirstLeads(firstLeads),
      forgetAnswers: createForgetAnswers({ client, table: 'callbacks', now }),
      erasePicture: (key: string) => by.call('bucket', true, () => void cloud.pictures.delete(key)),
    },
    keys: createApiKeyStore({
      client,
      keysTable: 'apiKeys',
      lookupTable: environment.API_KEY_LOOKUP_TABLE,
      now,
      newId,
    }),
    forms,
    pace: createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now }),
  };
}
