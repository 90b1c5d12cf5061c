import { test } from '@jest/globals';

test('an example test kills its own process', () => {
  process.kill(process.pid, 'SIGKILL');
});
