import { expect, test } from '@jest/globals';
import { afterShortWaits, shouldRetry } from '../../../frontend/shared/service/retry-policy.ts';
import { ServiceError } from '../../../frontend/shared/service/service-error.ts';

const limited = (retryAfterSeconds?: number) =>
  new ServiceError('Too many requests.', {
    type: 'RateLimited',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

/**
 * Makes a call that fails `failures` times and then succeeds.
 * @returns the answer and the waits in milliseconds.
 */
async function call(failures: number, error: Error) {
  const waits: number[] = [];
  let calls = 0;
  const answer = await afterShortWaits(
    () => (calls++ < failures ? Promise.reject(error) : Promise.resolve('done')),
    async (milliseconds) => void waits.push(milliseconds),
  ).catch((thrown: unknown) => thrown);
  return { answer, waits, calls };
}

test("a call above the user's limit is repeated later", async () => {
  expect(await call(2, limited(1))).toEqual({ answer: 'done', waits: [1000, 1000], calls: 3 });
});

test('a refused call with a long or unknown wait fails immediately', async () => {
  for (const error of [limited(60), limited()]) {
    expect(await call(1, error)).toEqual({ answer: error, waits: [], calls: 1 });
  }
});

test('a call that stays above the limit ends with the error', async () => {
  const error = limited(1);
  expect(await call(100, error)).toMatchObject({ answer: error, calls: 11 });
  expect(shouldRetry(0, error)).toBe(false);
});

test('a call that is refused for another reason is not repeated', async () => {
  const error = new ServiceError('Changed meanwhile.', { type: 'Conflict' });
  expect(await call(1, error)).toMatchObject({ answer: error, calls: 1 });
});
