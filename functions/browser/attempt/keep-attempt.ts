/**
 * Removes the lead's values, tokens and queries from an attempt's log, so that it can be kept as a
 * file. The facts that a verdict needs about the removed data stay in the log.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameValues } from '../../../contract/redaction.ts';
import { saysAccepted, saysRefused } from '../judge/address.ts';
import { configuredSigns } from '../judge/evidence.ts';
import type { KeptAttempt } from '../judge/judge-again.ts';
import type { Logged } from '../traffic/log.ts';
import type { AttemptResult, AttemptWork } from './attempt-work.ts';

/** Names of values that give access to anyone who has them, such as tokens. */
const secretKey =
  /(?:^|[_-])(?:token|csrf|xsrf|nonce|session|auth\w*|secret|jwt|signature|password|cookie)s?(?:$|[_-])/i;
/** Matches long runs of letters and digits, which are identifiers or tokens. */
const tokens = /(?=[\w.+/=-]*\d)(?=[\w.+/=-]*[a-z])[\w.+/=-]{24,}/gi;
/**
 * Matches values that may give access, such as tokens. Short words such as `show` do not match:
 * they stay in the log, because they say how the submit ended.
 */
const mayLetIn = /^(?=.*\d)\S{4,}$|^\S{16,}$/;
const addressKeys: ReadonlySet<string> = new Set(['url', 'home', 'endUrl', 'bareAt']);
const NAME = '{secret}';

/**
 * @returns a function that writes each attempt into a file of this folder; undefined without a
 * folder.
 */
export function keepIn(folder: string | undefined): AttemptWork['keep'] {
  if (folder === undefined) return undefined;
  return (kept) => {
    const time = new Date().toISOString().replaceAll(':', '-');
    const name = `${time}-${kept.ended.reason}-${randomUUID().slice(0, 8)}.json`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), `${JSON.stringify(kept, null, 2)}\n`);
  };
}

export function keptAttempt(
  log: readonly Logged[],
  { lead, fields, target }: Pick<AttemptWork, 'lead' | 'fields' | 'target'>,
  result: Exclude<AttemptResult, { kind: 'lost' }>,
): KeptAttempt {
  const answered = { ...lead, fields };
  const plain = (text: string) => nameValues(text, answered).replace(tokens, NAME);
  const signs = configuredSigns(target);
  const inAddress = [...signs.success, ...signs.refusal].flatMap(
    ({ urlIncludes }) => urlIncludes ?? [],
  );
  return {
    signs,
    log: withoutSecrets(log, { plain, inAddress }) as Logged[],
    ended:
      result.kind === 'success'
        ? { reason: 'success' }
        : { reason: result.failure.reason, text: plain(result.failure.message) },
  };
}

interface Rules {
  plain: (text: string) => string;
  /** The parts of an address by which the form's owner recognises the target's answer. */
  inAddress: readonly string[];
}

function withoutSecrets(value: unknown, rules: Rules, key = ''): unknown {
  if (typeof value === 'string') {
    const isSecret = secretKey.test(key.replace(/([a-z])([A-Z])/g, '$1_$2'));
    if (isSecret && mayLetIn.test(value)) return NAME;
    return addressKeys.has(key) ? plainAddress(value, rules) : rules.plain(value);
  }
  if (Array.isArray(value)) {
    // The values of a page's fields are removed: to judge the attempt again, it is enough to know
    // whether they are the lead's values (`isKept`).
    if (key === 'values') return value.map(() => '');
    return value.map((one) => withoutSecrets(one, rules));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutSecrets(one, rules, name)]),
  );
}

/**
 * The address without its query. If the query says that the lead was accepted or refused, a short
 * query with the same meaning replaces it.
 */
function plainAddress(address: string, { plain, inAddress }: Rules): string {
  const url = URL.parse(address);
  if (!url || !/^(?:https?|wss?):$/.test(url.protocol)) return address.slice(0, 20);
  const bare = url.origin + url.pathname.split('/').map(plain).join('/');
  const says = (judged: (address: string) => boolean) => judged(address) && !judged(bare);
  const query = says(saysRefused) ? '?error=1' : says(saysAccepted) ? '?success=1' : '';
  const signs = inAddress.filter((part) => address.includes(part) && !bare.includes(part));
  return bare + query + signs.map((part) => `#${part}`).join('');
}
