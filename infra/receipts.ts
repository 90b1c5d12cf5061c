/**
 * Receipts are signed proofs that a lead was submitted successfully. This construct has the signing
 * key and the only function that may use it. The function reads one row, form and picture at a
 * time. It writes only the list of public keys, which is a file of the site. The private half of
 * the key never leaves KMS, so only a person who may deploy can forge a receipt.
 */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { Accounts } from './accounts.ts';
import type { DashboardApi } from './dashboard-api.ts';
import { failuresAlarm } from './failures-alarm.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import type { Screenshots } from './screenshots.ts';
import { ServiceFunction } from './service-function.ts';
import type { Site } from './site.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';
import { crashAlarm } from './crash-alarm.ts';
import { allow } from './grants.ts';

export interface ReceiptsProps {
  /** Whether the signing key is kept when the stack is deleted. */
  keepData: boolean;
  site: Site;
  dashboardApi: DashboardApi;
  accounts: Accounts;
  submissions: Submissions;
  targetForms: TargetForms;
  screenshots: Screenshots;
}

export class Receipts extends Construct {
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: ReceiptsProps) {
    super(scope, id);
    // KMS does not rotate asymmetric keys. If this id is changed, a stage signs with a new key. The
    // site keeps the public half of the old key, so that earlier receipts can still be checked.
    const key = new Key(this, 'Key', {
      description: 'Signs receipts of successes',
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: props.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const lambda = this.createFunction(props, key);
    props.dashboardApi.serveBy('receipts', lambda);
    this.alarms = [
      crashAlarm(this, 'ReceiptsErrorsAlarm', lambda, {
        meaning: 'The function that issues receipts crashed or timed out.',
      }),
      failuresAlarm(this, 'ReceiptsFailuresAlarm', lambda, {
        meaning: 'Receipts were not issued: the key, the bucket of the site or a table failed.',
      }),
    ];
  }

  private createFunction(props: ReceiptsProps, key: Key): ServiceFunction<'receipts'> {
    const { site, accounts, submissions, targetForms, screenshots } = props;
    const { region, urlSuffix } = Stack.of(this);
    const lambda = new ServiceFunction(this, 'Function', {
      name: 'receipts',
      description: 'Signs receipts of successes for their owners',
      environment: {
        SUBMISSIONS_TABLE: submissions.table.tableName,
        TARGET_FORMS_TABLE: targetForms.table.tableName,
        ACCOUNTS_TABLE: accounts.table.tableName,
        SCREENSHOT_BUCKET: screenshots.bucket.bucketName,
        SITE_BUCKET: site.bucket.bucketName,
        SITE_URL: site.url,
        TARGET_FORM: JSON.stringify(site.targetForm),
        RECEIPT_KEY: key.keyArn,
        KMS_ENDPOINT: `https://kms.${region}.${urlSuffix}/`,
      },
      timeout: Duration.seconds(15),
    });
    accounts.grantRead(lambda);
    submissions.grantReadOne(lambda);
    targetForms.grantFind(lambda);
    screenshots.grantRead(lambda);
    site.grantPublishKeys(lambda);
    const actions = ['kms:Sign', 'kms:GetPublicKey'];
    allow(lambda, key.keyArn, actions);
    return lambda;
  }
}
