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
import { Rehearsals, Rehearser } from './rehearsals.ts';
import { Site } from './site.ts';
import type { StageSettings } from './stages.ts';
import { Submissions } from './submissions.ts';
import { TargetForms } from './target-forms.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { Watch } from './watch.ts';
import { Webhook } from './webhook.ts';

export interface FormAutomationStackProps extends StackProps {
  settings: StageSettings;
  /** The React build that the site serves. */
  siteDirectory: string;
}

interface Told {
  site: Site;
  webhook: Webhook;
  dashboardApi: DashboardApi;
  login: Login;
  accounts: Accounts;
  targetForms: TargetForms;
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
    const { targetPolicy = 'any' } = settings;
    const targetForms = new TargetForms(this, 'TargetForms', { targetPolicy, keepData });
    const leadQueue = new LeadQueue(this, 'LeadQueue', settings);
    const allowances = new Allowances(this, 'Allowances', {
      userLimits: settings.userLimits,
      submissions,
    });
    const rows = { submissions, targetForms, leadQueue };
    const intake = { ...rows, maxAttempts, accounts, apiKeys, allowances };
    const webhook = new Webhook(this, 'Webhook', intake);
    // The id is older than the name: with another one a deployed stage would lose its screenshots.
    const screenshots = new Screenshots(this, 'Evidence', { leadRetentionDays, keepData });
    const circuitBreaker = new CircuitBreaker(this, 'CircuitBreaker');
    const rehearsals = new Rehearsals(this, 'Rehearsals');
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
      rehearsals,
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
    const rehearsed = { rehearsals, targetForms, screenshots, browser };
    const rehearser = new Rehearser(this, 'Rehearser', rehearsed);
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
        rehearser,
        reconciler,
        live,
      ],
      alarmEmail: settings.alarmEmail,
    });

    this.addOutputs({ site, webhook, dashboardApi, login, accounts, targetForms });
  }

  /** What the dashboard's users, the operators' commands and the tests of a stage are told. */
  private addOutputs(parts: Told) {
    const { site, webhook, dashboardApi, login, accounts, targetForms } = parts;
    const outputs = {
      SiteUrl: site.url,
      WebhookUrl: webhook.url,
      GraphqlUrl: dashboardApi.api.graphqlUrl,
      Region: this.region,
      UserPoolId: login.userPool.userPoolId,
      UserPoolClientId: login.client.userPoolClientId,
      AccountsTable: accounts.table.tableName,
      OriginsTable: targetForms.originsTable.tableName,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
