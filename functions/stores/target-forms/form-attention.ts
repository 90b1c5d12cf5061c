/** The bot's one write of a form: it no longer is what its recipe says. */
import { updateIf } from '../dynamodb/conditional-write.ts';
import { formKey, type TargetFormTable } from './target-form-rows.ts';

export interface FormAttention {
  userId: string;
  formId: string;
  /** Why, in words for its owner. */
  attention: string;
  /** The recipe that no longer fits: one that was saved meanwhile is not judged by it. */
  recipeVersion: number;
}

/** @returns false for a form that is not live, is gone or has another recipe by now. */
export type MarkNeedsAttention = (found: FormAttention) => Promise<boolean>;

export function createAttentionMark({
  client,
  table,
  now,
}: TargetFormTable & { now: () => Date }): MarkNeedsAttention {
  return async ({ userId, formId, attention, recipeVersion }) => {
    const marked = await updateIf(client, {
      TableName: table,
      Key: { userId, sortKey: formKey(formId) },
      UpdateExpression:
        'SET #state = :attention, attention = :why, updatedAt = :now, revision = revision + :one',
      ConditionExpression: '#state = :live AND recipeVersion = :recipeVersion',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':attention': 'needs_attention',
        ':live': 'live',
        ':why': attention,
        ':now': now().toISOString(),
        ':one': 1,
        ':recipeVersion': recipeVersion,
      },
    });
    return marked !== undefined;
  };
}
