/** A user of the measured cloud, who sends leads and has forms. */
import { GetCommand, PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AccountRow } from '../../../contract/account.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { buildLead, sendLead, createSender } from '../../end-to-end/account.ts';
import { anId } from '../../functions/builders.ts';
import { storedAs } from '../../../functions/stores/dynamodb/stored-as.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { until } from '../../until.ts';
import type { MeasuredCloud } from './measured-cloud.ts';

const rowOf = storedAs<SubmissionRow>();
const FINISH_MS = MINUTE_MS;

export interface Sender {
  userId: string;
  /** Sets until when a page of the user counts as open, in epoch seconds; 0 means no open page. */
  watchUntil: (seconds: number) => Promise<void>;
  /** Sends leads one after the other. The next lead is sent when the previous lead has ended. */
  send: (count: number, body: object) => Promise<void>;
}

export async function openSender(
  cloud: MeasuredCloud,
  rows: DynamoDBDocumentClient,
): Promise<Sender> {
  const { outputs } = cloud;
  const { accessToken, keyValue } = await createSender(outputs);
  const { sub: userId } = claimsOf(accessToken);
  const TableName = cloud.tableName('SubmissionsTable');
  const isOver = async (id: unknown) => {
    const { Item } = await rows.send(new GetCommand({ TableName, Key: { userId, id } }));
    const row = rowOf(Item);
    // A lead that waits or fails would make the counts wrong, so the bench stops.
    if (!row || row.waitingFor || !['processing', 'success'].includes(row.status)) {
      const { status, waitingFor, failureReason, attempts } = { ...row };
      throw new Error(JSON.stringify({ status, waitingFor, failureReason, attempts }));
    }
    return row.status === 'success';
  };
  let person = 0;
  return {
    userId: userId ?? '',
    watchUntil: async (seconds) => {
      const account: AccountRow = { userId: userId ?? '', watchedUntil: seconds };
      const AccountsTable = cloud.tableName('AccountsTable');
      await rows.send(new PutCommand({ TableName: AccountsTable, Item: account }));
    },
    send: async (count, body) => {
      for (let sent = 0; sent < count; sent += 1) {
        person += 1;
        const phone = `+9198${String(person).padStart(8, '0')}`;
        const answer = await sendLead(outputs, keyValue, { ...buildLead({ phone }), ...body });
        if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
        await until('the lead to end', () => isOver(answer.body['submissionId']), FINISH_MS);
      }
    },
  };
}

/**
 * Adds three live forms of the user, all with the same page.
 * @returns the forms' ids; each key is a description of the form.
 */
export async function ownForms(
  cloud: MeasuredCloud,
  rows: DynamoDBDocumentClient,
  { userId, formUrl: url }: { userId: string; formUrl: string },
): Promise<Record<string, string>> {
  const table = cloud.tableName('TargetFormsTable');
  const now = () => new Date();
  const forms = createTargetFormStore({ client: rows, table, now, newId: anId });
  const add = async (shortName: string) => {
    const { id: formId } = await forms.create({ userId, name: shortName, shortName, url });
    const saved = { recipe, goesTo: [], customFields: [], note: 'First' };
    await forms.saveRecipe({ userId, formId, basedOn: undefined, ...saved });
    await forms.setState(userId, formId, 'live');
    return formId;
  };
  const [plain, once, pictured] = [await add('plain'), await add('once'), await add('pictured')];
  await forms.setDedupe(userId, once, { by: 'phone', days: 30 });
  await forms.update({ userId, id: pictured, pictureSuccess: true });
  return {
    'an own form': plain,
    'an own form that takes each person once': once,
    'an own form with a picture of each success': pictured,
  };
}

/** The recipe for the page of tests/target-form-server.ts. */
const recipe: Recipe = {
  allowedOrigins: [],
  fields: (
    [
      ['Full name', 'fullName', 'text', 'fullName'],
      ['Phone', 'phone', 'tel', 'phone'],
      ['E-mail', 'email', 'email', 'email'],
      ['City', 'city', 'text', 'city'],
      ['Loan amount', 'loanAmount', 'text', 'loanAmount'],
    ] as const
  ).map(([label, name, type, part], position) => ({
    step: 1,
    signs: { label, name, id: '', type, position },
    required: true,
    fill: { kind: 'lead', part },
  })),
};

function claimsOf(token: string): { sub: string } {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
}
