/** How a new API key's value is made, and how hard it is to guess. */
import { describe, expect, jest, test } from '@jest/globals';
import { generateApiKeyValue } from '../../../../frontend/dashboard/account/api-keys/api-key-value.ts';

/** A random source that always returns the same byte. */
const only = (byte: number) => (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(byte);

describe('a new API key’s value', () => {
  test('a new key’s value comes from the browser’s cryptographic source', () => {
    const source = jest.spyOn(crypto, 'getRandomValues');
    const values = [generateApiKeyValue(), generateApiKeyValue()];
    expect(source.mock.calls.length).toBeGreaterThanOrEqual(2);
    source.mockRestore();
    expect(new Set(values).size).toBe(2);
  });

  test('a new key has at least 178 random bits after its prefix', () => {
    const [, characters = ''] = /^fak_([A-Za-z0-9]+)$/.exec(generateApiKeyValue()) ?? [];
    expect(characters.length * Math.log2(62)).toBeGreaterThanOrEqual(178);
  });

  test('a new key consists of equally likely characters', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 4 * 62; byte += 1) {
      const [character = ''] = generateApiKeyValue(only(byte)).slice(4);
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect([counts.size, new Set(counts.values())]).toEqual([62, new Set([4])]);
  });

  test('a new key skips bytes that make some characters likelier', () => {
    const bytes = [4 * 62, 255, 7];
    const value = generateApiKeyValue((room) => room.fill(bytes.shift() ?? 0));
    expect(value).toBe(generateApiKeyValue(only(7)));
  });
});
