import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import '../../../frontend/shared/service/parser-settings.ts';

test('Zod compiles no parsers, however early it was loaded', () => {
  expect(z.config().jitless).toBe(true);
});
