/**
 * Marks that the page no longer fits the form's recipe (the filling instructions). It is the only
 * write of a form that the bot and the rehearser make.
 */
import { updateIf } from '../dynamodb/conditional-write.ts';
import { formKey, type TargetFormTable } from './target-form-rows.ts';

export interface FormAttention {
  userId: string;
  formId: string;
  /** The reason, as a text for the form's owner. */
  attention: string;
  /**
   * The version of the recipe that no longer fits. A recipe that was saved since is not affected.
   */
  recipeVersion: number;
  /** S3 key of the screenshot of the page that no longer fits. */
  pictureKey?: string | undefined;
}

/**
 * Sets the form's state to `needs_attention`.
 * @returns false if the form is not live, is gone or has another recipe by now.
 */
export type MarkNeedsAttention = (found: FormAttention) => Promise<boolean>;

export interface AttentionTable extends TargetFormTable {
  now: () => Date;
  /**
   * Requests that the form's owner is informed. Called before the form is marked, so that the owner
   * is informed even if a crash follows. Must not throw.
   */
  tell?: (userId: string) => Promise<void>;
}

export function createAttentionMark({
  client,
  table,
  now,
  tell,
}: AttentionTable): MarkNeedsAttention {
  return async ({ userId, formId, attention, recipeVersion, pictureKey }) => {
    const picture = pictureKey === undefined ? '' : ', attentionPictureKey = :picture';
    await tell?.(userId);
    const marked = await updateIf(client, {
      TableName: table,
      Key: { userId, sortKey: formKey(formId) },
      UpdateExpression: `SET #state = :attention, attention = :why, updatedAt = :now, revision = revision + :one${picture}`,
      ConditionExpression: '#state = :live AND recipeVersion = :recipeVersion',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':attention': 'needs_attention',
        ':live': 'live',
        ':why': attention,
        ':now': now().toISOString(),
        ':one': 1,
        ':recipeVersion': recipeVersion,
        ...(pictureKey !== undefined && { ':picture': pictureKey }),
      },
    });
    return marked !== undefined;
  };
}
