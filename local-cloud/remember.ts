const MOST_ENTRIES = 1000;

/**
 * Stores a result in a cache for later calls. A full cache is emptied first, because the keys come
 * from requests, and ever new keys would fill the memory.
 */
export function remember<Key, Value>(results: Map<Key, Value>, key: Key, value: Value): void {
  if (results.size >= MOST_ENTRIES) results.clear();
  results.set(key, value);
}
