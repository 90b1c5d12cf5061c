/**
 * The evidence by which a submit is judged: the page before and after it, and the network traffic.
 */
import type { FormSign } from '../../../contract/recipe.ts';
import type { SuccessSign } from '../../../contract/attempt-receipt.ts';
import type { TargetForm } from '../../../contract/target-form.ts';
import type { AfterPageKind } from './after-page.ts';
import { judgeBuilders } from './builders/judge-builders.ts';
import { knownBuilders } from './builders/known-builders.ts';
import type { PageReading } from '../page/scripts/page-reading.ts';
import type { SubmitTraffic } from '../traffic/submit-traffic.ts';
import { judgeWords } from './words/judge-words.ts';

export interface Evidence {
  before: PageReading;
  after: PageReading;
  traffic: Omit<SubmitTraffic, 'byScripts' | 'heard'>;
  /** Whether all fields are shown again, with the lead's e-mail address, phone number or name. */
  isKept: boolean;
  /**
   * The configured signs, in the order in which the page is asked for them: signs of success first.
   */
  signs: ConfiguredSigns;
}

/**
 * The signs by which the stage or the form's owner recognises the target's answer; one is enough.
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

/** Configured signs of success that were there before the submit too: they prove nothing. */
export function signFromBefore({ before, after, signs }: Evidence): string | undefined {
  return signs.success.flatMap(({ text, selector, urlIncludes }, place) => {
    const stands = (shows: (reading: PageReading) => boolean) => shows(before) && shows(after);
    return [
      ...(text && stands(({ signs: seen }) => seen[place]?.text ?? false) ? [text] : []),
      ...(selector && stands(({ signs: seen }) => seen[place]?.selector ?? false)
        ? [selector]
        : []),
      ...(urlIncludes && stands(({ url }) => url.includes(urlIncludes)) ? [urlIncludes] : []),
    ];
  })[0];
}

/** The first configured sign that shows now and did not show before. */
export function configuredSign(
  { before, after, signs }: Evidence,
  side: keyof ConfiguredSigns,
): FormSign | undefined {
  const start = side === 'success' ? 0 : signs.success.length;
  return signs[side].find(({ text, selector, urlIncludes }, place) => {
    const isNew = (shows: (reading: PageReading) => boolean) => shows(after) && !shows(before);
    return (
      (text && isNew((reading) => reading.signs[start + place]?.text ?? false)) ||
      (selector && isNew((reading) => reading.signs[start + place]?.selector ?? false)) ||
      (urlIncludes && isNew(({ url }) => url.includes(urlIncludes)))
    );
  });
}

/** One fact of the evidence, with the target's words that state it. */
export interface Sign {
  kind: AfterPageKind | 'captcha';
  words: string;
  /** The fact in our words, if the page has no words for it. */
  fact?: string;
  /** A weak sign counts only if no other sign means a refusal. */
  weak?: boolean;
}

/** A sign that the target accepted the lead, with the kind of evidence that it is. */
export interface AcceptingSign extends Sign {
  by: SuccessSign;
}

/** The maximum number of lines that are judged. */
const MOST_LINES = 400;

/**
 * The lines that are new since the submit. Lines of a page that did not load completely don't
 * count.
 */
export function newLines({ before, after, traffic }: Evidence): string[] {
  if (traffic.brokenEnd) return [...traffic.dialogs];
  const known = new Set(before.lines);
  // After a script has emptied the form, validation errors about empty fields mean nothing.
  const complaints = after.formEmptied ? after.problems.filter(({ label }) => label) : [];
  for (const { message } of complaints) known.add(message);
  const lines = after.lines.filter((line) => !known.has(line));
  return [...lines.slice(0, MOST_LINES), ...traffic.dialogs];
}

/** The builder's name, and what its own state says about the submit. */
export interface BuilderSign extends Sign {
  builder: string;
  /** Whether the builder's state means neither success nor refusal, such as a further step. */
  isOpen: boolean;
}

/** Recognises the form builder that made the page and reads its own state. */
export function builderSign({ before, after, traffic }: Evidence): BuilderSign | undefined {
  const answers = traffic.json ? [traffic.json] : [];
  const read = { before: before.builders, after: after.builders, answers };
  const built = judgeBuilders(knownBuilders, read);
  if (!built) return undefined;
  const { builder, kind = 'neutral', isExact, words } = built;
  const said = judgeWords([words]).kind;
  // The words of a success state may turn it into a refusal; no other state's words make it a
  // success.
  const isMeant = said !== 'neutral' && (kind === 'accepted' || (!isExact && said !== 'accepted'));
  const fact =
    words === '' && kind !== 'neutral' ? `${builder} shows its state “${kind}”` : undefined;
  const isOpen = built.kind === 'neutral';
  return {
    builder,
    isOpen,
    kind: isMeant ? said : kind,
    words,
    ...(fact !== undefined && { fact }),
  };
}
