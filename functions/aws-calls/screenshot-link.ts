/** Signs links to screenshots: whoever has a link can open it for fifteen minutes. */
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

const LINK_SECONDS = 15 * 60;

export function createLinkSigner({ client, bucket }: { client: S3Client; bucket: string }) {
  return (screenshotKey: string): Promise<string> =>
    getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: screenshotKey }), {
      expiresIn: LINK_SECONDS,
    });
}
