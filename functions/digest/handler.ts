/**
 * Responsible for e-mails to users about what needs their attention: forms that need attention,
 * leads that soon expire, many undecided leads. Called on a schedule. The functions that notice
 * these facts don't send the e-mails: a user would get one for each lead, and the bot could write
 * to anybody.
 */
import type { Context } from 'aws-lambda';
import { noMail } from '../../contract/follow-ups.ts';
import { mailEndpoint, readAwsIdentity, readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createUserPool } from '../stores/accounts/user-pool.ts';
import { readDisabledCallbacks } from '../stores/callbacks/disabled-callbacks.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createDigestStore } from '../stores/follow-ups/digest-store.ts';
import { countNearEnd, countUndecided } from '../stores/submissions/digest-counts.ts';
import { readFormStates } from '../stores/target-forms/target-form-rows.ts';
import { readAlertNews } from './read-alert-news.ts';
import { createSendMail } from './send-mail.ts';
import { sendDigests } from './send-digests.ts';

const environment = readEnvironment('digest');
const logger = createLogger('digest');
const now = () => new Date();
const client = createDocumentClient();
const identity = readAwsIdentity();
const submissions = { client, table: environment.SUBMISSIONS_TABLE, now };
const forms = { client, table: environment.TARGET_FORMS_TABLE };
const callbacks = { client, table: environment.CALLBACKS_TABLE, now };
const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
const pool = createUserPool({
  endpoint: environment.USER_POOL_ENDPOINT,
  userPoolId: environment.USER_POOL_ID,
  identity,
});
const from = environment.MAIL_FROM;
/**
 * The time that the reads, the call to the user pool and the call to the mail service may take for
 * one user. With less time left, the run starts with no other user.
 */
const RESERVED_MS = 12_000;

const digests = {
  digests: createDigestStore({ client, table: environment.FOLLOW_UPS_TABLE, now }),
  nearEnd: () => countNearEnd(submissions, Number(environment.MAX_OPEN_DAYS)),
  readNews: async (userId: string) => {
    const states = await readFormStates(forms, userId);
    return {
      forms: states
        .filter(({ state }) => state === 'needs_attention')
        .map(({ id, name }) => ({ id, name })),
      alerts: await readAlertNews(callbacks, userId, states),
      callbacks: await readDisabledCallbacks(callbacks, userId),
      ...(await countUndecided(submissions, userId)),
    };
  },
  readAccount: (userId: string) => accounts.read(userId),
  addressOf: (userId: string) => pool.addressOf(userId),
  send: createSendMail({ endpoint: mailEndpoint(), from, identity }),
  siteUrl: environment.SITE_URL,
  logger,
  now,
};

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  if (from === noMail) return;
  const hasTime = () => context.getRemainingTimeInMillis() > RESERVED_MS;
  const report = await sendDigests({ ...digests, hasTime });
  if (report.looked > 0) logger.info('Digests looked at', { ...report });
  if (report.failed > 0) throw new Error(`${report.failed} digests were not sent`);
}
