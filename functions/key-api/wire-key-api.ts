/**
 * Connects the key API with its stores. The fuzz tests call this function too, with their own
 * clients.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { v7 as uuidv7 } from 'uuid';
import type { FunctionEnvironment } from '../../contract/environment.ts';
import { userLimitsSchema } from '../../contract/user-limits.ts';
import { createKeyCallAllowance } from '../stores/allowances/user-allowance.ts';
import { createKeyUseNote } from '../stores/api-keys/api-key-lookup.ts';
import { createEndpointStore } from '../stores/callbacks/endpoint-store.ts';
import { newCallbackSecret } from '../stores/callbacks/new-secret.ts';
import { createEventStore } from '../stores/events/event-store.ts';
import { readRehearsal } from '../stores/rehearsals/rehearsal-store.ts';
import { createReadReferences } from '../stores/submissions/row-references.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createTargetFormReader, readForms } from '../stores/target-forms/target-form-rows.ts';
import type { Fingerprint } from '../stores/repeated-leads/fingerprint.ts';
import { createSealCursor } from './sealed-cursor.ts';
import { createKeyApi, type KeyApiDependencies } from './key-api.ts';

export interface KeyApiWiring extends Pick<KeyApiDependencies, 'logger' | 'now' | 'allowLoopback'> {
  environment: FunctionEnvironment<'keyApi'>;
  client: DynamoDBDocumentClient;
  fingerprint: Fingerprint;
}

export function wireKeyApi(wiring: KeyApiWiring) {
  const { environment, client, fingerprint, logger, now, allowLoopback } = wiring;
  const rows = { client, table: environment.SUBMISSIONS_TABLE, now };
  const forms = { client, table: environment.TARGET_FORMS_TABLE };
  return createKeyApi({
    allowance: createKeyCallAllowance({
      ...{ client, table: environment.ALLOWANCE_TABLE, logger, now },
      limits: userLimitsSchema.parse(JSON.parse(environment.USER_LIMITS)),
    }),
    noteKeyUse: createKeyUseNote({ client, table: environment.API_KEY_LOOKUP_TABLE, now }),
    submissions: createSubmissionStore(rows),
    forms: createTargetFormReader(forms),
    events: createEventStore({ client, table: environment.EVENTS_TABLE, now }),
    readReferences: createReadReferences(rows),
    readRehearsal: (userId, formId) => readRehearsal({ ...forms, now }, userId, formId),
    readForms: (userId) => readForms(forms, userId),
    targetForms: createTargetFormReader(forms),
    callbacks: createEndpointStore({
      ...{ client, table: environment.CALLBACKS_TABLE, now },
      ...{ newId: () => uuidv7(), newSecret: newCallbackSecret },
    }),
    sealCursor: createSealCursor(fingerprint),
    allowLoopback,
    logger,
    now,
  });
}
