import { expect, test } from '@jest/globals';
import type { Response } from 'playwright-core';
import { bodyOf } from '../../../../functions/browser/traffic/read-answer.ts';

test('an answer without a body counts as complete at once', async () => {
  const never = () => new Promise<never>(() => undefined);
  const request = () => ({ isNavigationRequest: () => false });
  const response = {
    headers: () => ({ 'content-length': '0' }),
    url: () => 'https://lender.example/lead',
    status: () => 200,
    text: never,
    finished: never,
    request,
  };
  const body = await bodyOf(response as unknown as Response, false, () => true);
  expect(body).toMatchObject({ isWhole: true, json: { body: '' } });
});
