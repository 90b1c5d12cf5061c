const MOST_ENTRIES = 1000;

/**
 * Keeps a result for later calls. Empties a full map, because keys come from outside: new ones
 * without end would fill the memory.
 */
export function remember<Key, Value>(results: Map<Key, Value>, key: Key, value: Value): void {
  if (results.size >= MOST_ENTRIES) results.clear();
  results.set(key, value);
}
