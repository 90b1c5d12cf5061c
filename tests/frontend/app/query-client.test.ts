import { glob, readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createQueryClient } from '../../../frontend/app/query-client.ts';
import { loadToasts } from '../../../frontend/shared/components/toast-library.ts';
import { retryDelay } from '../../../frontend/shared/service/retry-policy.ts';
import { ServiceError } from '../../../frontend/shared/service/service-error.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const queryKey = ['something'];

/**
 * Runs a failing read until its repeats have ended.
 * @returns the times of all requests, in seconds after the first.
 */
async function askedAt(error: Error): Promise<number[]> {
  const start = Date.now();
  const times: number[] = [];
  const queryFn = async () => {
    times.push((Date.now() - start) / 1_000);
    throw error;
  };
  const client = createQueryClient();
  const end = client.query({ queryKey, queryFn }).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(120_000);
  await end;
  client.clear();
  return times;
}

describe("a failed read of the dashboard's data", () => {
  test('a failing read shows only one toast, titled Error', async () => {
    const client = createQueryClient();
    const queryFn = () => Promise.reject(new ServiceError('The table is away', { status: 403 }));
    const failure = 'Error loading something';
    for (let time = 0; time < 2; time += 1) {
      await client.query({ queryKey, queryFn, meta: { failure } }).catch(() => undefined);
    }
    const { toast } = await loadToasts();
    expect(toast.getToasts()).toMatchObject([
      { title: 'Error', type: 'error', description: 'Error loading something: The table is away' },
    ]);
  });

  test('every query has a text for its error toast', async () => {
    for await (const file of glob('frontend/dashboard/**/*-queries.ts')) {
      const text = await readFile(file, 'utf8');
      const count = (part: RegExp) => text.match(part)?.length ?? 0;
      expect([file, count(/meta:/g)]).toEqual([file, count(/queryFn:/g)]);
    }
  });

  test('a failed read is repeated after 1, 2 and 4 seconds', async () => {
    expect(await askedAt(new Error('away'))).toEqual([0, 1, 3, 7]);
  });

  test('a read that the service refused is not repeated', async () => {
    expect(await askedAt(new ServiceError('no', { status: 403 }))).toEqual([0]);
  });

  test('the pauses between repeated reads double, up to 30 seconds', () => {
    expect([3, 4, 5, 6, 20].map(retryDelay)).toEqual([8_000, 16_000, 30_000, 30_000, 30_000]);
  });
});

describe('the cached result of a read', () => {
  test('a cached read is kept for five minutes after its last use', async () => {
    const client = createQueryClient();
    await client.query({ queryKey, queryFn: async () => 'data' });
    await jest.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(client.getQueryData(queryKey)).toBe('data');
    await jest.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});
