/**
 * Issues the receipt of one successful submission, for the lead's owner. The receipt contains only
 * facts from the submission's row. If a person decided the success, the receipt says so, and does
 * not claim that the service saw a success.
 */
import type { Receipt as ReceiptView } from '../../contract/graphql-types.ts';
import type { Json } from '../../contract/canonical-json.ts';
import { isDecidedSuccess } from '../../contract/decision.ts';
import { Refusal } from '../../contract/errors.ts';
import {
  receiptType,
  receiptVersion,
  type Receipt,
  type ReceiptDocument,
} from '../../contract/receipt.ts';
import type { Attempt, SubmissionRow } from '../../contract/submission.ts';
import { asJson } from '../appsync/as-json.ts';
import type { TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import type { ReadPicture } from './read-picture.ts';
import { choosable, ShownValues, type Choices } from './show-values.ts';

export interface ReceiptRequest {
  userId: string;
  id: string;
  choices: Choices;
  /**
   * Whether the receipt includes the hash of the attempt's screenshot; if undefined, the form's
   * setting for screenshots of successes decides.
   */
  picture?: boolean | undefined;
}

export interface ReceiptDependencies {
  readRow: (userId: string, id: string) => Promise<SubmissionRow | undefined>;
  readForm: TargetFormReader['readForm'];
  readPicture: ReadPicture;
  /** Signs a link to a screenshot; the link is valid for some minutes. */
  signLink: (key: string) => Promise<string>;
  sign: (payload: Json) => Promise<ReceiptDocument>;
  /** The name of the form that this stage (deployment) offers to all users. */
  stageForm: { name: string };
  siteUrl: string;
  now: () => Date;
}

/**
 * @throws {Refusal} `not_found`; `conflict` if the submission has not succeeded; `bad_request` if a
 * choice is not valid.
 */
export async function issueReceipt(
  { userId, id, choices, picture: wanted }: ReceiptRequest,
  dependencies: ReceiptDependencies,
): Promise<ReceiptView> {
  const row = await dependencies.readRow(userId, id);
  if (!row) throw new Refusal('not_found', 'There is no such submission.');
  if (row.status !== 'success') {
    throw new Refusal('conflict', 'Only a success has a receipt, and this submission is none.');
  }
  refuseUnknownChoices(row, choices);
  const form =
    row.formId === undefined ? undefined : await dependencies.readForm(userId, row.formId);
  const pictureKey = successOf(row)?.screenshotKey;
  const isWanted = wanted ?? form?.pictureSuccess ?? false;
  const picture =
    isWanted && pictureKey !== undefined ? await dependencies.readPicture(pictureKey) : undefined;
  const receipt: Receipt = {
    ...factsOf(row, new ShownValues(row, choices)),
    issuer: dependencies.siteUrl,
    issuedAt: dependencies.now().toISOString(),
    form: {
      ...formOf(row, form?.name ?? (row.formId === undefined && dependencies.stageForm.name)),
    },
    ...(picture && { picture }),
  };
  return {
    document: asJson(await dependencies.sign(wellFormed(receipt))),
    hasPicture: pictureKey !== undefined,
    pictureUrl:
      picture && pictureKey !== undefined ? await dependencies.signLink(pictureKey) : null,
  };
}

function refuseUnknownChoices(row: SubmissionRow, choices: Choices): void {
  const known = choosable(row);
  const isUnknown = [...choices.keys()].some((field) => !known.includes(field));
  if (isUnknown)
    throw new Refusal('bad_request', 'shown names a field that the lead does not have');
}

function factsOf(row: SubmissionRow, values: ShownValues) {
  const success = successOf(row);
  const consent = values.consent();
  return {
    type: receiptType,
    version: receiptVersion,
    submission: { id: row.id, acceptedAt: row.createdAt },
    outcome: outcomeOf(row, success, values),
    lead: values.lead(),
    entered: values.entered(success?.fields ?? []),
    ...(consent && { consent }),
  } as const;
}

function outcomeOf(
  row: SubmissionRow,
  success: Attempt | undefined,
  values: ShownValues,
): Receipt['outcome'] {
  const { decision, attemptCount } = row;
  if (decision && isDecided(row)) {
    // If the browser reported that the last attempt sent nothing, the receipt leaves out the
    // attempt's failure reason, because that reason does not explain the owner's decision.
    const isUnsent = row.attempts.at(-1)?.nothingSent;
    const reason = !isUnsent && decision.failureReason && { reason: decision.failureReason };
    return { by: 'owner', decidedAt: decision.at, ...reason, attempts: attemptCount };
  }
  const { number, startedAt, endedAt, confirmation, sign, submitStatus, builder, pageUrl } =
    success ?? {};
  return {
    by: 'service',
    recordedAt: row.submittedAt ?? row.updatedAt,
    ...(number !== undefined && startedAt !== undefined
      ? { attempt: { number, startedAt, ...(endedAt && { endedAt }), of: attemptCount } }
      : {}),
    ...(sign && { sign }),
    ...(confirmation !== undefined && { words: values.words(confirmation) }),
    ...(builder !== undefined && { builder }),
    ...(submitStatus !== undefined && { status: submitStatus }),
    ...(pageUrl !== undefined && {
      page: pageOf(pageUrl, values.areInFull(success?.fields ?? [])),
    }),
  };
}

/**
 * The page's full address is shown only if all values are shown in full, because its path may
 * contain the lead's values in any spelling. Otherwise only the origin is shown.
 */
const pageOf = (pageUrl: string, isInFull: boolean) =>
  isInFull ? pageUrl : new URL(pageUrl).origin;

function formOf({ formId, recipeVersion }: SubmissionRow, name: string | false | undefined) {
  return {
    ...(formId !== undefined && { id: formId }),
    ...(name && { name }),
    ...(recipeVersion !== undefined && { recipeVersion }),
  };
}

const isDecided = (row: SubmissionRow) =>
  isDecidedSuccess({ ...row, decidedWentIn: row.decision?.wentIn });

/** The attempt that succeeded; undefined if a person decided the success. */
function successOf(row: SubmissionRow): Attempt | undefined {
  return isDecided(row) ? undefined : row.attempts.findLast(({ outcome }) => outcome === 'success');
}

/**
 * A text that was cut may end with half a surrogate pair, which is not valid in a signed document.
 */
function wellFormed(value: Json): Json {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => wellFormed(one as Json));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === undefined ? [] : [[name.toWellFormed(), wellFormed(member)]],
    ),
  );
}
