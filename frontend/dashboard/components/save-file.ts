const KEPT_MS = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile(name: string, parts: readonly string[], type = 'text/csv'): void {
  const blob = new Blob([...parts], { type: `${type};charset=utf-8` });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The object URL is revoked only after a while, because the browser reads it some time after the
  // click.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Returns a file name such as `submissions-2026-11-21.csv`. */
export function datedName(what: string, ending = 'csv', now = new Date()): string {
  return `${what}-${now.toISOString().slice(0, 10)}.${ending}`;
}
