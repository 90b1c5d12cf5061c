/**
 * One stage of the whole service. Only wires, in the order data flows: people sign in and make keys,
 * integrators send leads, the bot fills the form, the row's change reaches the dashboard. Each
 * construct owns its resources, grants and alarms.
 */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ApiKeys } from './api-keys.ts';
import { Bot } from './bot.ts';
import { DashboardApi } from './dashboard-api.ts';
import { Evidence } from './evidence.ts';
import { LeadQueue } from './lead-queue.ts';
import { Live } from './live.ts';
import { Login } from './login.ts';
import { Reconciler } from './reconciler.ts';
import { Site } from './site.ts';
import type { StageSettings } from './stages.ts';
import { Submissions } from './submissions.ts';
import { TargetHealth } from './target-health.ts';
import { Watch } from './watch.ts';
import { Webhook } from './webhook.ts';

export interface FormAutomationStackProps extends StackProps {
  settings: StageSettings;
  /** The React build that the site serves. */
  siteDirectory: string;
}

export class FormAutomationStack extends Stack {
  constructor(scope: Construct, id: string, props: FormAutomationStackProps) {
    super(scope, id, props);
    const { settings } = props;
    const { maxAttempts, leadRetentionDays, signUpVerification } = settings;
    const keepData = settings.production;

    const login = new Login(this, 'Login', { signUpVerification, keepData });
    const apiKeys = new ApiKeys(this, 'ApiKeys', { keepData });
    const submissions = new Submissions(this, 'Submissions', { keepData });
    const leadQueue = new LeadQueue(this, 'LeadQueue', settings);
    const webhook = new Webhook(this, 'Webhook', { maxAttempts, apiKeys, submissions, leadQueue });
    const evidence = new Evidence(this, 'Evidence', { leadRetentionDays, keepData });
    const rows = { submissions, leadQueue };
    const targetHealth = new TargetHealth(this, 'TargetHealth');
    const dashboardApi = new DashboardApi(this, 'DashboardApi', {
      ...rows,
      maxAttempts,
      login,
      apiKeys,
      evidence,
      targetHealth,
      targetForm: () => site.targetForm,
    });
    const site: Site = new Site(this, 'Site', {
      settings,
      directory: props.siteDirectory,
      login,
      webhook,
      dashboardApi,
      evidence,
    });
    const { targetForm } = site;
    const bot = new Bot(this, 'Bot', { ...rows, settings, targetForm, evidence, targetHealth });
    const reconciler = new Reconciler(this, 'Reconciler', { ...rows, leadRetentionDays });
    const live = new Live(this, 'Live', { submissions, dashboardApi });
    new Watch(this, 'Watch', {
      capabilities: [login, leadQueue, webhook, dashboardApi, bot, reconciler, live],
      alarmEmail: settings.alarmEmail,
    });

    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'WebhookUrl', { value: webhook.url });
    new CfnOutput(this, 'GraphqlUrl', { value: dashboardApi.api.graphqlUrl });
    new CfnOutput(this, 'Region', { value: this.region });
    new CfnOutput(this, 'UserPoolId', { value: login.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: login.client.userPoolClientId });
  }
}
