/** Starts and reads rehearsals of a user's target forms for the dashboard. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal } from '../../contract/errors.ts';
import type { Rehearsal } from '../../contract/graphql-types.ts';
import { sampleLead } from '../../contract/lead.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { RehearsalRow } from '../../contract/rehearsal.ts';
import { formLimits } from '../../contract/target-forms.ts';
import { aimedAt, type OriginPolicy } from '../stores/origins/origin-policy.ts';
import type { RehearsalQueue } from '../stores/rehearsals/rehearsal-queue.ts';
import type { RehearsalStore } from '../stores/rehearsals/rehearsal-store.ts';
import { noSuchForm, type TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { parseArguments } from '../appsync/parse-arguments.ts';
import { argumentSchemas } from './arguments.ts';
import { asJson } from '../appsync/as-json.ts';

export interface RehearsalDependencies {
  targetForms: Pick<TargetFormReader, 'readForm'>;
  origins: OriginPolicy;
  rehearsals: Pick<RehearsalStore, 'request' | 'read' | 'end'>;
  rehearsalQueue: RehearsalQueue;
  /** Signs a link to a picture, valid for some minutes. */
  signLink: (key: string) => Promise<string>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * @throws {Refusal} `rate_limited`, `conflict` while another rehearsal of the form runs,
 * `forbidden` if the operators' policy does not allow the target.
 */
export async function rehearseTargetForm(
  userId: string,
  args: unknown,
  dependencies: RehearsalDependencies,
): Promise<Rehearsal> {
  const request = parseArguments(argumentSchemas.rehearseTargetForm, args);
  const { formId, sample, fields } = request;
  const recipe = request.recipe ?? undefined;
  if (recipe) requireShort(recipe);
  const { targetForms, origins, rehearsals, rehearsalQueue, logger } = dependencies;
  const form = await targetForms.readForm(userId, formId);
  if (!form) throw noSuchForm();
  await origins.requireAim(aimedAt(form, recipe));
  const row = await rehearsals.request({
    userId,
    formId,
    ...(recipe && { recipe }),
    sample: sample ?? sampleLead,
    fields: fields ?? {},
  });
  const { id } = row;
  try {
    await rehearsalQueue.send({ userId, formId, rehearsalId: id });
    return await view(row, dependencies);
  } catch (error: unknown) {
    logger.warn('The queue took no rehearsal', { rehearsalId: id, error: asError(error) });
    const message = 'The rehearsal could not begin. Please try again.';
    await rehearsals.end({ userId, formId, id }, { failure: { reason: 'internal', message } });
    return view((await rehearsals.read(userId, formId, id)) ?? row, dependencies);
  }
}

export async function getRehearsal(
  userId: string,
  args: unknown,
  dependencies: RehearsalDependencies,
): Promise<Rehearsal | null> {
  const { formId, id } = parseArguments(argumentSchemas.getRehearsal, args);
  const row = await dependencies.rehearsals.read(userId, formId, id ?? undefined);
  return row ? view(row, dependencies) : null;
}

function requireShort(recipe: Recipe): void {
  if (Buffer.byteLength(JSON.stringify(recipe)) <= formLimits.recipeBytes) return;
  throw new Refusal('bad_request', `A recipe is at most ${formLimits.recipeBytes / 1024} KB.`);
}

async function view(
  row: RehearsalRow,
  { signLink }: Pick<RehearsalDependencies, 'signLink'>,
): Promise<Rehearsal> {
  const { id, formId, state, createdAt, startedAt, endedAt, report, failure, pictureKey } = row;
  return {
    ...{ id, formId, state, createdAt, trigger: row.trigger ?? 'owner' },
    startedAt: startedAt ?? null,
    endedAt: endedAt ?? null,
    report: report ? asJson(report) : null,
    failureReason: failure?.reason ?? null,
    failureMessage: failure?.message ?? null,
    pictureUrl: pictureKey === undefined ? null : await signLink(pictureKey),
  };
}
