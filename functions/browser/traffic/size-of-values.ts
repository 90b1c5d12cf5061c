/**
 * The length of a body's content. In JSON only the values count, because the keys of an empty form
 * are longer than a lead. Any other body counts as a whole, because it may be encrypted.
 */
export function sizeOfValues(body: string): number {
  if (!/^\s*[[{]/.test(body)) return body.length;
  let size = 0;
  try {
    JSON.parse(body, (_key, value: string | number | boolean | object | null) => {
      if (typeof value !== 'object') size += String(value).length;
      return value;
    });
    return size;
  } catch {
    return body.length;
  }
}
