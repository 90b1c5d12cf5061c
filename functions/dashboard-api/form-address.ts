/** Checks the address that an owner types for a target form: whether the bot may open it at all. */
import { isIP } from 'node:net';
import { isReachable } from '../network/address-check.ts';
import { Refusal } from '../../contract/errors.ts';

const MAX_LENGTH = 2000;

/**
 * @param allowLoopback as in the browser's guard: true on the local cloud and in tests only.
 * @returns the normalised address, without its fragment.
 * @throws {Refusal} `bad_request` with a text for the owner.
 */
export function checkFormAddress(text: string, allowLoopback: boolean): string {
  const url = URL.parse(text.trim());
  if (!url) {
    throw wrong('Enter the whole address of the form, such as https://forms.example/loan.');
  }
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

/** Checks another origin where the form may be, such as the site of an embedded form. */
export function checkFormOrigin(text: string, allowLoopback: boolean): string {
  const url = URL.parse(text.trim());
  if (!url) throw wrong('An allowed origin must be like https://forms.example.');
  requirePublicHost(url, allowLoopback);
  return url.origin;
}

/** Checks IP addresses only: the guard resolves names before each attempt. */
function requirePublicHost(url: URL, allowLoopback: boolean): void {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  const isLocalName = host === 'localhost' || host.endsWith('.localhost');
  const isLoopback = isLocalName || (isReachable(host, true) && !isReachable(host, false));
  const isAllowedHere = isLoopback && allowLoopback;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowedHere)) {
    throw wrong('The address must begin with https://.');
  }
  const isOutside = isLoopback ? allowLoopback : isIP(host) === 0 || isReachable(host, false);
  if (!isOutside) throw wrong('The address leads to no public site.');
  if (!url.hostname.startsWith('[')) url.hostname = host;
}

function wrong(message: string): Refusal {
  return new Refusal('bad_request', message);
}
