/** Reads an address that the user has pasted, and proposes names for the form at this address. */

/**
 * Returns the address of a web page, or undefined. An address without a scheme is read as https.
 */
export function readAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.hostname.includes('.') || url.hostname === 'localhost' ? url.href : undefined;
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}

/**
 * Proposes a name: `https://www.lender.example/loans/home-loan.html` → `Home loan, lender.example`.
 */
export function proposeName(url: string): string {
  const { pathname } = new URL(url);
  const last = decode(
    pathname
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '',
  );
  const words = last
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
  const host = hostOf(url);
  if (!/\p{L}{2}/u.test(words) || words.toLowerCase() === 'index') return host;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${host}`.slice(0, 100);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Proposes an unused short name of lower-case letters, digits and inner hyphens. */
export function proposeShortName(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 36)
    .replace(/-+$/, '');
  const base = plain === '' ? 'form' : plain;
  const numbered = [base, ...Array.from({ length: 99 }, (_, count) => `${base}-${count + 2}`)];
  return numbered.find((candidate) => !taken.includes(candidate)) ?? base;
}
