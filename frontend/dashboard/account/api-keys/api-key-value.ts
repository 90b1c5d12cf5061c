import { apiKeyPrefix } from '../../../../contract/api-key.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The number of random characters in a key: 32 × log2(62) ≈ 190 bits. */
const RANDOM_CHARACTERS = 32;
/**
 * The largest multiple of 62 that fits in a byte. Larger bytes are discarded, because with them the
 * first characters of the alphabet would be more likely.
 */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/**
 * Returns a new key's value, from the browser's cryptographic random source; every character is
 * equally likely.
 */
export function generateApiKeyValue(
  fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes),
): string {
  let characters = '';
  while (characters.length < RANDOM_CHARACTERS) {
    const fair = [...fillRandom(new Uint8Array(RANDOM_CHARACTERS))].filter((b) => b < FAIR_BYTES);
    characters += fair.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  }
  return apiKeyPrefix + characters.slice(0, RANDOM_CHARACTERS);
}
