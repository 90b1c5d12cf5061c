import { afterEach, describe, expect, test } from '@jest/globals';
import { createStream, type StreamRecord } from '../../../local-cloud/dynamodb/stream.ts';
import { createEventFilter } from '../../../local-cloud/lambda/event-filter.ts';
import type { Poller } from '../../../local-cloud/lambda/queue-poller.ts';
import type { InvocationResult } from '../../../local-cloud/lambda/runner.ts';
import {
  startStreamPoller,
  type StreamPollerOptions,
} from '../../../local-cloud/lambda/stream-poller.ts';
import { until } from '../../until.ts';

type Handler = (ids: string[]) => InvocationResult | Promise<InvocationResult>;

let poller: Poller | undefined;
afterEach(() => poller?.stop());

function streamWith(handler: Handler, changes: Partial<StreamPollerOptions> = {}) {
  const stream = createStream({ arn: 'arn:stream', viewType: 'NEW_IMAGE' });
  const setAside: string[] = [];
  poller = startStreamPoller({
    stream,
    batchSize: 100,
    maximumRetries: 2,
    maximumAgeSeconds: -1,
    bisects: false,
    reportsItemFailures: true,
    retryDelayMs: 1,
    accepts: () => true,
    setAside: async (records) => void setAside.push(...records.map(idOf)),
    invoke: async (event) => handler((event as { Records: StreamRecord[] }).Records.map(idOf)),
    ...changes,
  });
  const change = (...ids: string[]) => {
    for (const id of ids) stream.append({ keys: { id }, newImage: { id } });
  };
  return { change, setAside };
}

const idOf = ({ dynamodb }: StreamRecord): string => String(dynamodb.Keys['id']);
const taken: InvocationResult = { payload: { batchItemFailures: [] } };
const failed: InvocationResult = { payload: {}, functionError: 'Unhandled' };

const untilEqual = (seen: readonly unknown[], expected: readonly unknown[]) =>
  until('the records', () => {
    expect(seen).toEqual(expected);
    return true;
  });

describe('the delivery of records by the stream poller', () => {
  test('the stream poller delivers batches in order, one by one', async () => {
    const seen: string[] = [];
    let running = 0;
    const { change } = streamWith(
      async (ids) => {
        expect((running += 1)).toBe(1);
        await new Promise(setImmediate);
        running -= 1;
        seen.push(...ids);
        return taken;
      },
      { batchSize: 2 },
    );
    change('1', '2', '3', '4', '5');
    await untilEqual(seen, ['1', '2', '3', '4', '5']);
  });

  test('a batch that fails repeatedly goes to the failure queue', async () => {
    const calls: string[][] = [];
    const { change, setAside } = streamWith((ids) => {
      calls.push(ids);
      return ids.includes('bad') ? failed : taken;
    });
    change('bad');
    await untilEqual(setAside, ['bad']);
    expect(calls).toEqual([['bad'], ['bad'], ['bad']]);
    change('good');
    await until('the good record', () => calls.at(-1)?.[0] === 'good');
  });

  test('a retry begins at the first record reported as failed', async () => {
    const calls: string[][] = [];
    let refuse: string | undefined = '2';
    const { change } = streamWith(() => taken, {
      invoke: async (event) => {
        const { Records } = event as { Records: StreamRecord[] };
        calls.push(Records.map(idOf));
        const bad = Records.find((record) => idOf(record) === refuse);
        refuse = undefined;
        const failures = bad ? [{ itemIdentifier: bad.dynamodb.SequenceNumber }] : [];
        return { payload: { batchItemFailures: failures } };
      },
    });
    change('1', '2', '3');
    await untilEqual(calls, [
      ['1', '2', '3'],
      ['2', '3'],
    ]);
  });

  test('a failing record does not block the rest of its batch', async () => {
    const delivered: string[] = [];
    const { change, setAside } = streamWith(
      (ids) => {
        if (ids.includes('bad')) return failed;
        delivered.push(...ids);
        return taken;
      },
      { bisects: true },
    );
    change('1', 'bad', '2', '3');
    await untilEqual(delivered, ['1', '2', '3']);
    expect(setAside).toEqual(['bad']);
  });

  test('the poller continues if the failure queue refuses a record', async () => {
    const delivered: string[] = [];
    const { change } = streamWith(
      (ids) => {
        if (ids.includes('bad')) return failed;
        delivered.push(...ids);
        return taken;
      },
      { batchSize: 1, setAside: () => Promise.reject(new Error('The queue has gone')) },
    );
    change('bad', 'good');
    await untilEqual(delivered, ['good']);
  });

  test('the stream poller skips records that its filter excludes', async () => {
    const seen: string[] = [];
    const { change } = streamWith(
      (ids) => {
        seen.push(...ids);
        return taken;
      },
      { accepts: createEventFilter(['{"dynamodb":{"Keys":{"id":[{"prefix":"x"}]}}}']) },
    );
    change('a', 'x1', 'b', 'x2');
    await untilEqual(seen, ['x1', 'x2']);
  });
});

describe('the filter of an event source', () => {
  test.each([
    ['an exact value', '{"eventName":["INSERT","MODIFY"]}', true],
    ['a value outside its list', '{"eventName":["REMOVE"]}', false],
    ['a field that exists', '{"eventName":[{"exists":true}]}', true],
    ['an object as a field that exists', '{"dynamodb":[{"exists":true}]}', false],
    ['another value', '{"eventName":[{"anything-but":"REMOVE"}]}', true],
  ])('an event filter matches or excludes %s', (_name, pattern, expected) => {
    expect(createEventFilter([pattern])({ eventName: 'INSERT', dynamodb: {} })).toBe(expected);
  });
});
