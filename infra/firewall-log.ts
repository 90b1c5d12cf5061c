/** The logs of the firewall's web ACLs. */
import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/**
 * Logs only blocked or counted requests. The log contains IP addresses, so it is kept for only one
 * month.
 */
export function keepFirewallLog(scope: Construct, acls: Record<string, CfnWebACL>): void {
  for (const [id, acl] of Object.entries(acls)) {
    // WAF accepts only log groups whose names begin with this prefix.
    const logGroupName = `aws-waf-logs-${Stack.of(scope).stackName}-${id}`;
    const log = new LogGroup(scope, `${id}Log`, {
      logGroupName,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const logging = new CfnLoggingConfiguration(scope, `${id}Logging`, {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        Stack.of(scope).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      // A query string may contain a lead's reference, which may be a phone number, so it is not
      // logged.
      redactedFields: [
        { queryString: {} },
        ...['x-api-key', 'authorization', 'idempotency-key'].map((Name) => ({
          singleHeader: { Name },
        })),
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT'].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
    logging.node.addDependency(log);
  }
}
