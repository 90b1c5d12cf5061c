import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import '../../../frontend/shared/service/parser-settings.ts';

test('Zod generates no code at runtime, even if loaded before its settings', () => {
  expect(z.config().jitless).toBe(true);
});
