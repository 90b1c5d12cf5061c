/** The official MCP client sends a lead and requests its status. */
import { expect, test } from '@jest/globals';
import { apiScopes } from '../../../contract/api-routes.ts';
import { buildLead, createSender } from '../account.ts';
import { connectMcp, useTool } from '../mcp-client.ts';
import type { OwnStage } from './suite.ts';
import { until } from '../../until.ts';
import { LEAD_TEST_MS, LEAD_WAIT_MS } from '../../time-limits.ts';

export function testMcp(suite: OwnStage): void {
  test.each(['legacy', 'auto'] as const)(
    'a lead sent by MCP succeeds: protocol %s',
    async (mode) => {
      const { outputs } = suite.stage;
      const { keyValue } = await createSender(outputs, 'Model', {
        scopes: [...apiScopes],
      });
      const client = await connectMcp(outputs, keyValue, mode);
      try {
        const lead = { ...buildLead(), idempotencyKey: `by ${mode}` };
        const { submissionId } = await useTool(client, 'send_lead', lead);
        expect(await useTool(client, 'send_lead', lead)).toMatchObject({
          ...{ submissionId, repeated: true },
        });
        const hasSucceeded = async () => {
          const { status } = await useTool(client, 'get_submission', { submissionId });
          return status === 'success';
        };
        await until('the lead has succeeded', hasSucceeded, LEAD_WAIT_MS);
        const { items } = await useTool(client, 'list_submissions', { status: 'success' });
        expect(items).toMatchObject([{ submissionId, untrusted: { lead: { city: 'M…' } } }]);
      } finally {
        await client.close();
      }
    },
    LEAD_TEST_MS,
  );
}
