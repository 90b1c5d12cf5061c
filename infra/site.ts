/**
 * The website: a private bucket behind CloudFront, filled with the website's build and its runtime
 * settings. Hashed files are cached for ever, and old hashed files are kept for tabs that are still
 * open. Everything else is revalidated each time, so a deployment needs no invalidation.
 */
import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  Distribution,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { receiptKeysPath } from '../contract/receipt.ts';
import { screenshotService } from '../contract/screenshot-service.ts';
import type { SiteConfig } from '../contract/site-config.ts';
import type { TargetForm } from '../contract/target-form.ts';
import { acknowledge } from './acknowledge.ts';
import type { DashboardApi } from './dashboard-api.ts';
import type { Screenshots } from './screenshots.ts';
import type { Login } from './login.ts';
import { acknowledgeDeploymentTools } from './deployment-tools.ts';
import { createPrivateBucket } from './private-bucket.ts';
import { awaitSiteBuild, requireSiteBuild, type SiteBuilding } from './site-build.ts';
import { SiteHeaders } from './site-headers.ts';
import type { StageSettings } from './stage-settings.ts';
import type { Webhook } from './webhook.ts';
import { allow } from './grants.ts';

export interface SiteProps {
  settings: StageSettings;
  /** The directory of the website's build. */
  directory: string;
  login: Login;
  webhook: Webhook;
  dashboardApi: DashboardApi;
  screenshots: Screenshots;
}

const hashedFiles = 'assets';

export class Site extends Construct {
  readonly url: string;
  readonly demoForm: TargetForm;
  readonly targetForm: TargetForm;
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { publicSite } = props.settings;
    // A build of the website that runs at the same time as the synthesis. Only `npm start` makes
    // such a build.
    const building = this.node.tryGetContext('siteBuilding') as SiteBuilding | undefined;
    if (building) awaitSiteBuild(building);
    requireSiteBuild(props.directory, publicSite?.origin);
    this.bucket = createPrivateBucket(this, 'Bucket', { keepData: false });
    const distribution = this.createDistribution(props);
    this.url = publicSite?.origin ?? `https://${distribution.distributionDomainName}`;
    this.demoForm = { name: 'Demo form', url: `${this.url}/demo-form/`, demo: true };
    this.targetForm = props.settings.targetForm
      ? { ...props.settings.targetForm, demo: false }
      : this.demoForm;
    this.deploy(props);
    acknowledge(this.bucket, {
      'AwsSolutions-S1':
        'Holds only the public files of the website, readable by CloudFront alone.',
    });
  }

  /**
   * Lets the receipts function read and write one file of the site: the public keys of receipts.
   */
  grantPublishKeys(grantee: LambdaFunction) {
    const actions = ['s3:GetObject', 's3:PutObject'];
    const resources = [this.bucket.arnForObjects(receiptKeysPath.slice(1))];
    allow(grantee, resources, actions);
  }

  private createDistribution(props: SiteProps): Distribution {
    const { publicSite } = props.settings;
    const notFound = { responsePagePath: '/404.html', responseHttpStatus: 404 };
    const distribution = new Distribution(this, 'Distribution', {
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(publicSite && {
        domainNames: [new URL(publicSite.origin).host],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', publicSite.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        compress: true,
        responseHeadersPolicy: new SiteHeaders(this, 'SiteHeaders', {
          connectTo: [
            `https://cognito-idp.${Stack.of(this).region}.amazonaws.com`,
            ...props.dashboardApi.origins,
            props.webhook.origin,
          ],
          imagesFrom: [
            `https://${props.screenshots.bucket.bucketRegionalDomainName}`,
            new URL(screenshotService).origin,
          ],
        }),
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new CloudFrontFunction(this, 'Paths', {
              runtime: FunctionRuntime.JS_2_0,
              code: FunctionCode.fromFile({
                filePath: join(import.meta.dirname, 'site-paths.js'),
              }),
            }),
          },
        ],
      },
      errorResponses: [403, 404].map((httpStatus) => ({
        httpStatus,
        ...notFound,
        ttl: Duration.seconds(10),
      })),
    });
    acknowledge(distribution, distributionFindings);
    if (publicSite) this.pointDomain(publicSite, distribution);
    return distribution;
  }

  private pointDomain(
    { origin, hostedZone }: NonNullable<StageSettings['publicSite']>,
    distribution: Distribution,
  ) {
    if (!hostedZone) return;
    const record = {
      // The DNS zone is given by its id and name, because a lookup of the zone would make a request
      // to AWS.
      zone: HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: hostedZone.id,
        zoneName: hostedZone.name,
      }),
      recordName: `${new URL(origin).hostname}.`,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
    };
    new ARecord(this, 'Address', record);
    new AaaaRecord(this, 'AddressOfSixteenBytes', record);
  }

  private deploy(props: SiteProps) {
    const shared = { destinationBucket: this.bucket, prune: false, memoryLimit: 512 };
    const logGroup = new LogGroup(this, 'DeploymentLogs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const hashed = new BucketDeployment(this, 'HashedFiles', {
      ...shared,
      logGroup,
      sources: [Source.asset(join(props.directory, hashedFiles))],
      destinationKeyPrefix: hashedFiles,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...shared,
      logGroup,
      sources: [
        Source.asset(props.directory, { exclude: [hashedFiles] }),
        Source.jsonData('config.json', this.config(props)),
      ],
      cacheControl: [CacheControl.fromString('public, max-age=0, must-revalidate')],
    });
    // Pages are uploaded only after the files that they refer to.
    pages.node.addDependency(hashed);
    acknowledgeDeploymentTools(Stack.of(this), this.bucket);
  }

  private config({ settings, login, webhook, dashboardApi }: SiteProps): SiteConfig {
    return {
      region: Stack.of(this).region,
      userPoolId: login.userPool.userPoolId,
      userPoolClientId: login.client.userPoolClientId,
      graphqlUrl: dashboardApi.api.graphqlUrl,
      webhookUrl: webhook.url,
      signUpVerification: settings.signUpVerification,
      leadRetentionDays: settings.leadRetentionDays,
      target: { name: this.targetForm.name, url: this.targetForm.url, demo: this.targetForm.demo },
    };
  }
}

const distributionFindings = {
  'AwsSolutions-CFR1': 'The agency sells worldwide; no country is kept out.',
  'AwsSolutions-CFR2':
    'Serves public static files from a private bucket; there is nothing behind it to inject into.',
  'AwsSolutions-CFR3':
    "Access logs would hold visitors' addresses, personal data that nobody here needs; CloudFront " +
    'metrics show traffic and errors, and every call that reads or writes data is logged elsewhere.',
  'AwsSolutions-CFR4':
    'The default *.cloudfront.net certificate fixes the minimum protocol; a stage with a domain of ' +
    'its own (publicSite) asks for TLS 1.2.',
};
