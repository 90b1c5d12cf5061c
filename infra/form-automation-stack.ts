/**
 * One stage of the whole service. This file only connects constructs, in the order in which data
 * flows: users sign in and create keys, integrators send leads, the bot fills the form, the
 * dashboard shows the result. Each construct owns its resources, grants and alarms.
 */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { Allowances } from './allowances.ts';
import { AccountWatch } from './account-watch.ts';
import { Accounts } from './accounts.ts';
import { ApiKeys } from './api-keys.ts';
import { Bot } from './bot.ts';
import { Browser } from './browser.ts';
import { CallbackDelivery } from './callback-delivery.ts';
import { Callbacks } from './callbacks.ts';
import { Canary, type CanaryProps } from './canary.ts';
import { Capacity } from './capacity.ts';
import { Cost } from './cost.ts';
import { DashboardApi } from './dashboard-api.ts';
import { People } from './people.ts';
import { RepeatedLeads } from './repeated-leads.ts';
import { Screenshots } from './screenshots.ts';
import { Digest } from './digest.ts';
import { Events } from './events.ts';
import { Fence } from './fence.ts';
import { Firewall, type FirewallProps } from './firewall.ts';
import { FollowUps } from './follow-ups.ts';
import { FormWatch, type FormWatchProps } from './form-watch.ts';
import { KeyApi } from './key-api.ts';
import { LeadQueue } from './lead-queue.ts';
import { Live } from './live.ts';
import { Login } from './login.ts';
import { Mcp } from './mcp.ts';
import { Outcomes } from './outcomes.ts';
import { Queries } from './queries.ts';
import { Reconciler } from './reconciler.ts';
import { Release } from './release.ts';
import { Receipts } from './receipts.ts';
import { Rehearsals, Rehearser } from './rehearsals.ts';
import { ServiceFunction } from './service-function.ts';
import { SideSteps } from './side-steps.ts';
import { Site } from './site.ts';
import type { ShownParts } from './stage-dashboard.ts';
import type { StageSettings } from './stage-settings.ts';
import { Submissions } from './submissions.ts';
import { TargetForms, type TargetFormsProps } from './target-forms.ts';
import { Traffic } from './traffic.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { Watch, type Watched, type WatchProps } from './watch.ts';
import { Webhook } from './webhook.ts';

export interface FormAutomationStackProps extends StackProps {
  settings: StageSettings;
  /** The directory of the website's build that the site serves. */
  siteDirectory: string;
}

interface OutputSources {
  site: Site;
  webhook: Webhook;
  dashboardApi: DashboardApi;
  login: Login;
  accounts: Accounts;
  targetForms: TargetForms;
  canary: Canary;
}

interface WholeService {
  webhook: Webhook;
  keyApi: KeyApi;
  fence: Fence;
  dashboardApi: DashboardApi;
  bot: Bot;
  reconciler: Reconciler;
  rehearser: Rehearser;
}

export class FormAutomationStack extends Stack {
  constructor(scope: Construct, id: string, props: FormAutomationStackProps) {
    super(scope, id, { ...props, terminationProtection: props.settings.production });
    const { settings } = props;
    const { maxAttempts, leadRetentionDays, maxOpenDays, mailFrom } = settings;
    const { production: keepData, gradualRelease = keepData, targetPolicy = 'any' } = settings;

    const stores = this.createStores({ keepData, targetPolicy });
    const { accounts, apiKeys, submissions, targetForms, callbacks, followUps } = stores;
    const { repeatedLeads, people } = stores;
    const login = new Login(this, 'Login', { settings, keepData });
    const accountWatch = new AccountWatch(this, 'AccountWatch', { login, accounts, apiKeys });
    const eventful = { submissions, targetForms, callbacks };
    const events = new Events(this, 'Events', { ...eventful, keepData });
    const leadQueue = new LeadQueue(this, 'LeadQueue', settings);
    const allowances = new Allowances(this, 'Allowances', { ...settings, submissions });
    const rows = { submissions, targetForms, repeatedLeads, leadQueue };
    const intake = { ...rows, people, maxAttempts, accounts, apiKeys, allowances };
    const webhook = new Webhook(this, 'Webhook', { ...intake, gradualRelease });
    const keyApi = new KeyApi(this, 'KeyApi', { ...intake, webhook, callbacks, events });
    const mcp = new Mcp(this, 'Mcp', { webhook });
    // The id must stay `Evidence`: with another id, CloudFormation would make a new, empty bucket
    // in a deployed stage.
    const screenshots = new Screenshots(this, 'Evidence', { leadRetentionDays, keepData });
    const circuitBreaker = new CircuitBreaker(this, 'CircuitBreaker', { keepData });
    const rehearsals = new Rehearsals(this, 'Rehearsals');
    const dashboardApi = new DashboardApi(this, 'DashboardApi', {
      ...intake,
      ...{ leadRetentionDays, login, screenshots, circuitBreaker, rehearsals, webhook },
      ...{ followUps, callbacks, mailFrom, introspection: settings.introspection ?? false },
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
    const { targetForm, demoForm } = site;
    const browser = new Browser(this, 'Browser');
    const fence = new Fence(this, 'Fence', { api: webhook.api, submissions, targetForms });
    const tried = { accounts, targetForm, demoForm, circuitBreaker, screenshots, browser, fence };
    const bot = new Bot(this, 'Bot', { ...rows, ...tried, followUps, settings });
    const rehearsed = { rehearsals, targetForms, screenshots, browser, followUps, circuitBreaker };
    const rehearser = new Rehearser(this, 'Rehearser', { ...rehearsed, settings });
    const formWatch = this.watchForms(settings, rehearsed);
    const looked = { leadRetentionDays, maxOpenDays, accounts, circuitBreaker, followUps };
    const reconciler = new Reconciler(this, 'Reconciler', { ...rows, ...looked });
    const userFacts = { login, accounts, submissions, targetForms, followUps, siteUrl: site.url };
    const digest = new Digest(this, 'Digest', { ...userFacts, callbacks, settings });
    const live = new Live(this, 'Live', { submissions, accounts, dashboardApi });
    const calling = { ...eventful, ...userFacts, events, circuitBreaker, settings };
    const callbackDelivery = new CallbackDelivery(this, 'CallbackDelivery', calling);
    const canary = this.sendCanaries(settings, { webhook, apiKeys, submissions });
    const signed = { ...userFacts, site, dashboardApi, screenshots, keepData };
    const receipts = new Receipts(this, 'Receipts', signed);
    const entry = [login, accountWatch, leadQueue, webhook, keyApi, mcp, dashboardApi, receipts];
    const news = [events, callbackDelivery, canary];
    const work = [bot, browser, fence, rehearser, ...formWatch, reconciler, digest, live, ...news];
    const parts = { webhook, leadQueue, bot, browser, reconciler, live, dashboardApi, submissions };
    const whole = this.watchWhole({ ...parts, keyApi, fence, rehearser }, settings);
    const firewall = this.fireWall(settings, { webhook, login, dashboardApi });
    const capabilities = [...entry, ...firewall, ...work, ...Object.values(whole)];
    this.watch(capabilities, { ...parts, ...whole }, settings);
    new Queries(this, 'Queries', { webhook, bot });

    this.setLogs(settings);
    this.addOutputs({ site, webhook, dashboardApi, login, accounts, targetForms, canary });
  }

  /** Makes the tables that are not part of another construct. */
  private createStores({ keepData, targetPolicy }: TargetFormsProps) {
    return {
      accounts: new Accounts(this, 'Accounts', { keepData }),
      apiKeys: new ApiKeys(this, 'ApiKeys', { keepData }),
      submissions: new Submissions(this, 'Submissions', { keepData }),
      targetForms: new TargetForms(this, 'TargetForms', { targetPolicy, keepData }),
      followUps: new FollowUps(this, 'FollowUps', { keepData }),
      repeatedLeads: new RepeatedLeads(this, 'RepeatedLeads', { keepData }),
      people: new People(this, 'People', { keepData }),
      callbacks: new Callbacks(this, 'Callbacks', { keepData }),
    };
  }

  /**
   * Sets the retention of every log group, also of those that CDK creates itself, and the log level
   * of every function. The browser function gets no environment variables, so it gets no log level.
   */
  private setLogs({ logRetentionDays, logLevel }: StageSettings) {
    for (const construct of this.node.findAll()) {
      if (construct instanceof CfnLogGroup) construct.retentionInDays = logRetentionDays;
      if (logLevel === undefined || !(construct instanceof ServiceFunction)) continue;
      if (construct.service !== 'browser') {
        construct.addEnvironment('POWERTOOLS_LOG_LEVEL', logLevel);
      }
    }
  }

  private fireWall(
    { firewall, production, userLimits }: StageSettings,
    resources: Omit<FirewallProps, 'userLimits'>,
  ): Watched[] {
    const isOn = firewall ?? production;
    return isOn ? [new Firewall(this, 'Firewall', { ...resources, userLimits })] : [];
  }

  private watchForms({ dailyRehearsals = true }: StageSettings, props: FormWatchProps): Watched[] {
    return dailyRehearsals ? [new FormWatch(this, 'FormWatch', props)] : [];
  }

  /** Alarms that belong to no single capability of the service. */
  private watchWhole(
    { webhook, keyApi, fence, dashboardApi, bot, reconciler, rehearser }: WholeService,
    { botConcurrency, accountConcurrency, reservedConcurrency }: StageSettings,
  ) {
    const read = { dashboard: dashboardApi.function, keyApi: keyApi.function };
    const apis = { webhook: webhook.function, ...read };
    const { authoriser } = webhook;
    const frontDoor = { ...apis, authoriser };
    const onLeadsWay = { authoriser, webhook: webhook.function, fence: fence.function };
    const concurrency = { accountConcurrency, reservedConcurrency };
    const behind = { bot: bot.function, reconciler: reconciler.function };
    const warning = { ...apis, ...behind, rehearser: rehearser.function };
    return {
      traffic: new Traffic(this, 'Traffic', webhook),
      capacity: new Capacity(this, 'Capacity', { frontDoor, onLeadsWay, ...concurrency }),
      outcomes: new Outcomes(this, 'Outcomes', { bot, reconciler, botConcurrency }),
      sideSteps: new SideSteps(this, 'SideSteps', warning),
    };
  }

  private sendCanaries(settings: StageSettings, props: Omit<CanaryProps, 'settings'>): Canary {
    const { alias } = props.webhook;
    if (alias) new Release(this, 'Release', { ...props, alias });
    return new Canary(this, 'Canary', { ...props, settings });
  }

  private watch(
    capabilities: WatchProps['capabilities'],
    parts: Omit<ShownParts, 'tables'>,
    { alarmEmail, monthlyBudget, alarms: kept = 'all' }: StageSettings,
  ) {
    const tables = this.node.findAll().filter((construct) => construct instanceof Table);
    new Watch(this, 'Watch', { capabilities, shown: { ...parts, tables }, alarmEmail, kept });
    if (!alarmEmail || !monthlyBudget) return;
    new Cost(this, 'Cost', { monthlyBudget, address: alarmEmail });
  }

  /**
   * The outputs of the stack, for the dashboard's users, the operators' commands and the tests of a
   * stage.
   */
  private addOutputs(parts: OutputSources) {
    const { site, webhook, dashboardApi, login, accounts, targetForms, canary } = parts;
    const outputs = {
      SiteUrl: site.url,
      WebhookUrl: webhook.url,
      GraphqlUrl: dashboardApi.api.graphqlUrl,
      Region: this.region,
      UserPoolId: login.userPool.userPoolId,
      UserPoolClientId: login.client.userPoolClientId,
      AccountsTable: accounts.table.tableName,
      OriginsTable: targetForms.originsTable.tableName,
      TargetFormsTable: targetForms.table.tableName,
      CanaryFunction: canary.function.functionName,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
