/**
 * The firewall (AWS WAF), for stages that have one. At the webhook's API it stops known attackers
 * and floods from one address. At the user pool it limits all calls of one address, and more
 * strictly those calls that cause an e-mail. At the dashboard API it limits the requests of one
 * address. It does not limit single users, because the webhook and the dashboard API do; it does
 * not check bodies, because the lead's schema does.
 */
import { Duration, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnWebACL, CfnWebACLAssociation, type CfnWebACLProps } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { UserLimits } from '../contract/user-limits.ts';
import { keepFirewallLog } from './firewall-log.ts';
import { managedRules, rateRule, visible } from './firewall-rules.ts';
import type { DashboardApi } from './dashboard-api.ts';
import { callMarkHeader } from '../contract/call-mark.ts';
import { throttledBody, throttledHeaders } from './gateway-responses.ts';
import { fencePath, fenceThrottle } from './fence.ts';
import type { Login } from './login.ts';
import { callMark } from './mcp.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import type { Webhook } from './webhook.ts';

export interface FirewallProps {
  webhook: Webhook;
  login: Login;
  dashboardApi: DashboardApi;
  userLimits: UserLimits;
}

const window = Duration.minutes(5);
/**
 * One address may send this many times as much as one user, because automation services send the
 * leads of many users from few addresses.
 */
export const usersAnAddress = 4;
const slowDown = 'slow-down';
/**
 * The firewall's answer to too many requests, equal to the gateway's own answer to a throttled
 * request.
 */
const answerSlowDown: CfnWebACL.BlockActionProperty = {
  customResponse: {
    responseCode: 429,
    customResponseBodyKey: slowDown,
    responseHeaders: Object.entries(throttledHeaders).map(([name, value]) => ({ name, value })),
  },
};
const slowDownAnswer = (body: object): Record<string, CfnWebACL.CustomResponseBodyProperty> => ({
  [slowDown]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(body) },
});
/**
 * One address's limit for calls of the fence, the route that permits each submit. It is a quarter
 * of the route's own limit, so no address can use up that limit alone. All bots together call the
 * route a few times a second, perhaps from one address.
 */
const fenceCalls = { limit: (fenceThrottle.rateLimit * 60) / 4, windowSeconds: 60 };

/**
 * The limit for calls that cause an e-mail. It is AWS's lowest limit with the longest window: sixty
 * requests an hour, enough for an office behind one address.
 */
const signUps = { limit: 10, windowSeconds: 600 };
/**
 * The limit for all calls to the user pool: a hundred sign-ins in ten minutes, of two or three
 * calls each. This limit works even if Cognito hides the header by which calls that cause an e-mail
 * are recognised.
 */
const poolCalls = { limit: 300, windowSeconds: 600 };
const mailingCalls = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword'];

export class Firewall extends Construct {
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: FirewallProps) {
    super(scope, id);
    const { webhook, login, dashboardApi, userLimits } = props;
    const api = this.protectApi(userLimits);
    const pool = this.protectPool();
    this.associate('Api', api, webhook.api.deploymentStage.stageArn);
    this.associate('Pool', pool, login.userPool.userPoolArn);
    const dashboard = this.protectDashboard(userLimits);
    this.associate('Dashboard', dashboard, dashboardApi.api.arn);
    keepFirewallLog(this, { Api: api, Pool: pool, Dashboard: dashboard });
    this.alarms = [
      new RunbookAlarm(this, 'BlockedRequestsAlarm', {
        metric: new Metric({
          namespace: 'AWS/WAFV2',
          metricName: 'BlockedRequests',
          dimensionsMap: {
            WebACL: this.metricOf('Api'),
            Rule: 'ALL',
            Region: Stack.of(this).region,
          },
          statistic: 'Sum',
          period: errorPeriod,
        }),
        above: 1000,
        periods: 3,
        meaning:
          'The firewall turns many requests to the webhook away: a flood, or a rule that errs.',
        because:
          'Scanners meet it a few times a minute; this many for a quarter of an hour is one sender.',
      }),
    ];
  }

  /**
   * Limits the requests of one address to several times one user's limit, so that each user's own
   * limit applies first. Calls that the MCP server makes are exempt: they come from few addresses
   * for all users, and the request to the MCP server was already counted.
   */
  private protectApi({ requestsPerSecond }: UserLimits): CfnWebACL {
    return this.acl('Api', {
      customResponseBodies: slowDownAnswer(throttledBody),
      rules: [
        rateRule({
          name: 'RateOfAddress',
          priority: 0,
          limit: usersAnAddress * requestsPerSecond * window.toSeconds(),
          windowSeconds: window.toSeconds(),
          of: { notStatement: { statement: headerIs(callMarkHeader, callMark) } },
          block: answerSlowDown,
        }),
        rateRule({
          ...{ name: 'FenceCallsOfAddress', priority: 1, ...fenceCalls },
          of: pathContains(fencePath),
          block: answerSlowDown,
        }),
        // When one of AWS's rules blocks a request, API Gateway answers with its own response for
        // WAF_FILTERED.
        ...managedRules(2),
      ],
    });
  }

  /**
   * Has two limits for the calls of one address: one for calls that make Cognito send an e-mail,
   * and one for all calls. All calls have the same path, so the first rule recognises calls by a
   * header. AWS does not list which headers Cognito forwards to the firewall, so only the second
   * rule is certain to match. Cognito itself answers a blocked call with a 403.
   */
  private protectPool(): CfnWebACL {
    const called = (operation: string) =>
      headerIs('x-amz-target', `AWSCognitoIdentityProviderService.${operation}`);
    const of = { orStatement: { statements: mailingCalls.map(called) } };
    return this.acl('Pool', {
      rules: [
        rateRule({ name: 'MailsOfAddress', priority: 0, ...signUps, of, block: {} }),
        rateRule({ name: 'CallsOfAddress', priority: 1, ...poolCalls, block: {} }),
      ],
    });
  }

  /**
   * Limits the requests of one address to several times one user's limit, because a page of the
   * dashboard also makes requests that do not count for the user's limit. The live publisher's
   * signed requests are exempt, because few addresses publish the changes of all users. Without a
   * valid signature AppSync refuses such a request before it runs a resolver.
   */
  private protectDashboard({ dashboardPerSecond }: UserLimits): CfnWebACL {
    const signed: CfnWebACL.StatementProperty = {
      byteMatchStatement: {
        fieldToMatch: { singleHeader: { Name: 'authorization' } },
        positionalConstraint: 'STARTS_WITH',
        searchString: 'AWS4-HMAC-SHA256 ',
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    };
    const message = throttledBody.error;
    const errors = [{ errorType: 'RateLimited', message }];
    return this.acl('Dashboard', {
      // The field `message` is for the dashboard's library, Amplify, which reads it if the answer's
      // status is not 200.
      customResponseBodies: slowDownAnswer({ message, data: null, errors }),
      rules: [
        rateRule({
          name: 'RequestsOfAddress',
          priority: 0,
          limit: usersAnAddress * dashboardPerSecond * window.toSeconds(),
          windowSeconds: window.toSeconds(),
          of: { notStatement: { statement: signed } },
          block: answerSlowDown,
        }),
      ],
    });
  }

  private acl(
    id: string,
    changes: Pick<CfnWebACLProps, 'rules' | 'customResponseBodies'>,
  ): CfnWebACL {
    return new CfnWebACL(this, id, {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible(this.metricOf(id)),
      ...changes,
    });
  }

  /**
   * The metric's name contains the stage's name, because two stages of an account must not share a
   * metric.
   */
  private metricOf(id: string): string {
    return `${Stack.of(this).stackName}-${id}`;
  }

  private associate(id: string, acl: CfnWebACL, resourceArn: string) {
    new CfnWebACLAssociation(this, `${id}Association`, { webAclArn: acl.attrArn, resourceArn });
  }
}

/**
 * Matches a route in any part of the decoded path, because the API's stage may come before the
 * route, and every spelling of the route must match.
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-transformation.html
 */
function pathContains(path: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'CONTAINS',
      searchString: `/${path}`,
      textTransformations: [
        { priority: 0, type: 'URL_DECODE' },
        { priority: 1, type: 'LOWERCASE' },
      ],
    },
  };
}

function headerIs(name: string, value: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { singleHeader: { Name: name } },
      positionalConstraint: 'EXACTLY',
      searchString: value,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  };
}
