/** The local cloud's own S3 client: the SDK over HTTP, with the operator's rights. */
import { S3Client } from '@aws-sdk/client-s3';
import { operatorCredentials } from '../iam/operator.ts';
import { region } from '../template/template.ts';

export function createBucketClient(endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: operatorCredentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
