/**
 * The bucket of screenshots: of failures, of rehearsals, and of pages at the time when a recipe was
 * made. The bucket is private, reached by TLS only, and its access is logged. S3 removes a
 * failure's screenshot `leadRetentionDays` + 1 days after it was made, at the next midnight UTC.
 * The screenshot is made at most a day before the final write of the submission's row. So it is
 * removed after the row has expired, at most 48 hours later.
 */
import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge, wildcardUnder } from './acknowledge.ts';
import { createPrivateBucket } from './private-bucket.ts';
import { allow } from './grants.ts';

export interface ScreenshotsProps {
  leadRetentionDays: number;
  /** Whether the screenshots are kept when the stack is deleted. */
  keepData: boolean;
}

const failures = 'screenshots/*';
const rehearsals = 'rehearsals/*';
/** The retention of rehearsal pictures in days: a day longer than that of a rehearsal's item. */
const REHEARSAL_DAYS = 8;
const recipes = 'recipes/*';
/**
 * The retention of recipe pictures in days. Most of these pictures are deleted with their form;
 * this rule removes the pictures of accounts that an operator has deleted.
 */
const RECIPE_DAYS = 400;

export class Screenshots extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { leadRetentionDays, keepData }: ScreenshotsProps) {
    super(scope, id);
    const accessLogs = createPrivateBucket(this, 'AccessLogs', {
      keepData,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.bucket = createPrivateBucket(this, 'Bucket', {
      keepData,
      serverAccessLogsBucket: accessLogs,
      lifecycleRules: [
        {
          prefix: 'screenshots/',
          expiration: Duration.days(leadRetentionDays + 1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        { prefix: 'rehearsals/', expiration: Duration.days(REHEARSAL_DAYS) },
        { prefix: 'recipes/', expiration: Duration.days(RECIPE_DAYS) },
      ],
    });
    acknowledge(accessLogs, {
      'AwsSolutions-S1': 'This bucket receives the access logs; logging it to itself would loop.',
    });
  }

  /** Lets the bot sign POST requests with which an attempt's browser stores its screenshot. */
  grantStore(grantee: LambdaFunction) {
    this.grantObjects(grantee, 's3:PutObject', failures);
  }

  /** Lets the rehearser sign POST requests with which a rehearsal's browser stores its picture. */
  grantStoreRehearsal(grantee: LambdaFunction) {
    this.grantObjects(grantee, 's3:PutObject', rehearsals);
  }

  /** Lets the dashboard API sign links to screenshots, and keep or delete a recipe's picture. */
  grantOwn(grantee: LambdaFunction) {
    for (const objects of [failures, rehearsals, recipes]) {
      this.grantObjects(grantee, 's3:GetObject', objects);
    }
    this.grantObjects(grantee, 's3:PutObject', recipes);
    this.grantObjects(grantee, 's3:DeleteObject', recipes);
  }

  /** Lets the dashboard API erase the pictures of an erased lead. */
  grantErase(grantee: LambdaFunction) {
    this.grantObjects(grantee, 's3:DeleteObject', failures);
  }

  /** Lets the receipts function read the picture of a success, to hash it and sign a link to it. */
  grantRead(grantee: LambdaFunction) {
    this.grantObjects(grantee, 's3:GetObject', failures);
  }

  private grantObjects(grantee: LambdaFunction, action: string, objects: string) {
    allow(grantee, this.bucket.arnForObjects(objects), [action]);
    if (grantee.role) {
      acknowledge(grantee.role, {
        [wildcardUnder(this.bucket, `/${objects}`)]:
          'Objects are named by user and by what they show, unknown before they exist; the ' +
          'function checks the owner, and the grant is one action under one prefix.',
      });
    }
  }
}
