/** A target form's address as its owner types it: what the bot may be told to open at all. */
import { isIP } from 'node:net';
import { isReachable } from '../browser/guard/address-check.ts';
import { Refusal } from '../../contract/errors.ts';

const MAX_LENGTH = 2000;

/**
 * @param allowLoopback as the guard has it: on the local cloud and in tests only.
 * @returns the address in one spelling, without its fragment.
 * @throws {Refusal} `bad_request`, in words for its owner.
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

/** Where a form may be besides: an embedded one's site. */
export function checkFormOrigin(text: string, allowLoopback: boolean): string {
  const url = URL.parse(text.trim());
  if (!url) throw wrong('An allowed origin must be like https://forms.example.');
  requirePublicHost(url, allowLoopback);
  return url.origin;
}

/** Names are looked up by the guard, before each attempt: only what is an address already is judged here. */
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
