import { describe, expect, test } from '@jest/globals';
import {
  referencesOf,
  resolve,
  noValue,
  type Scope,
} from '../../../local-cloud/template/intrinsics.ts';

const scope: Scope = {
  ref: (name) =>
    name === 'AWS::NoValue' ? noValue : name === 'AWS::Region' ? 'eu-west-1' : `${name}-name`,
  attribute: (logicalId, attribute) => `${logicalId}.${attribute}`,
  condition: (name) => name === 'Yes',
  mappings: { Sizes: { small: { memory: 128 } } },
};

describe("CloudFormation's intrinsic functions", () => {
  test.each([
    ['Ref', { Ref: 'Table' }, 'Table-name'],
    ['GetAtt as a list', { 'Fn::GetAtt': ['Queue', 'Arn'] }, 'Queue.Arn'],
    ['GetAtt as a string', { 'Fn::GetAtt': 'Queue.Arn' }, 'Queue.Arn'],
    ['Join', { 'Fn::Join': ['/', ['a', { Ref: 'B' }]] }, 'a/B-name'],
    ['Sub', { 'Fn::Sub': '${AWS::Region}:${Queue.Arn}:${!Kept}' }, 'eu-west-1:Queue.Arn:${Kept}'],
    ['Sub with variables', { 'Fn::Sub': ['${X}', { X: { Ref: 'Y' } }] }, 'Y-name'],
    ['Select', { 'Fn::Select': [1, ['a', 'b']] }, 'b'],
    ['Split', { 'Fn::Split': ['.', 'a.b'] }, ['a', 'b']],
    ['If taken', { 'Fn::If': ['Yes', 1, 2] }, 1],
    ['If not taken', { 'Fn::If': ['No', 1, 2] }, 2],
    ['FindInMap', { 'Fn::FindInMap': ['Sizes', 'small', 'memory'] }, 128],
    ['Base64', { 'Fn::Base64': 'hi' }, 'aGk='],
    ['Equals', { 'Fn::Equals': ['a', 'a'] }, true],
    ['And', { 'Fn::And': [{ Condition: 'Yes' }, { Condition: 'No' }] }, false],
    ['Or', { 'Fn::Or': [{ Condition: 'Yes' }, { Condition: 'No' }] }, true],
    ['Not', { 'Fn::Not': [{ Condition: 'No' }] }, true],
  ])('the intrinsic function %s is resolved', (_name, value, expected) => {
    expect(resolve(value, scope)).toEqual(expected);
  });

  test('properties with AWS::NoValue are removed', () => {
    expect(resolve({ A: 1, B: { Ref: 'AWS::NoValue' } }, scope)).toEqual({ A: 1 });
  });

  test('an unknown intrinsic function is refused', () => {
    expect(() => resolve({ 'Fn::Cidr': [] }, scope)).toThrow('Fn::Cidr');
  });
});

describe('references in a template value', () => {
  test('references are found, except in the unselected branch of `Fn::If`', () => {
    const value = [
      { Ref: 'A' },
      { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['B', 'Arn'] }]] },
      { 'Fn::Sub': '${C.Arn}' },
      { 'Fn::If': ['No', { Ref: 'Never' }, { Ref: 'D' }] },
    ];
    expect([...referencesOf(value, scope.condition)]).toEqual(['A', 'B', 'C', 'D']);
  });
});
