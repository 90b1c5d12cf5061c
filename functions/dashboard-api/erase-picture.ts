/** Deletes the picture of a lead that is erased. A missing picture is no error. */
import { DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3';

const WITHIN_MS = 3000;

export function createPictureErasure({ client, bucket }: { client: S3Client; bucket: string }) {
  return async (key: string): Promise<void> => {
    const command = new DeleteObjectCommand({ Bucket: bucket, Key: key });
    await client.send(command, { abortSignal: AbortSignal.timeout(WITHIN_MS) });
  };
}
