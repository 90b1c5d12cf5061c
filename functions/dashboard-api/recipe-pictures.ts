/**
 * Stores the picture of a page as it was when its recipe was made. A rehearsal's picture is deleted
 * after eight days, so a copy is stored with the recipe's version, to show later changes of the
 * page.
 */
import { CopyObjectCommand, DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../../contract/errors.ts';
import type { RecipePictures } from '../stores/target-forms/form-names.ts';

const WITHIN_MS = 3000;

export function createRecipePictures({
  client,
  bucket,
  logger,
}: {
  client: S3Client;
  bucket: string;
  logger: Pick<Logger, 'warn'>;
}): RecipePictures {
  const trying = (what: string, work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => logger.warn(what, { error: asError(error) }),
    );
  const limit = () => ({ abortSignal: AbortSignal.timeout(WITHIN_MS) });
  return {
    copy: (from, to) =>
      trying(
        "A recipe's picture was not kept",
        client.send(
          new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: `${bucket}/${from}` }),
          limit(),
        ),
      ),
    remove: (key) =>
      trying(
        "A recipe's picture was not erased",
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), limit()),
      ),
  };
}
