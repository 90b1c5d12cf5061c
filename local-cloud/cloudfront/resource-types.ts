/** The CloudFormation resource types of CloudFront that the local cloud emulates. */
import * as z from 'zod';
import { bucketOfDomain } from '../s3/resource-types.ts';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { flag, number, resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, TemplateError } from '../template/template.ts';
import type { Behaviour, Distribution, ResponseHeaders } from './distribution.ts';
import { headersOf, headersPolicySchema } from './headers-policy.ts';

export interface DistributionTypesOptions {
  names: PhysicalNames;
  hosts: HostRewriter;
  /** The address at which the site is served. */
  origin: string;
  /** The map to which the stack's distributions are added. */
  distributions: Map<string, Distribution>;
}

const behaviourSchema = z.object({
  TargetOriginId: z.string(),
  Compress: flag.default(false),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z
    .array(z.object({ EventType: z.literal('viewer-request'), FunctionARN: z.string() }))
    .default([]),
});

const distributionSchema = z.object({
  DistributionConfig: z.object({
    Enabled: flag,
    DefaultRootObject: z.string().default(''),
    DefaultCacheBehavior: behaviourSchema,
    CacheBehaviors: z.array(behaviourSchema.extend({ PathPattern: z.string() })).default([]),
    CustomErrorResponses: z
      .array(
        z.object({
          ErrorCode: number,
          ResponseCode: number.optional(),
          ResponsePagePath: z.string().optional(),
        }),
      )
      .default([]),
    Origins: z.array(z.object({ Id: z.string(), DomainName: z.string() })),
  }),
});
type Config = z.output<typeof distributionSchema>['DistributionConfig'];

export function distributionTypes(options: DistributionTypesOptions): ResourceTypes {
  const { names, hosts, origin, distributions } = options;
  const codes = new Map<string, string>();
  const policies = new Map<string, ResponseHeaders>();
  return {
    'AWS::CloudFront::Function': resourceType(
      z.object({ Name: z.string(), FunctionCode: z.string(), AutoPublish: flag.optional() }),
      ({ FunctionCode }, logicalId) => {
        const arn = `arn:aws:cloudfront::${account}:function/${names.id(logicalId, 14)}`;
        codes.set(arn, FunctionCode);
        return { ref: arn, attributes: { FunctionARN: arn } };
      },
    ),
    'AWS::CloudFront::OriginAccessControl': resourceType(z.object({}), (_config, logicalId) => {
      const id = names.id(logicalId, 14).toUpperCase();
      return { ref: id, attributes: { Id: id } };
    }),
    'AWS::CloudFront::ResponseHeadersPolicy': resourceType(
      headersPolicySchema,
      ({ ResponseHeadersPolicyConfig }, logicalId) => {
        const id = names.id(logicalId, 36);
        policies.set(id, headersOf(ResponseHeadersPolicyConfig));
        return { ref: id, attributes: { Id: id } };
      },
    ),
    'AWS::CloudFront::Distribution': resourceType(distributionSchema, (properties, logicalId) => {
      const id = names.id(logicalId, 14).toUpperCase();
      const domainName = `d${names.id(logicalId, 13)}.cloudfront.net`;
      const config = properties.DistributionConfig;
      distributions.set(id, { id, domainName, ...distributionOf(config, { codes, policies }) });
      hosts.map(`https://${domainName}`, origin);
      return { ref: id, attributes: { Id: id, DomainName: domainName } };
    }),
  };
}

function distributionOf(
  config: Config,
  known: { codes: Map<string, string>; policies: Map<string, ResponseHeaders> },
): Omit<Distribution, 'id' | 'domainName'> {
  const behaviour = (properties: z.output<typeof behaviourSchema>): Behaviour => {
    const target = config.Origins.find(({ Id }) => Id === properties.TargetOriginId);
    const arn = properties.FunctionAssociations[0]?.FunctionARN;
    const policy = properties.ResponseHeadersPolicyId;
    if (policy && !known.policies.has(policy)) {
      throw new TemplateError(
        `The local cloud does not know the response headers policy ${policy}`,
      );
    }
    return {
      bucket: bucketOfDomain(target?.DomainName ?? ''),
      compresses: properties.Compress,
      allowedMethods: properties.AllowedMethods,
      viewerRequest: arn && known.codes.get(arn),
      headers: policy && known.policies.get(policy) ? known.policies.get(policy) : undefined,
    };
  };
  return {
    defaultRootObject: config.DefaultRootObject,
    defaultBehaviour: behaviour(config.DefaultCacheBehavior),
    behaviours: config.CacheBehaviors.map((properties) => ({
      pathPattern: properties.PathPattern,
      behaviour: behaviour(properties),
    })),
    errorResponses: config.CustomErrorResponses.map((properties) => ({
      errorCode: properties.ErrorCode,
      responseCode: properties.ResponseCode ?? properties.ErrorCode,
      pagePath: properties.ResponsePagePath ?? '',
    })),
  };
}
