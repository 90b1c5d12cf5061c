import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { createHostRewriter } from '../../../local-cloud/template/hosts.ts';
import { notEmulatedTypes } from '../../../local-cloud/template/not-emulated.ts';
import { createPhysicalNames } from '../../../local-cloud/template/physical-names.ts';
import { resourceType, type ResourceTypes } from '../../../local-cloud/template/resource-type.ts';
import { standUp } from '../../../local-cloud/template/stack.ts';
import type { Template } from '../../../local-cloud/template/template.ts';

function stand(template: Template, types: ResourceTypes = {}, hosts = createHostRewriter()) {
  const names = createPhysicalNames('Stack');
  return standUp({
    stackName: 'Stack',
    template,
    hosts,
    types: { ...notEmulatedTypes(names), ...types },
  });
}

/** A resource type that records its created resources in order, with their properties. */
function noting(seen: unknown[]): ResourceTypes {
  return {
    'Test::Thing': resourceType(
      z.object({ Kept: z.unknown().optional(), Inner: z.object({ Known: z.string() }).optional() }),
      (properties, logicalId) => {
        seen.push([logicalId, properties]);
        return { ref: `${logicalId}-ref`, attributes: { Arn: `arn:${logicalId}` } };
      },
    ),
  };
}

describe('the creation of a stack from a template', () => {
  test('an unknown resource type is refused with its name', async () => {
    const template = { Resources: { Thing: { Type: 'AWS::Neptune::DBCluster' } } };
    await expect(stand(template)).rejects.toThrow('AWS::Neptune::DBCluster (Thing)');
  });

  test('an unknown type is refused before any resource is created', async () => {
    const seen: unknown[] = [];
    const template = {
      Resources: { A: { Type: 'Test::Thing' }, B: { Type: 'AWS::Neptune::DBCluster' } },
    };
    await expect(stand(template, noting(seen))).rejects.toThrow('Neptune');
    expect(seen).toEqual([]);
  });

  test('a resource is created after the resources it refers to', async () => {
    const seen: unknown[] = [];
    const template = {
      Resources: {
        First: { Type: 'Test::Thing', Properties: { Kept: { Ref: 'Second' } } },
        Second: { Type: 'Test::Thing', DependsOn: 'Third' },
        Third: { Type: 'Test::Thing' },
      },
    };
    await stand(template, noting(seen));
    expect(seen).toEqual([
      ['Third', {}],
      ['Second', {}],
      ['First', { Kept: 'Second-ref' }],
    ]);
  });

  test('properties that the local cloud ignores are reported by name', async () => {
    const template = {
      Resources: {
        Thing: {
          Type: 'Test::Thing',
          Properties: { Kept: 1, Lost: 2, Inner: { Known: 'a', Odd: 3 } },
        },
        Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { Threshold: 1 } },
      },
    };
    const { notHonoured } = await stand(template, noting([]));
    expect(notHonoured).toEqual([
      'AWS::CloudWatch::Alarm Alarm: not emulated (nothing measures the local cloud)',
      'Test::Thing Thing: Inner.Odd',
      'Test::Thing Thing: Lost',
    ]);
  });

  test("the error for an unknown attribute contains the attribute's name", async () => {
    const template = {
      Resources: { Thing: { Type: 'Test::Thing' } },
      Outputs: { Out: { Value: { 'Fn::GetAtt': ['Thing', 'Colour'] } } },
    };
    await expect(stand(template, noting([]))).rejects.toThrow(
      'no attribute Colour of Test::Thing Thing',
    );
  });

  test('resources whose condition is false are omitted', async () => {
    const seen: unknown[] = [];
    const template = {
      Conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
      Resources: { Thing: { Type: 'Unknown::Type', Condition: 'Never' } },
    };
    await stand(template, noting(seen));
    expect(seen).toEqual([]);
  });

  test('addresses in outputs are rewritten', async () => {
    const hosts = createHostRewriter();
    hosts.map('https://abc.execute-api.eu-west-1.amazonaws.com', 'http://127.0.0.1:1');
    const value = {
      'Fn::Join': ['', ['https://abc.execute-api.', { Ref: 'AWS::Region' }, '.amazonaws.com/v1/x']],
    };
    const { outputs } = await stand(
      { Resources: {}, Outputs: { Url: { Value: value } } },
      {},
      hosts,
    );
    expect(outputs).toEqual({ Url: 'http://127.0.0.1:1/v1/x' });
  });
});

describe('the physical names of resources', () => {
  test('physical names are the same in every run', () => {
    const [first, second] = [createPhysicalNames('Stack'), createPhysicalNames('Stack')];
    expect(first.named('Table')).toBe(second.named('Table'));
    expect(first.bucket('Bucket')).toMatch(/^[a-z0-9-]{3,63}$/);
  });
});

describe('the rewriting of AWS addresses', () => {
  const hosts = createHostRewriter();
  hosts.map('https://pics.s3.eu-west-1.amazonaws.com', 'http://127.0.0.1:4', '/pics');
  hosts.map('wss://x.appsync-realtime-api.eu-west-1.amazonaws.com', 'ws://127.0.0.1:3');

  test("a bucket's local path is added only if the address has a path", () => {
    const from = 'https://pics.s3.eu-west-1.amazonaws.com';
    expect(hosts.rewrite(`img-src ${from} 'self'`)).toBe("img-src http://127.0.0.1:4 'self'");
    expect(hosts.rewrite(`${from}/a.jpg`)).toBe('http://127.0.0.1:4/pics/a.jpg');
  });

  test('addresses at any depth are rewritten, other hosts stay unchanged', () => {
    expect(
      hosts.rewrite({
        a: ['wss://x.appsync-realtime-api.eu-west-1.amazonaws.com/graphql'],
        b: 'https://other.example/pics.s3.eu-west-1.amazonaws.com',
        c: 3,
      }),
    ).toEqual({
      a: ['ws://127.0.0.1:3/graphql'],
      b: 'https://other.example/pics.s3.eu-west-1.amazonaws.com',
      c: 3,
    });
  });

  test('a host that only begins like an AWS host stays unchanged', () => {
    const text = 'https://pics.s3.eu-west-1.amazonaws.com.evil.example/';
    expect(hosts.rewrite(text)).toBe(text);
  });
});
