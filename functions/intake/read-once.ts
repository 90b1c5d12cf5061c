/**
 * Reads each form, name and setting once per call of the webhook, because most leads of a call go
 * to the same form, and a form is up to 64 KB. All leads of the call that name a form in the same
 * way get the same state of the form; if a read fails, all leads that wait for it fail.
 */
import type { FormsOfLeads } from './choose-form.ts';

export function readOnce({ readForm, findForm, readSettings }: FormsOfLeads): FormsOfLeads {
  return {
    readForm: once(readForm),
    findForm: once(findForm),
    readSettings: once(readSettings),
  };
}

/**
 * Caches the result of each read under the arguments of its call. A failed read is not cached, so
 * the next lead repeats it.
 */
function once<Names extends readonly string[], Result>(
  read: (...names: Names) => Promise<Result>,
): (...names: Names) => Promise<Result> {
  const begun = new Map<string, Promise<Result>>();
  return (...names) => {
    const key = JSON.stringify(names);
    const result = begun.get(key) ?? read(...names);
    begun.set(key, result);
    result.catch(() => begun.delete(key));
    return result;
  };
}
