import { describe, expect, test } from '@jest/globals';
import { leadSchema } from '../../../contract/lead-schema.ts';
import { fenceThrottle } from '../../../infra/fence.ts';
import { idOf, names, resourcesOf } from '../template.ts';
import { development, production, productionStage } from '../synthesise.ts';

const { template } = production;

interface Rule {
  Name: string;
  Action?: { Block?: { CustomResponse?: Record<string, unknown> } };
  OverrideAction?: { None?: object };
  Statement: {
    RateBasedStatement?: {
      Limit: number;
      EvaluationWindowSec: number;
      ScopeDownStatement?: object;
    };
    ManagedRuleGroupStatement?: {
      Name: string;
      RuleActionOverrides: { Name: string; ActionToUse: object }[];
    };
  };
}
interface Acl {
  DefaultAction: object;
  Rules: Rule[];
  CustomResponseBodies?: Record<string, { Content: string; ContentType: string }>;
}
const aclOf = (id: string) =>
  template.findResources('AWS::WAFv2::WebACL')[
    idOf(template, 'AWS::WAFv2::WebACL', `Firewall${id}`)
  ]?.['Properties'] as Acl;
const api = aclOf('Api');

/**
 * For each AWS-managed rule group, its rules that inspect request bodies, as AWS documents them.
 * The firewall must only count the matches of these rules and never block a request because of
 * them. https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html
 */
const onBodies: Record<string, string[]> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesCommonRuleSet: [
    'CrossSiteScripting_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'SizeRestrictions_BODY',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: [
    'JavaDeserializationRCE_BODY',
    'Log4JRCE_BODY',
    'ReactJSRCE_BODY',
  ],
  AWSManagedRulesSQLiRuleSet: ['SQLiExtendedPatterns_BODY', 'SQLi_BODY'],
};

describe('the rules of the firewall', () => {
  test('the firewall protects webhook, user pool and dashboard if enabled', () => {
    development.template.resourceCountIs('AWS::WAFv2::WebACL', 0);
    const associations = resourcesOf(template, 'AWS::WAFv2::WebACLAssociation');
    const [ofApi, ofPool, ofDashboard] = ['Api', 'Pool', 'Dashboard'].map((id) => {
      const acl = idOf(template, 'AWS::WAFv2::WebACL', `Firewall${id}`);
      return associations.find(([, { WebACLArn }]) => names(WebACLArn, acl))?.[1]['ResourceArn'];
    });
    expect(names(ofApi, idOf(template, 'AWS::ApiGateway::Stage', 'Webhook'))).toBe(true);
    expect(names(ofPool, idOf(template, 'AWS::Cognito::UserPool', 'Login'))).toBe(true);
    expect(names(ofDashboard, idOf(template, 'AWS::AppSync::GraphQLApi', 'Dashboard'))).toBe(true);
    expect(api.DefaultAction).toEqual({ Allow: {} });
  });

  test('the firewall blocks no request because of its body', () => {
    // None of the stage's own firewall rules inspects a body.
    expect(JSON.stringify(api.Rules)).not.toMatch(/"(Body|JsonBody)"/);
    const groups = api.Rules.flatMap(({ Statement }) => Statement.ManagedRuleGroupStatement ?? []);
    expect(groups.map(({ Name }) => Name)).toEqual(Object.keys(onBodies));
    for (const { Name, RuleActionOverrides } of groups) {
      expect(RuleActionOverrides.every(({ ActionToUse }) => 'Count' in ActionToUse)).toBe(true);
      const counted = RuleActionOverrides.map((rule) => rule.Name);
      expect(counted.filter((rule) => rule.endsWith('_BODY')).sort()).toEqual(onBodies[Name]);
    }
  });

  test.each([
    "Siobhán O'Brien",
    '<script>alert(1)</script>',
    'Robert"); DROP TABLE leads;--',
    'Select Union From',
    '${jndi:ldap://x}',
  ])('a valid lead can contain %s, which firewalls often block', (name) => {
    const lead = { name, email: 'a@leads.example', phone: '+919876543210', city: "L'Aquila" };
    expect(leadSchema.safeParse({ ...lead, loanAmount: 1 }).success).toBe(true);
  });

  test("one IP address may send at four times a user's rate limit", () => {
    const [rate] = api.Rules.flatMap(({ Statement }) => Statement.RateBasedStatement ?? []);
    const { requestsPerSecond } = productionStage().userLimits;
    expect(rate?.Limit).toBe(4 * requestsPerSecond * (rate?.EvaluationWindowSec ?? 0));
  });

  test("the firewall's rate limit ignores calls by the MCP function", () => {
    const [rate] = api.Rules.flatMap(({ Statement }) => Statement.RateBasedStatement ?? []);
    const id = idOf(template, 'AWS::Lambda::Function', 'McpFunction');
    const mcp = template.findResources('AWS::Lambda::Function')[id]?.['Properties'] as {
      Environment: { Variables: Record<string, unknown> };
    };
    expect(rate?.ScopeDownStatement).toMatchObject({
      NotStatement: {
        Statement: {
          ByteMatchStatement: {
            FieldToMatch: { SingleHeader: { Name: 'x-call-mark' } },
            PositionalConstraint: 'EXACTLY',
            SearchString: mcp.Environment.Variables['CALL_MARK'],
          },
        },
      },
    });
    const stackId = { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] };
    expect(mcp.Environment.Variables['CALL_MARK']).toEqual({ 'Fn::Select': [2, stackId] });
  });

  test("one IP address gets at most a quarter of the fence route's throttle", () => {
    const [, rate, ...others] = api.Rules.flatMap(
      ({ Statement }) => Statement.RateBasedStatement ?? [],
    );
    expect(others).toEqual([]);
    expect(rate).toMatchObject({
      EvaluationWindowSec: 60,
      Limit: (fenceThrottle.rateLimit * 60) / 4,
      ScopeDownStatement: {
        ByteMatchStatement: {
          FieldToMatch: { UriPath: {} },
          PositionalConstraint: 'CONTAINS',
          SearchString: '/fence',
          TextTransformations: [{ Type: 'URL_DECODE' }, { Type: 'LOWERCASE' }],
        },
      },
    });
  });

  test("the firewall refuses a flood with API Gateway's own answer", () => {
    const [{ CustomResponse } = {}, ofFence] = api.Rules.flatMap(
      ({ Action }) => Action?.Block ?? [],
    );
    expect(CustomResponse).toMatchObject({ ResponseCode: 429 });
    expect(ofFence).toEqual({ CustomResponse });
    const headers = CustomResponse?.['ResponseHeaders'] as { Name: string; Value: string }[];
    const gateway = resourcesOf(template, 'AWS::ApiGateway::GatewayResponse')
      .map(([, response]) => response)
      .find(({ ResponseType }) => ResponseType === 'THROTTLED') as unknown as {
      ResponseParameters: Record<string, string>;
      ResponseTemplates: Record<string, string>;
    };
    expect(
      Object.fromEntries(
        headers.map(({ Name, Value }) => [`gatewayresponse.header.${Name}`, `'${Value}'`]),
      ),
    ).toEqual(gateway.ResponseParameters);
    const body = api.CustomResponseBodies?.[String(CustomResponse?.['CustomResponseBodyKey'])];
    expect(body).toMatchObject({ ContentType: 'APPLICATION_JSON' });
    // The firewall does not know the request's id, so its answer lacks the member `instance`, which
    // contains this id.
    const { instance, ...same } = JSON.parse(gateway.ResponseTemplates['application/json']!) as {
      instance: string;
    };
    expect(instance).toContain('$context.requestId');
    expect(JSON.parse(body?.['Content'] as string)).toEqual(same);
  });

  test('the firewall limits requests that make Cognito send e-mails', () => {
    const [rule] = aclOf('Pool').Rules;
    expect(rule?.Statement.RateBasedStatement).toMatchObject({
      Limit: 10,
      EvaluationWindowSec: 600,
    });
    const text = JSON.stringify(rule?.Statement.RateBasedStatement?.ScopeDownStatement);
    const operations = [...text.matchAll(/AWSCognitoIdentityProviderService\.(\w+)/g)];
    expect(operations.map(([, name]) => name)).toEqual([
      'SignUp',
      'ResendConfirmationCode',
      'ForgotPassword',
    ]);
  });

  test("the firewall limits each IP address's requests to Cognito", () => {
    const [, rule, ...others] = aclOf('Pool').Rules;
    expect(others).toEqual([]);
    expect(rule?.Action).toEqual({ Block: {} });
    expect(rule?.Statement.RateBasedStatement).toEqual({
      AggregateKeyType: 'IP',
      Limit: 300,
      EvaluationWindowSec: 600,
    });
  });

  test("the firewall limits each IP address's requests to the dashboard API", () => {
    const { Rules, CustomResponseBodies } = aclOf('Dashboard');
    const { dashboardPerSecond } = productionStage().userLimits;
    expect(Rules).toHaveLength(1);
    expect(Rules[0]?.Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: 'IP',
      Limit: 4 * dashboardPerSecond * 300,
      EvaluationWindowSec: 300,
    });
    expect(Rules[0]?.Action?.Block?.CustomResponse).toMatchObject({ ResponseCode: 429 });
    const body = JSON.parse(CustomResponseBodies?.['slow-down']?.Content ?? '') as object;
    expect(body).toMatchObject({ message: expect.any(String), errors: [{}] });
  });

  test('the firewall does not limit the live publisher', () => {
    const [rule] = aclOf('Dashboard').Rules;
    expect(rule?.Statement.RateBasedStatement?.ScopeDownStatement).toMatchObject({
      NotStatement: {
        Statement: {
          ByteMatchStatement: {
            FieldToMatch: { SingleHeader: { Name: 'authorization' } },
            PositionalConstraint: 'STARTS_WITH',
            SearchString: 'AWS4-HMAC-SHA256 ',
          },
        },
      },
    });
  });

  test("the firewall's logs contain no key, token or query", () => {
    const logs = resourcesOf(template, 'AWS::WAFv2::LoggingConfiguration');
    expect(logs).toHaveLength(3);
    for (const [, { RedactedFields, LogDestinationConfigs }] of logs) {
      expect(RedactedFields).toEqual([
        { QueryString: {} },
        ...['x-api-key', 'authorization', 'idempotency-key'].map((Name) => ({
          SingleHeader: { Name },
        })),
      ]);
      expect(JSON.stringify(LogDestinationConfigs)).toMatch(/:log-group:aws-waf-logs-[\w-]+"/);
    }
  });
});
