/**
 * The evidence by which a submit is judged: the page before and after the submit, and the network
 * traffic.
 */
import type { FormSign } from '../../../contract/recipe.ts';
import type { SuccessSign } from '../../../contract/attempt-receipt.ts';
import type { TargetForm } from '../../../contract/target-form.ts';
import type { AfterPageKind } from './after-page.ts';
import type { PageReading } from '../page/scripts/page-reading.ts';
import type { SubmitTraffic } from '../traffic/submit-traffic.ts';

export interface Evidence {
  before: PageReading;
  after: PageReading;
  traffic: Omit<SubmitTraffic, 'byScripts' | 'heard'>;
  /** Whether all fields are shown again, with the lead's e-mail address, phone number or name. */
  isKept: boolean;
  /**
   * The configured signs (texts, selectors and addresses) of success and of refusal. The page is
   * searched for the signs in the order in which they are configured.
   */
  signs: ConfiguredSigns;
}

/**
 * The signs by which the stage or the form's owner recognises the target's answer. One matching
 * sign is enough.
 */
export interface ConfiguredSigns {
  /** If a sign of success is configured, no other kind of sign counts as acceptance. */
  success: readonly FormSign[];
  refusal: readonly FormSign[];
}

export function configuredSigns({ success, recipe }: TargetForm): ConfiguredSigns {
  const taught = recipe?.success ?? [];
  return { success: success ? [success, ...taught] : taught, refusal: recipe?.refusal ?? [] };
}

/**
 * For each text, selector and address of the configured signs, whether it was there before and
 * after the submit.
 */
function partsOf({ before, after, signs }: Evidence, side: keyof ConfiguredSigns) {
  const start = side === 'success' ? 0 : signs.success.length;
  return signs[side].flatMap((sign, place) => {
    const { text = '', selector = '', urlIncludes = '' } = sign;
    const seen = ({ signs: shown }: PageReading) => shown[start + place];
    const part = (value: string, shows: (reading: PageReading) => boolean | undefined) =>
      value ? [{ sign, value, was: shows(before) === true, is: shows(after) === true }] : [];
    return [
      ...part(text, (reading) => seen(reading)?.text),
      ...part(selector, (reading) => seen(reading)?.selector),
      ...part(urlIncludes, ({ url }) => url.includes(urlIncludes)),
    ];
  });
}

/**
 * A configured sign of success that was already there before the submit and therefore proves
 * nothing; undefined if there is none.
 */
export const signFromBefore = (evidence: Evidence): string | undefined =>
  partsOf(evidence, 'success').find(({ was, is }) => was && is)?.value;

/** The first configured sign that shows now and did not show before the submit. */
export const newSign = (evidence: Evidence, side: keyof ConfiguredSigns): FormSign | undefined =>
  partsOf(evidence, side).find(({ was, is }) => is && !was)?.sign;

/** One sign of how the submit ended, with the words of the page or of the answer that show it. */
export interface Sign {
  kind: AfterPageKind | 'captcha';
  words: string;
  /** What shows the outcome, in the bot's own words, if the page has no words for it. */
  fact?: string;
  /** Whether the sign is weak: a weak sign counts only if no other sign means a refusal. */
  weak?: boolean;
}

/** A sign that the target accepted the lead, with the kind of its evidence. */
export interface AcceptingSign extends Sign {
  by: SuccessSign;
  /**
   * Whether the sign is only thanks, a promise or an address, and no confirmation that the lead was
   * received.
   */
  bare?: boolean;
  /** Words that the target shows to every visitor and that make this acceptance doubtful. */
  against?: string;
}
