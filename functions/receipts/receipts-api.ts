/** The resolver of the GraphQL field that issues receipts; the handler connects it to AWS. */
import type { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod/mini';
import { maskings } from '../../contract/receipt.ts';
import { answer, type DashboardAnswer } from '../appsync/answer.ts';
import { parseArguments } from '../appsync/parse-arguments.ts';
import { callerOf, requireSession, type CallEvent } from '../appsync/caller.ts';
import type { AccountStore } from '../stores/accounts/account-store.ts';
import { issueReceipt, type ReceiptDependencies } from './issue-receipt.ts';

export interface ReceiptsApiDependencies extends ReceiptDependencies {
  /** @throws {Refusal} if the user requests receipts too often. */
  countRequest: (userId: string) => void;
  accounts: Pick<AccountStore, 'read'>;
  logger: Pick<Logger, 'error' | 'info'>;
}

const argumentsSchema = z.object({
  id: z.string('id is required'),
  shown: z.nullish(
    z.array(
      z.object({
        field: z.string('field is required'),
        shown: z.enum(maskings, 'shown must be full, masked or omitted'),
      }),
    ),
  ),
  picture: z.nullish(z.boolean('picture must be true or false')),
});

export interface FieldEvent extends CallEvent {
  arguments?: unknown;
}

export function createReceiptsApi(dependencies: ReceiptsApiDependencies) {
  return (event: FieldEvent): Promise<DashboardAnswer> =>
    answer('issueReceipt', () => issue(event, dependencies), dependencies.logger);
}

async function issue(event: FieldEvent, dependencies: ReceiptsApiDependencies) {
  const caller = callerOf(event);
  await requireSession(caller, dependencies.accounts);
  dependencies.countRequest(caller.userId);
  const { id, shown, picture } = parseArguments(argumentsSchema, event.arguments);
  const choices = new Map((shown ?? []).map((choice) => [choice.field, choice.shown]));
  const request = { userId: caller.userId, id, choices, picture: picture ?? undefined };
  return issueReceipt(request, dependencies);
}
