/** What a stage costs, computed from its template (see docs/performance.md). */
import { describe, expect, test } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import { marshall } from '@aws-sdk/util-dynamodb';
import { stageSettings } from '../../../infra/stages.ts';
import { createEventFilter } from '../../../local-cloud/lambda/event-filter.ts';
import { restOf } from '../../bench/money/at-rest.ts';
import { totalOf } from '../../bench/money/price.ts';
import { createStack, development } from '../synthesise.ts';
import { idOf, names, resourcesOf } from '../template.ts';

/** Finds the event source mapping by which a function reads a table's stream. */
function mappingOf(functionId: string, tableId: string) {
  const { template } = development;
  const lambda = idOf(template, 'AWS::Lambda::Function', functionId);
  const table = idOf(template, 'AWS::DynamoDB::Table', tableId);
  return resourcesOf(template, 'AWS::Lambda::EventSourceMapping')
    .map(([, properties]) => properties)
    .find(({ FunctionName, EventSourceArn }) => {
      return names(FunctionName, lambda) && names(EventSourceArn, table);
    });
}

/** Returns the filter by which the live publisher selects records of this table's stream. */
function filterOf(tableId: string): ReturnType<typeof createEventFilter> {
  const mapping = mappingOf('LiveFunction', tableId);
  const { Filters } = mapping?.['FilterCriteria'] as { Filters: { Pattern: string }[] };
  return createEventFilter(Filters.map(({ Pattern }) => Pattern));
}

describe('the costs of a stage', () => {
  test('an idle development stage costs little besides its KMS keys', () => {
    const dev = Template.fromStack(createStack(stageSettings('dev')).stack);
    const rest = restOf(dev.toJSON() as Parameters<typeof restOf>[0]);
    // The costs of scheduled functions are not included.
    expect(totalOf(rest) - (rest['KMS'] ?? 0)).toBeLessThan(1.3);
    const kept = resourcesOf(dev, 'AWS::CloudWatch::Alarm').map(([id]) => id.replace(/.{8}$/, ''));
    expect(kept.sort()).toEqual([
      'LeadQueueDeadLettersAlarm',
      'ReconcilerOpenSubmissionsTooOldAlarm',
      'ReconcilerReconcilerStoppedAlarm',
      'WebhookWebhookServerErrorsAlarm',
    ]);
  });

  test("the live publisher ignores changes of the account's `watchedUntil`", () => {
    const passes = filterOf('AccountsTable');
    const starts = (account: object) =>
      passes({ eventName: 'MODIFY', dynamodb: { NewImage: marshall(account) } });
    expect(starts({ watchedUntil: 1 })).toBe(false);
    for (const end of [{ notBefore: 1 }, { disabledAt: 'now' }, { deletedAt: 'now' }]) {
      expect(starts({ watchedUntil: 1, ...end })).toBe(true);
    }
  });

  test('the events function gets smaller stream batches than the live publisher', () => {
    for (const table of ['SubmissionsTable', 'AccountsTable']) {
      expect(mappingOf('LiveFunction', table)).toMatchObject({ BatchSize: 100 });
    }
    for (const table of ['SubmissionsTable', 'TargetFormsTable']) {
      expect(mappingOf('EventsFunction', table)).toMatchObject({ BatchSize: 25 });
    }
  });

  test('every change of a lead is published except setting `fencedAt`', () => {
    const passes = filterOf('SubmissionsTable');
    const isPublished = (row: object, eventName = 'MODIFY') =>
      passes({ eventName, dynamodb: { NewImage: marshall(row) } });
    const fencedAt = '2026-03-01T10:00:00.000Z';
    expect(isPublished({ status: 'processing' }, 'INSERT')).toBe(true);
    expect(isPublished({ status: 'processing' })).toBe(true);
    expect(isPublished({ status: 'processing', fencedAt })).toBe(false);
    for (const status of ['success', 'error', 'pending']) {
      expect(isPublished({ status, fencedAt })).toBe(true);
    }
    const expired = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };
    expect(passes({ eventName: 'REMOVE', dynamodb: {} })).toBe(true);
    expect(passes({ eventName: 'REMOVE', dynamodb: {}, userIdentity: expired })).toBe(false);
  });
});
