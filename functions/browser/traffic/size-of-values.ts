/**
 * The length of what a body holds. In JSON only the values count, because the keys of a form that
 * was left empty are longer than a lead. Any other body counts as a whole: it may be encrypted.
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
