import { jest, test } from '@jest/globals';

jest.setTimeout(500);

test('an answer that never comes', () => new Promise(() => undefined));
