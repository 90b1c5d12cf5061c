import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { targetPolicies } from '../../../contract/origins.ts';
import type { StageSettings } from '../../../infra/stage-settings.ts';
import { refusedSettings } from '../../../infra/stage-refusals.ts';
import { stageSettings } from '../../../infra/stages.ts';
import { functionEnvironment } from '../../../contract/environment.ts';
import {
  createStack,
  development,
  production,
  productionStage,
  stackName,
  stageOf,
  type Synthesis,
} from '../synthesise.ts';
import { resourcesOf } from '../template.ts';

describe('the settings of a stage', () => {
  test('the default stage can be deployed unchanged', () => {
    expect(refusedSettings(stageSettings('dev'))).toEqual([]);
  });

  test('an incomplete production stage is refused with its missing settings', () => {
    expect(() => stageSettings('prod')).toThrow(/Stage "prod".*\n- .*set targetForm/);
  });

  test("production requires a policy for users' targets", () => {
    expect(() => stageSettings('prod')).toThrow(/\n- users may have.*set targetPolicy/);
    const settings = productionStage();
    delete settings.targetPolicy;
    expect(refusedSettings(settings)).toEqual([expect.stringContaining('set targetPolicy')]);
    for (const targetPolicy of targetPolicies) {
      expect(refusedSettings({ ...settings, targetPolicy })).toEqual([]);
    }
    const development = stageOf();
    delete development.targetPolicy;
    expect(refusedSettings(development)).toEqual([]);
  });

  test('production requires an e-mail address for alarms', () => {
    const settings = productionStage();
    delete settings.alarmEmail;
    expect(refusedSettings(settings)).toEqual([expect.stringContaining('set alarmEmail')]);
  });

  test('production requires the setting that creates every alarm', () => {
    const settings: StageSettings = { ...productionStage(), alarms: 'vital' };
    expect(refusedSettings(settings)).toEqual([expect.stringContaining("set it to 'all'")]);
  });

  test.each(['mailFrom', 'monthlyBudget'] as const)(
    'production requires the setting %s',
    (name) => {
      const settings = productionStage();
      delete settings[name];
      expect(refusedSettings(settings)).toEqual([expect.stringContaining(`set ${name}`)]);
      expect(() => stageSettings('prod')).toThrow(`set ${name}`);
    },
  );

  test('the bots leave some Lambda concurrency to the webhook', () => {
    const settings = stageOf({ botConcurrency: 10, accountConcurrency: 23 });
    expect(refusedSettings(settings)).toEqual([
      'accountConcurrency must be a whole number from 24 to 100000.',
    ]);
  });

  test('the refusal of an unknown stage lists the known stages', () => {
    expect(() => stageSettings('staging')).toThrow('no stage "staging"');
    expect(() => stageSettings('staging')).toThrow('dev, prod');
    expect(() => stageSettings('constructor')).toThrow('no stage "constructor"');
  });

  test('production refuses sign-up without verification', () => {
    const settings = { ...productionStage(), signUpVerification: 'none' as const };
    expect(refusedSettings(settings)).toEqual([expect.stringContaining(`set it to 'code'`)]);
  });

  test('production refuses the demo form unless a setting allows it', () => {
    const settings = productionStage();
    delete settings.targetForm;
    expect(refusedSettings(settings)).toEqual([expect.stringContaining('set targetForm')]);
    const demoTargetInProduction = 'send the leads of production to the demo form';
    expect(refusedSettings({ ...settings, demoTargetInProduction })).toEqual([]);
  });

  test('a complete production stage is accepted', () => {
    expect(refusedSettings(productionStage())).toEqual([]);
  });

  test.each([
    ['botConcurrency', { botConcurrency: 1 }],
    ['monthlyBudget', { monthlyBudget: 0.5 }],
    ['stageFormAtOnce', { stageFormAtOnce: 1001 }],
    ['originAtOnce', { originAtOnce: 0 }],
    ['originPerMinute', { originPerMinute: 0.5 }],
    ['maxAttempts', { maxAttempts: 0 }],
    ['retryBaseSeconds', { retryBaseSeconds: 901 }],
    ['retryCapSeconds', { retryCapSeconds: 0.5 }],
    ['maxOpenDays', { maxOpenDays: 0 }],
    ['maxOpenDays', { maxOpenDays: 8 }],
    ['logRetentionDays', { logRetentionDays: 31 as never }],
    ['leadRetentionDays', { leadRetentionDays: 0 }],
    ['userLimits', { userLimits: { ...stageOf().userLimits, leadsPerDay: 0 } }],
    ['publicSite', { publicSite: { origin: 'https://agency.example/', certificateArn: '' } }],
    ['targetForm', { targetForm: { name: 'Loans', url: 'http://forms.example.com' } }],
    ['mailFrom', { mailFrom: 'Leads <leads@agency.example>' }],
    ['reservedConcurrency', { reservedConcurrency: { authoriser: 0, webhook: 5, fence: 5 } }],
    ['targetForm', { targetForm: { name: '', url: 'https://forms.example.com' } }],
  ])('an invalid value of the setting %s is refused', (name, changes) => {
    expect(refusedSettings(stageOf(changes)).join()).toContain(name);
  });

  test('reserved concurrency leaves 100 executions unreserved and enough for bots', () => {
    const reservedConcurrency = { authoriser: 20, webhook: 50, fence: 10 };
    const reserving = (accountConcurrency: number, botConcurrency = 4) =>
      refusedSettings(stageOf({ reservedConcurrency, accountConcurrency, botConcurrency }));
    expect(reserving(180)).toEqual([]);
    expect(reserving(179)).toEqual([
      expect.stringMatching(/^reservedConcurrency leaves 99 .* need 100; reserve less/),
    ]);
    expect(reserving(284, 100)).toEqual([]);
    expect(reserving(283, 100).join()).toContain('leaves 203');
  });

  const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/agency';

  /**
   * The template of one stage with several settings at once, because each synthesis takes a second.
   */
  let template: Template;
  beforeAll(() => {
    const reservedConcurrency = { authoriser: 20, webhook: 50, fence: 10 };
    const publicSite = { origin: 'https://www.agency.example', certificateArn };
    const settings = { reservedConcurrency, accountConcurrency: 1000, publicSite };
    template = Template.fromStack(createStack(stageOf(settings)).stack);
  });

  test('reserved concurrency applies to authoriser, webhook and fence only', () => {
    const functions = resourcesOf(template, 'AWS::Lambda::Function');
    const reserved = functions.flatMap(([id, { ReservedConcurrentExecutions: number }]) =>
      number === undefined ? [] : [[id.replace(/Function.*/, ''), number]],
    );
    expect(Object.fromEntries(reserved)).toEqual({
      WebhookAuthoriser: 20,
      Webhook: 50,
      Fence: 10,
    });
  });

  test('a public site gets its domain and strict TLS', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['www.agency.example'],
        ViewerCertificate: {
          AcmCertificateArn: certificateArn,
          MinimumProtocolVersion: 'TLSv1.2_2021',
        },
      },
    });
  });

  test("the site's DNS records need no look-ups at synthesis", () => {
    const hostedZone = { id: 'Z0123456789', name: 'agency.example' };
    const publicSite = { origin: 'https://www.agency.example', certificateArn, hostedZone };
    expect(refusedSettings(stageOf({ publicSite }))).toEqual([]);
    const { app, stack } = createStack(
      stageOf({ publicSite, logRetentionDays: 90, logLevel: 'WARN' }),
    );
    const zoned = Template.fromStack(stack);
    const records = resourcesOf(zoned, 'AWS::Route53::RecordSet').map(([, record]) => record);
    expect(records.map(({ Type }) => Type).sort()).toEqual(['A', 'AAAA']);
    for (const record of records) {
      expect(record).toMatchObject({
        Name: 'www.agency.example.',
        HostedZoneId: 'Z0123456789',
        AliasTarget: { DNSName: { 'Fn::GetAtt': [expect.stringMatching(/^Site/), 'DomainName'] } },
      });
    }
    expect(app.synth().manifest.missing ?? []).toEqual([]);
    const kept = resourcesOf(zoned, 'AWS::Logs::LogGroup').map(([, log]) => log);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.every(({ RetentionInDays }) => RetentionInDays === 90)).toBe(true);
    const levels = resourcesOf(zoned, 'AWS::Lambda::Function').filter(([, lambda]) =>
      JSON.stringify(lambda).includes('"POWERTOOLS_LOG_LEVEL":"WARN"'),
    );
    // Two functions are not in `levels`: the browser function has no environment variables, and
    // this stage has no release check.
    expect(levels).toHaveLength(Object.keys(functionEnvironment).length - 2);
  });

  test.each([
    ['certificateArn', { certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') }],
    ['hostedZone', { certificateArn, hostedZone: { id: 'Z1', name: 'other.example' } }],
  ])('a wrong %s in the setting publicSite is refused', (name, changes) => {
    const publicSite = { origin: 'https://www.agency.example', ...changes };
    const [refusal, ...others] = refusedSettings(stageOf({ publicSite }));
    expect(others).toEqual([]);
    expect(refusal).toContain(name);
  });

  test('a production stack and its tables are protected against deletion', () => {
    const stackOf = ({ app }: Pick<Synthesis, 'app'>) => app.node.findChild(stackName) as Stack;
    expect(stackOf(production).terminationProtection).toBe(true);
    expect(stackOf(development).terminationProtection).toBe(false);
    const tables = resourcesOf(production.template, 'AWS::DynamoDB::Table');
    const unprotected = tables.filter(([, table]) => table['DeletionProtectionEnabled'] !== true);
    // The items of these tables expire within a day or a week, so the tables need no protection.
    expect(unprotected.map(([id]) => id.replace(/Table[0-9A-F]{8}$/, '')).sort()).toEqual([
      'Allowances',
      'WebhookIdempotency',
    ]);
    const kept = tables.filter((table) => !unprotected.includes(table));
    for (const [, { PointInTimeRecoverySpecification }] of kept) {
      expect(PointInTimeRecoverySpecification).toMatchObject({ PointInTimeRecoveryEnabled: true });
    }
  });

  test("a site build that is not for the stage's origin is refused", () => {
    const publicSite = { origin: 'https://www.other.example', certificateArn };
    const settings = stageOf({ publicSite });
    expect(() => createStack(settings)).toThrow('VITE_PUBLIC_ORIGIN=https://www.other.example');
  });

  test('a missing site build is reported with the command to run', () => {
    expect(() => createStack(stageOf(), '/nowhere')).toThrow('Run: npm run build');
  });
});
