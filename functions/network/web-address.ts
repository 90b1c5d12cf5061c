/** Checks whether the service may call or open an address that a user types. */
import { isIP } from 'node:net';
import { isReachable } from './address-check.ts';
import { Refusal } from '../../contract/errors.ts';

const MAX_LENGTH = 2000;

/**
 * @param allowLoopback whether loopback addresses are allowed: true on the local cloud and in tests
 * only.
 * @param unreadable the refusal's text for a value that is no address.
 * @returns the normalised address, without its fragment.
 * @throws {Refusal} `bad_request` with a text for the user.
 */
export function checkWebAddress(text: string, allowLoopback: boolean, unreadable: string): string {
  const url = URL.parse(text.trim());
  if (!url) throw wrong(unreadable);
  requirePublicHost(url, allowLoopback);
  if (url.username !== '' || url.password !== '') {
    throw wrong('The address must not hold a user name or a password.');
  }
  url.hash = '';
  if (url.href.length > MAX_LENGTH) {
    throw wrong(`The address must be at most ${MAX_LENGTH} characters.`);
  }
  return url.href;
}

/**
 * Checks an origin that the user allows in addition to the form's own, such as the site of an
 * embedded form.
 */
export function checkWebOrigin(text: string, allowLoopback: boolean): string {
  const url = URL.parse(text.trim());
  if (!url) throw wrong('An allowed origin must be like https://forms.example.');
  requirePublicHost(url, allowLoopback);
  return url.origin;
}

/**
 * Refuses local host names and internal IP addresses. Other host names are not resolved here, but
 * before each attempt or call.
 */
function requirePublicHost(url: URL, allowLoopback: boolean): void {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  const isLocalName = host === 'localhost' || host.endsWith('.localhost');
  const isLoopback = isLocalName || isLoopbackAddress(host);
  const isAllowedHere = isLoopback && allowLoopback;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowedHere)) {
    throw wrong('The address must begin with https://.');
  }
  const isOutside = isLoopback ? allowLoopback : isIP(host) === 0 || isReachable(host, false);
  if (!isOutside) throw wrong('The address leads to no public site.');
  if (!url.hostname.startsWith('[')) url.hostname = host;
}

export function isLoopbackAddress(host: string): boolean {
  return isReachable(host, true) && !isReachable(host, false);
}

function wrong(message: string): Refusal {
  return new Refusal('bad_request', message);
}
