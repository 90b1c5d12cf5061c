import { describe, expect, test } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import { targetPolicies } from '../../../contract/origins.ts';
import { refusedSettings, stageSettings } from '../../../infra/stages.ts';
import { createStack, productionStage, stageOf } from '../synthesise.ts';

describe('stage settings', () => {
  test('the default stage can be deployed as it is', () => {
    expect(refusedSettings(stageSettings('dev'))).toEqual([]);
  });

  test('a fresh prod says which setting is missing', () => {
    expect(() => stageSettings('prod')).toThrow(/Stage "prod".*\n- .*set targetForm/);
  });

  test('production says where its users may aim the bot', () => {
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

  test('production says who hears of an alarm', () => {
    const settings = productionStage();
    delete settings.alarmEmail;
    expect(refusedSettings(settings)).toEqual([expect.stringContaining('set alarmEmail')]);
  });

  test.each(['mailFrom', 'monthlyBudget'] as const)('production sets %s', (name) => {
    const settings = productionStage();
    delete settings[name];
    expect(refusedSettings(settings)).toEqual([expect.stringContaining(`set ${name}`)]);
    expect(() => stageSettings('prod')).toThrow(`set ${name}`);
  });

  test('the bots leave room for the front door', () => {
    const settings = stageOf({ botConcurrency: 10, accountConcurrency: 23 });
    expect(refusedSettings(settings)).toEqual([
      'accountConcurrency must be a whole number from 24 to 100000.',
    ]);
  });

  test('an unknown stage is answered with the known ones', () => {
    expect(() => stageSettings('staging')).toThrow('no stage "staging"');
    expect(() => stageSettings('staging')).toThrow('dev, prod');
    expect(() => stageSettings('constructor')).toThrow('no stage "constructor"');
  });

  test('production refuses sign-up without verification', () => {
    const settings = { ...productionStage(), signUpVerification: 'none' as const };
    expect(refusedSettings(settings)).toEqual([expect.stringContaining(`set it to 'code'`)]);
  });

  test('production refuses the demo form unless asked in words', () => {
    const settings = productionStage();
    delete settings.targetForm;
    expect(refusedSettings(settings)).toEqual([expect.stringContaining('set targetForm')]);
    const demoTargetInProduction = 'send the leads of production to the demo form';
    expect(refusedSettings({ ...settings, demoTargetInProduction })).toEqual([]);
  });

  test('a complete production stage passes', () => {
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
    ['leadRetentionDays', { leadRetentionDays: 0 }],
    ['userLimits', { userLimits: { ...stageOf().userLimits, leadsPerDay: 0 } }],
    ['publicSite', { publicSite: { origin: 'https://agency.example/', certificateArn: '' } }],
    ['targetForm', { targetForm: { name: 'Loans', url: 'http://forms.example.com' } }],
    ['mailFrom', { mailFrom: 'Leads <leads@agency.example>' }],
    ['targetForm', { targetForm: { name: '', url: 'https://forms.example.com' } }],
  ])('%s out of range is refused by name', (name, changes) => {
    expect(refusedSettings(stageOf(changes)).join()).toContain(name);
  });

  const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/agency';

  test('a public site gets its domain and a strict TLS', () => {
    const publicSite = { origin: 'https://www.agency.example', certificateArn };
    const { stack } = createStack(stageOf({ publicSite }));
    Template.fromStack(stack).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['www.agency.example'],
        ViewerCertificate: {
          AcmCertificateArn: certificateArn,
          MinimumProtocolVersion: 'TLSv1.2_2021',
        },
      },
    });
  });

  test('a site built for another origin is refused', () => {
    const publicSite = { origin: 'https://www.other.example', certificateArn };
    const settings = stageOf({ publicSite });
    expect(() => createStack(settings)).toThrow('VITE_PUBLIC_ORIGIN=https://www.other.example');
  });

  test('an unbuilt site is named with its remedy', () => {
    expect(() => createStack(stageOf(), '/nowhere')).toThrow('Run: npm run build');
  });
});
