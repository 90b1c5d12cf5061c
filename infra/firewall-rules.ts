/**
 * The firewall's rules. A lead's content must never block a request: people are called O'Brien,
 * write "select … from" and paste `<script>`. A lead's body may have 16 KB, but AWS's size rule
 * would block bodies above 8 KB. So AWS's rules about bodies only count requests and block none;
 * the lead's schema checks bodies.
 */
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/**
 * AWS's rule groups, and those of their rules that must not block: the rules on bodies, and two
 * rules on the User-Agent, which integrators' programs may omit or choose freely. Names:
 * https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
 */
const managedGroups = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesCommonRuleSet: [
    'NoUserAgent_HEADER',
    'UserAgent_BadBots_HEADER',
    'SizeRestrictions_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'CrossSiteScripting_BODY',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: [
    'JavaDeserializationRCE_BODY',
    'Log4JRCE_BODY',
    'ReactJSRCE_BODY',
  ],
  AWSManagedRulesSQLiRuleSet: ['SQLi_BODY', 'SQLiExtendedPatterns_BODY'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Makes AWS count the requests that match a rule, as a metric. AWS stores no samples of the
 * requests.
 */
export function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}

export function managedRules(firstPriority: number): CfnWebACL.RuleProperty[] {
  return Object.entries(managedGroups).map(([name, counted], index) => ({
    name,
    priority: firstPriority + index,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(name),
  }));
}

export interface RateRule {
  name: string;
  priority: number;
  /** The maximum number of requests from one address within the window. */
  limit: number;
  /** The window in seconds. AWS allows 60, 120, 300 or 600. */
  windowSeconds: number;
  /** Which requests the rule counts; all requests by default. */
  of?: CfnWebACL.StatementProperty;
  block: CfnWebACL.BlockActionProperty;
}

export function rateRule(rule: RateRule): CfnWebACL.RuleProperty {
  return {
    name: rule.name,
    priority: rule.priority,
    action: { block: rule.block },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit: rule.limit,
        evaluationWindowSec: rule.windowSeconds,
        ...(rule.of && { scopeDownStatement: rule.of }),
      },
    },
    visibilityConfig: visible(rule.name),
  };
}
