/** Facts about one request or answer. */

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isIdempotent(method = 'GET'): boolean {
  return safeMethods.has(method);
}

/**
 * The target as `host:port`, as in the browser's CONNECT request. Empty for an address that only
 * the browser can parse, such as `http://a b/`; the proxy refuses such addresses.
 */
export function originOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (/^(http|ws):/.test(protocol) ? 80 : 443)}`;
}

/** Whether the status makes the browser send another request, to the address in the answer. */
export function isRedirectStatus(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Whether the browser shows this answer in place of the page: not for a redirect, 204 or 205. */
export function showsPage(status: number): boolean {
  return status !== 204 && status !== 205 && !(status >= 300 && status < 400);
}

/**
 * Whether a changed field, not a button, sends the page of ASP.NET Web Forms (`AutoPostBack`). The
 * body names in `__EVENTTARGET` what sends the page; a field of that name, or of a group of that
 * name such as `list$0`, is then sent too.
 * @param body form-encoded.
 */
export function isSentByField(body: string): boolean {
  const values = new URLSearchParams(body);
  const by = values.get('__EVENTTARGET');
  return Boolean(by) && [...values.keys()].some((key) => by === key || by?.startsWith(`${key}$`));
}

/**
 * @param headers with names in lower case.
 * @returns whether the headers belong to a request that only validates the values, by Laravel's
 * Precognition.
 */
export function isCheck(headers: Readonly<Record<string, string>>): boolean {
  return headers['precognition'] === 'true';
}
