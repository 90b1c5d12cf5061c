/**
 * Finds the sites that would receive the leads of a user's form, although the form's owner has not
 * confirmed these sites.
 */
import type { Frame } from 'playwright-core';
import { unconfirmedOf } from '../../../../contract/confirmed-sites.ts';
import type { Drift } from '../../../../contract/rehearsal.ts';
import type { TargetForm } from '../../../../contract/target-form.ts';
import type { OpenedForm } from '../opened-form.ts';

const isWeb = (address: string) => /^https?:/.test(address) && URL.canParse(address);
const asOrigin = (address: string) => new URL(address).origin;

/**
 * Checks the form's own address and the addresses written in the form. It can't see an address that
 * a script sets only during the submit; the checks in `functions/browser/guard` refuse such a
 * submit.
 */
export function unconfirmedSites(
  { url, allowedOrigins = [] }: Pick<TargetForm, 'url' | 'allowedOrigins'>,
  { frame, actions }: Pick<OpenedForm, 'frame' | 'actions'>,
): Drift[] {
  const found = [originOf(frame), ...webOrigins([frame.page().mainFrame().url(), ...actions])];
  return unconfirmedOf(found, webOrigins([url, ...allowedOrigins])).map((label) => ({
    kind: 'unconfirmed_site',
    label: label.slice(0, 200),
  }));
}

/** The origins of the given addresses. Addresses other than http and https are left out. */
export function webOrigins(addresses: readonly string[]): string[] {
  return addresses.filter(isWeb).map(asOrigin);
}

/**
 * The origin of the frame's document. If the document has no web address of its own (such as
 * `about:blank`), the origin of the nearest frame around it that has one.
 */
export function originOf(frame: Frame): string {
  for (let place: Frame | null = frame; place; place = place.parentFrame()) {
    if (isWeb(place.url())) return asOrigin(place.url());
  }
  return '';
}
