/**
 * Responsible for receipts: reads one of the caller's successful submissions, and signs a receipt
 * about it. Called by AppSync with the caller's verified token. It is separate from the dashboard
 * API's function, which has many other tasks and must not be able to sign.
 */
import { S3Client } from '@aws-sdk/client-s3';
import type { Context } from 'aws-lambda';
import type { Json } from '../../contract/canonical-json.ts';
import { targetFormSchema } from '../../contract/target-form.ts';
import { createLinkSigner } from '../aws-calls/screenshot-link.ts';
import { readAwsIdentity, readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createAskKms } from '../stores/keys/ask-kms.ts';
import { readRow } from '../stores/submissions/submission-row.ts';
import { readForm } from '../stores/target-forms/target-form-rows.ts';
import { publishKey } from './publish-key.ts';
import { createReadPicture } from './read-picture.ts';
import { createReceiptKey } from './receipt-key.ts';
import { createRequestLimit } from './request-limit.ts';
import { createReceiptsApi, type FieldEvent } from './receipts-api.ts';

const environment = readEnvironment('receipts');
const logger = createLogger('receipts');
const now = () => new Date();
const client = createDocumentClient();
const s3 = new S3Client({});
const pictures = { client: s3, bucket: environment.SCREENSHOT_BUCKET };
const key = createReceiptKey(
  createAskKms({
    endpoint: environment.KMS_ENDPOINT,
    keyId: environment.RECEIPT_KEY,
    identity: readAwsIdentity(),
  }),
);
let published = false;

/** A receipt is returned only after its public key is published, so that anybody can check it. */
async function sign(payload: Json) {
  if (!published) {
    const site = { client: s3, bucket: environment.SITE_BUCKET };
    await publishKey(site, await key.publicKey());
    published = true;
  }
  return key.sign(payload);
}

const receiptsApi = createReceiptsApi({
  countRequest: createRequestLimit(now),
  accounts: createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now }),
  readRow: (...of) => readRow({ client, table: environment.SUBMISSIONS_TABLE, now }, ...of),
  readForm: (...of) => readForm({ client, table: environment.TARGET_FORMS_TABLE }, ...of),
  readPicture: createReadPicture(pictures),
  signLink: createLinkSigner(pictures),
  sign,
  stageForm: targetFormSchema.parse(JSON.parse(environment.TARGET_FORM)),
  siteUrl: environment.SITE_URL,
  now,
  logger,
});

export function handler(event: FieldEvent, context: Context): Promise<unknown> {
  logger.addContext(context);
  return receiptsApi(event);
}
