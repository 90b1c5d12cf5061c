/** Opens the lead queue for the tests of one file. */
import { afterAll } from '@jest/globals';
import { startQueue } from './local-aws.ts';

export async function openQueue() {
  const queue = await startQueue();
  afterAll(() => queue.stop());
  return queue;
}
