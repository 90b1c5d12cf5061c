/**
 * Resource types that have no meaning on one machine. They are accepted, get a name, and are
 * reported as having no effect. A type that is neither emulated nor in this list is an error, so
 * that no resource is ignored silently.
 */
import * as z from 'zod';
import type { PhysicalNames } from './physical-names.ts';
import { resourceType, type ResourceTypes } from './resource-type.ts';
import { account, region } from './template.ts';

const onlyActions = 'actions are checked, conditions are not';

const types: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::Account': 'the REST API writes no access log',
  'AWS::ApiGateway::RequestValidator': 'each function validates its own body',
  'AWS::ApiGateway::Model': 'each function validates its own body',
  'AWS::Budgets::Budget': 'nothing costs anything here',
  'AWS::CDK::Metadata': 'tells AWS which constructs are used',
  'AWS::CloudWatch::Alarm': 'nothing measures the local cloud',
  'AWS::CloudWatch::CompositeAlarm': 'nothing measures the local cloud',
  'AWS::CloudWatch::Dashboard': 'nothing measures the local cloud',
  'AWS::CodeDeploy::Application': 'new code gets all calls at once',
  'AWS::CodeDeploy::DeploymentGroup': 'new code gets all calls at once',
  'AWS::IAM::ManagedPolicy': onlyActions,
  'AWS::IAM::Policy': onlyActions,
  'AWS::IAM::Role': onlyActions,
  'AWS::KMS::Alias': 'tables are not encrypted',
  'AWS::Lambda::EventInvokeConfig': 'nothing invokes asynchronously but the schedule',
  'AWS::Lambda::LayerVersion': "only CDK's own providers use one, and they are emulated by type",
  'AWS::Lambda::Permission': 'every part of the local cloud may invoke every function',
  'AWS::Logs::LogGroup': 'logs are files under the data directory',
  'AWS::Logs::MetricFilter': 'nothing measures the local cloud',
  'AWS::Logs::ResourcePolicy': 'logs are files under the data directory',
  'AWS::Logs::QueryDefinition': 'logs are files under the data directory',
  'AWS::Route53::RecordSet': 'the site is found at its own port',
  'AWS::S3::BucketPolicy': 'buckets answer to everybody on this machine',
  'AWS::SNS::Subscription': 'nobody is notified',
  'AWS::SNS::Topic': 'nobody is notified',
  'AWS::SNS::TopicPolicy': 'nobody is notified',
  'AWS::SQS::QueuePolicy': 'queues answer to everybody on this machine',
  'AWS::WAFv2::LoggingConfiguration': 'requests are not filtered',
  'AWS::WAFv2::WebACL': 'requests are not filtered',
  'AWS::WAFv2::WebACLAssociation': 'requests are not filtered',
};

/** Why a type is not emulated; undefined if the type is not in this list. */
export function reasonNotEmulated(type: string): string | undefined {
  return types[type];
}

export function notEmulatedTypes(names: PhysicalNames): ResourceTypes {
  return Object.fromEntries(
    Object.keys(types).map((type) => [
      type,
      resourceType(z.unknown(), (_properties, logicalId) => {
        const name = names.named(logicalId);
        const service = type.split('::')[1]?.toLowerCase() ?? '';
        const arn = `arn:aws:${service}:${region}:${account}:${name}`;
        return {
          ref: type.startsWith('AWS::SNS') || type.includes('LayerVersion') ? arn : name,
          attributes: { Arn: arn, KeyId: name, TopicArn: arn, LayerVersionArn: arn, Id: name },
        };
      }),
    ]),
  );
}
