import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { screenshotService } from '../../../contract/screenshot-service.ts';
import { resourcesOf } from '../template.ts';
import { development, production } from '../synthesise.ts';

const { template } = development;

function contentSecurityPolicy(): Map<string, string> {
  const [[, policy]] = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy') as [
    [string, { ResponseHeadersPolicyConfig: HeadersConfig }],
  ];
  const { ContentSecurityPolicy } =
    policy.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy;
  const text = ContentSecurityPolicy['Fn::Join'][1]
    .map((part) => (typeof part === 'string' ? part : `{${Object.values(part).flat().pop()}}`))
    .join('');
  return new Map(
    text.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources.join(' ')];
    }),
  );
}
interface HeadersConfig {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: {
      ContentSecurityPolicy: { 'Fn::Join': [string, (string | Record<string, string>)[]] };
    };
  };
}

describe('the website of a stage', () => {
  test('a missing page is answered with 404 and the page 404.html', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CustomErrorResponses: [403, 404].map((ErrorCode) =>
          Match.objectLike({ ErrorCode, ResponseCode: 404, ResponsePagePath: '/404.html' }),
        ),
      },
    });
  });

  test('the site uses HTTP/2 and HTTP/3 with compression, never plain HTTP', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        HttpVersion: 'http2and3',
        DefaultCacheBehavior: Match.objectLike({
          Compress: true,
          ViewerProtocolPolicy: 'redirect-to-https',
          FunctionAssociations: [Match.objectLike({ EventType: 'viewer-request' })],
        }),
      },
    });
  });

  test("only CloudFront can read the site's bucket, with signed requests", () => {
    template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: Match.objectLike({
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      }),
    });
  });

  test("the site's CSP header does not limit the sources of scripts", () => {
    const policy = contentSecurityPolicy();
    expect(policy.has('script-src')).toBe(false);
    expect(policy.has('default-src')).toBe(false);
  });

  test("the site's CSP header lists every source except scripts", () => {
    const policy = contentSecurityPolicy();
    expect(policy.get('connect-src')).toBe(
      "'self' https://cognito-idp.{AWS::Region}.amazonaws.com https://{GraphQLDns} " +
        'wss://{RealtimeDns} https://' +
        policy.get('connect-src')?.split('https://').pop(),
    );
    expect(policy.get('connect-src')).toMatch(/execute-api\.\{AWS::Region}\.\{AWS::URLSuffix}$/);
    expect(policy.get('img-src')).toBe(
      `'self' data: https://{RegionalDomainName} ${new URL(screenshotService).origin}`,
    );
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
    expect(policy.get('form-action')).toBe("'self'");
  });

  test('files with hashed names are cached for ever, pages are revalidated', () => {
    const deployments = resourcesOf(template, 'Custom::CDKBucketDeployment').map(
      ([, { DestinationBucketKeyPrefix, Prune, SystemMetadata }]) => ({
        DestinationBucketKeyPrefix,
        Prune,
        SystemMetadata,
      }),
    );
    expect(deployments).toEqual([
      {
        DestinationBucketKeyPrefix: 'assets',
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
      {
        DestinationBucketKeyPrefix: undefined,
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=0, must-revalidate' },
      },
    ]);
  });

  test("the site's config.json has the settings that the client reads", () => {
    const { directory } = production;
    const config = JSON.parse(
      readFileSync(join(directory, configAsset(directory), 'config.json'), 'utf8'),
    ) as Record<string, unknown>;
    expect(Object.keys(config).sort()).toEqual([
      'graphqlUrl',
      'leadRetentionDays',
      'region',
      'signUpVerification',
      'target',
      'userPoolClientId',
      'userPoolId',
      'webhookUrl',
    ]);
    expect(config).toMatchObject({
      signUpVerification: 'code',
      target: { name: 'Loan enquiry', url: 'https://forms.example.com/loan', demo: false },
    });
  });

  test('a stage without a target form uses the site’s demo form', () => {
    const [[, bot]] = resourcesOf(template, 'AWS::Lambda::Function').filter(([id]) =>
      id.startsWith('BotFunction'),
    ) as [[string, { Environment: { Variables: Record<string, unknown> } }]];
    const target = JSON.stringify(bot.Environment.Variables['TARGET_FORM']);
    expect(target).toContain('/demo-form/');
    expect(target).toContain('"DomainName"');
  });
});

/** The folder of the asset that contains config.json. */
function configAsset(directory: string): string {
  const manifest = JSON.parse(
    readFileSync(join(directory, 'FormAutomation-test.assets.json'), 'utf8'),
  ) as { files: Record<string, { source: { path: string } }> };
  const folders = Object.values(manifest.files).map(({ source }) => source.path);
  const found = folders.find((folder) => {
    try {
      return Boolean(readFileSync(join(directory, folder, 'config.json')));
    } catch {
      return false;
    }
  });
  if (!found) throw new Error('No asset holds config.json');
  return found;
}
