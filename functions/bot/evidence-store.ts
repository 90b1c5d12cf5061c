/** Failure screenshots in the evidence bucket. */
import { PutObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

export interface Evidence {
  userId: string;
  submissionId: string;
  attempt: number;
  screenshot: Buffer;
}

export interface EvidenceStore {
  /** @returns the screenshot's key. */
  store(evidence: Evidence): Promise<string>;
}

export function createEvidenceClient(config: S3ClientConfig = {}): S3Client {
  return new S3Client({
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
    maxAttempts: 2,
    ...config,
  });
}

export function createEvidenceStore(client: S3Client, bucket: string): EvidenceStore {
  return {
    async store({ userId, submissionId, attempt, screenshot }) {
      const key = `screenshots/${userId}/${submissionId}/${attempt}.jpg`;
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: screenshot,
          ContentType: 'image/jpeg',
        }),
      );
      return key;
    },
  };
}
