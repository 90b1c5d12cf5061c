/**
 * Creates a presigned POST for an attempt's screenshot: for one key, one content type, a maximum
 * size, valid until the end of the lease. Its policy is signed with the bot's credentials as
 * described in https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-authentication-HTTPPOST.html
 */
import { createHmac } from 'node:crypto';
import { largestPictureBytes, type BrowserCall } from '../../contract/browser-call.ts';
import type { readAwsIdentity } from '../environment/read-environment.ts';

export interface PictureBucket {
  bucket: string;
  /** The bucket's address for POST requests. */
  url: string;
  identity: ReturnType<typeof readAwsIdentity>;
}

export type SignPicturePost = (key: string, now: Date, until: Date) => BrowserCall['picture'];

export function createPictureSigning({ bucket, url, identity }: PictureBucket): SignPicturePost {
  const { region, credentials } = identity;
  return (key, now, until) => {
    const date = now.toISOString().replace(/[-:]|\.\d+/g, '');
    const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
    const fields: Record<string, string> = {
      key,
      'Content-Type': 'image/jpeg',
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': `${credentials.accessKeyId}/${scope}`,
      'X-Amz-Date': date,
      ...(credentials.sessionToken && { 'X-Amz-Security-Token': credentials.sessionToken }),
    };
    const exact = Object.entries(fields).map(([name, value]) => ({ [name]: value }));
    const policy = {
      expiration: until.toISOString(),
      conditions: [{ bucket }, ...exact, ['content-length-range', 1, largestPictureBytes]],
    };
    const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
    const signature = sign(encoded, scope, credentials.secretAccessKey);
    return { url, fields: { ...fields, Policy: encoded, 'X-Amz-Signature': signature } };
  };
}

function sign(text: string, scope: string, secret: string): string {
  const mac = (key: string | Buffer, part: string) =>
    createHmac('sha256', key).update(part).digest();
  const key = scope.split('/').reduce<string | Buffer>(mac, `AWS4${secret}`);
  return createHmac('sha256', key).update(text).digest('hex');
}
