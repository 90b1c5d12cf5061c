/**
 * One stage of the whole service. Only wires, in the order data flows: people sign in and make keys,
 * integrators send leads, the bot fills the form, the row's change reaches the dashboard. Each
 * construct owns its resources, grants and alarms.
 */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Allowances } from './allowances.ts';
import { AccountWatch } from './account-watch.ts';
import { Accounts } from './accounts.ts';
import { ApiKeys } from './api-keys.ts';
import { Bot } from './bot.ts';
import { Browser } from './browser.ts';
import { DashboardApi } from './dashboard-api.ts';
import { Screenshots } from './screenshots.ts';
import { Fence } from './fence.ts';
import { LeadQueue } from './lead-queue.ts';
import { Live } from './live.ts';
import { Login } from './login.ts';
import { Reconciler } from './reconciler.ts';
import { Site } from './site.ts';
import type { StageSettings } from './stages.ts';
import { Submissions } from './submissions.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
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
    const { maxAttempts, leadRetentionDays, maxOpenDays, signUpVerification } = settings;
    const keepData = settings.production;

    const login = new Login(this, 'Login', { signUpVerification, keepData });
    const accounts = new Accounts(this, 'Accounts', { keepData });
    const apiKeys = new ApiKeys(this, 'ApiKeys', { keepData });
    const accountWatch = new AccountWatch(this, 'AccountWatch', { login, accounts, apiKeys });
    const submissions = new Submissions(this, 'Submissions', { keepData });
    const leadQueue = new LeadQueue(this, 'LeadQueue', settings);
    const allowances = new Allowances(this, 'Allowances', {
      userLimits: settings.userLimits,
      submissions,
    });
    const intake = { maxAttempts, accounts, apiKeys, submissions, leadQueue, allowances };
    const webhook = new Webhook(this, 'Webhook', intake);
    // The id is older than the name: with another one a deployed stage would lose its screenshots.
    const screenshots = new Screenshots(this, 'Evidence', { leadRetentionDays, keepData });
    const rows = { submissions, leadQueue };
    const circuitBreaker = new CircuitBreaker(this, 'CircuitBreaker');
    const dashboardApi = new DashboardApi(this, 'DashboardApi', {
      ...rows,
      maxAttempts,
      allowances,
      leadRetentionDays,
      login,
      accounts,
      apiKeys,
      screenshots,
      circuitBreaker,
      targetForm: () => site.targetForm,
    });
    const site: Site = new Site(this, 'Site', {
      settings,
      directory: props.siteDirectory,
      login,
      webhook,
      dashboardApi,
      screenshots,
    });
    const { targetForm } = site;
    const browser = new Browser(this, 'Browser');
    const fence = new Fence(this, 'Fence', { api: webhook.api, submissions });
    const tried = { accounts, targetForm, circuitBreaker, screenshots, browser, fence };
    const bot = new Bot(this, 'Bot', { ...rows, ...tried, settings });
    const limits = { leadRetentionDays, maxOpenDays };
    const reconciler = new Reconciler(this, 'Reconciler', { ...rows, ...limits });
    const live = new Live(this, 'Live', { submissions, accounts, dashboardApi });
    new Watch(this, 'Watch', {
      capabilities: [
        login,
        accountWatch,
        leadQueue,
        webhook,
        dashboardApi,
        bot,
        browser,
        fence,
        reconciler,
        live,
      ],
      alarmEmail: settings.alarmEmail,
    });

    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'WebhookUrl', { value: webhook.url });
    new CfnOutput(this, 'GraphqlUrl', { value: dashboardApi.api.graphqlUrl });
    new CfnOutput(this, 'Region', { value: this.region });
    new CfnOutput(this, 'UserPoolId', { value: login.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: login.client.userPoolClientId });
    new CfnOutput(this, 'AccountsTable', { value: accounts.table.tableName });
  }
}
