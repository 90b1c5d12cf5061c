import { jest, test } from '@jest/globals';

jest.setTimeout(500);

test('an example test never ends', () => new Promise(() => undefined));
