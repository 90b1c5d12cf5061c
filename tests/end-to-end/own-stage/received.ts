/**
 * The target form receives each lead unchanged and only once. It receives nothing from a rehearsal,
 * a trial run of the bot.
 */
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import {
  createTargetForm,
  getRehearsal,
  rehearseTargetForm,
  saveRecipe,
} from '../../../contract/graphql-operations.ts';
import { sampleLead } from '../../../contract/lead.ts';
import { rehearsalReportSchema } from '../../../contract/rehearsal.ts';
import {
  buildLead,
  createAccount,
  createKey,
  graphql,
  listAllSubmissions,
  sendLead,
  createSender,
} from '../account.ts';
import { aRecipe } from '../../functions/builders.ts';
import { listen } from '../../functions/local-aws.ts';
import type { OwnStage } from './suite.ts';
import { nextEvent, until } from '../../until.ts';
import { LEAD_TEST_MS, LEAD_WAIT_MS } from '../../time-limits.ts';

/** A lead with the status `pending` has not ended: it waits for its next attempt. */
const hasEnded = ({ status }: { status: string }) => status === 'success' || status === 'error';

export function testReceived(suite: OwnStage): void {
  test(
    'a lead arrives at the form once, as sent',
    async () => {
      const { outputs } = suite.stage;
      const before = suite.form.received.length;
      const { accessToken, keyValue } = await createSender(outputs);
      const leads = [
        buildLead(),
        buildLead({ name: 'Zoë O’Neil-Müller', city: 'São Paulo', loanAmount: 1 }),
        buildLead({ name: 'आशा <b>&"\'', city: 'मुंबई', phone: '(022) 1234-5678' }),
      ];
      for (const lead of leads) {
        const headers = { 'idempotency-key': lead.email };
        expect((await sendLead(outputs, keyValue, lead, headers)).status).toBe(202);
        const again = await sendLead(outputs, keyValue, lead, headers);
        expect(again.headers.get('idempotent-replayed')).toBe('true');
      }
      const ended = await until(
        'every lead has ended',
        async () => {
          const rows = await listAllSubmissions(outputs, accessToken);
          return rows.every(hasEnded) && rows;
        },
        LEAD_WAIT_MS,
      );
      expect(ended.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
      const byEmail = (a: { email?: string }, b: { email?: string }) =>
        String(a.email).localeCompare(String(b.email));
      expect(suite.form.received.slice(before).sort(byEmail)).toEqual(
        leads
          .map(({ name, loanAmount, ...lead }) => ({
            fullName: name,
            ...lead,
            loanAmount: String(loanAmount),
          }))
          .sort(byEmail),
      );
    },
    LEAD_TEST_MS,
  );

  test(
    'a rehearsal (trial run) sends nothing; only its owner sees it',
    async () => {
      const { outputs } = suite.stage;
      const { accessToken } = await createAccount(outputs);
      const before = suite.form.received.length;
      const loans = { name: 'Loans', shortName: 'loans', url: suite.form.url, confirmed: true };
      const added = await graphql(outputs, accessToken, createTargetForm, loans);
      const formId = added.data!.createTargetForm.id;
      const begun = await graphql(outputs, accessToken, rehearseTargetForm, { formId });
      expect(begun.data?.rehearseTargetForm.state).toBe('queued');
      const read = async (token = accessToken) =>
        (await graphql(outputs, token, getRehearsal, { formId })).data?.getRehearsal;
      const rehearsal = await until(
        'the rehearsal has ended',
        async () => {
          const one = await read();
          return !/queued|running/.test(one?.state ?? '') && one;
        },
        LEAD_WAIT_MS,
      );
      expect(rehearsal).toMatchObject({ state: 'done', failureReason: null });
      const { fields } = rehearsalReportSchema.parse(JSON.parse(rehearsal?.report ?? ''));
      expect(fields.map(({ value }) => value)).toContain(sampleLead.email);
      expect(fields.some(({ unanswered }) => unanswered)).toBe(false);
      const picture = await fetch(rehearsal?.pictureUrl ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(suite.form.received).toHaveLength(before);
      const stranger = await createAccount(outputs);
      expect(await read(stranger.accessToken)).toBeNull();
    },
    LEAD_TEST_MS,
  );

  test(
    "a form that answers 429 delays no other user's lead",
    async () => {
      const { outputs } = suite.stage;
      const page = createServer((_, response) =>
        response.writeHead(429, { 'retry-after': '3600' }).end('Later'),
      );
      try {
        const url = await listen(page);
        const hostile = await createAccount(outputs);
        const token = hostile.accessToken;
        const { keyValue } = await createKey(outputs, token);
        const named = { name: 'Later', shortName: 'later', url: `${url}/form`, confirmed: true };
        const added = await graphql(outputs, token, createTargetForm, named);
        const formId = added.data!.createTargetForm.id;
        const allowedOrigins = [new URL(suite.form.url).origin];
        const recipe = JSON.stringify(aRecipe({ allowedOrigins }));
        const content = { formId, recipe, customFields: '[]', note: '' };
        const saved = await graphql(outputs, token, saveRecipe, content);
        expect(saved.data?.saveRecipe.state).toBe('live');
        for (let count = 0; count < 6; count += 1) {
          const lead = { ...buildLead(), target: 'later' };
          expect((await sendLead(outputs, keyValue, lead)).status).toBe(202);
        }
        const rows = () => listAllSubmissions(outputs, token);
        const isLate = ({ nextAttemptAt }: { nextAttemptAt?: string | null | undefined }) =>
          Date.parse(nextAttemptAt ?? '') > Date.now() + 50 * 60_000;
        await until(
          'the hostile leads wait for an hour',
          async () => (await rows()).every(isLate),
          LEAD_WAIT_MS,
        );
        // Only one attempt got the answer 429. The other leads wait without an attempt, until the
        // site's pause ends.
        const counts = (await rows()).map(({ retryCount }) => retryCount);
        expect(Math.max(...counts)).toBe(0);
        const victim = await createAccount(outputs);
        const victims = await createKey(outputs, victim.accessToken);
        expect((await sendLead(outputs, victims.keyValue, buildLead())).status).toBe(202);
        const [row] = await until(
          "the victim's lead has ended",
          async () => {
            const found = await listAllSubmissions(outputs, victim.accessToken);
            return found.every(hasEnded) && found;
          },
          LEAD_WAIT_MS,
        );
        expect(row).toMatchObject({ status: 'success' });
      } finally {
        page.closeAllConnections();
        await nextEvent('the page to close', page.close(), 'close');
      }
    },
    LEAD_TEST_MS,
  );
}
