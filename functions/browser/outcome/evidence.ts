/** What a submit is judged by: the page before and after it, and what went over the network. */
import type { FormSign } from '../../../contract/recipe.ts';
import type { TargetForm } from '../../../contract/target-form.ts';
import type { AfterPageKind } from './after-page.ts';
import { judgeBuilders } from './builders/judge-builders.ts';
import { knownBuilders } from './builders/known-builders.ts';
import type { PageReading } from '../page/page-reading.ts';
import type { SubmitTraffic } from './submit-traffic.ts';
import { judgeWords } from './words/judge-words.ts';

export interface Evidence {
  before: PageReading;
  after: PageReading;
  traffic: Omit<SubmitTraffic, 'pressing'>;
  /** In the order in which the page was asked for them, those of success first. */
  signs: ConfiguredSigns;
}

/** By what the stage or the form's owner knows the target's answer; one sign is enough. */
export interface ConfiguredSigns {
  /** Where there is one, no other sign accepts. */
  success: readonly FormSign[];
  refusal: readonly FormSign[];
}

export function configuredSigns({ success, recipe }: TargetForm): ConfiguredSigns {
  const taught = recipe?.success ?? [];
  return { success: success ? [success, ...taught] : taught, refusal: recipe?.refusal ?? [] };
}

/** The words or address of a configured sign of success that stood there before: they prove nothing. */
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

/** The first of them that shows now and did not before. */
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

/** One fact of the evidence, and the target's words that tell it. */
export interface Sign {
  kind: AfterPageKind | 'captcha';
  words: string;
  /** What tells it, where these are not words of the page. */
  fact?: string;
  /** Counts only where nothing refuses. */
  weak?: boolean;
}

/** At most so many lines are judged. */
const MOST_LINES = 400;

/** What the page says now and did not say before; what a page says that did not load counts not. */
export function newLines({ before, after, traffic }: Evidence): string[] {
  if (traffic.brokenEnd) return [...traffic.dialogs];
  const known = new Set(before.lines);
  // A form that a script has emptied complains of its empty fields at once.
  const complaints = after.formEmptied ? after.problems.filter(({ label }) => label) : [];
  for (const { message } of complaints) known.add(message);
  const lines = after.lines.filter((line) => !known.has(line));
  return [...lines.slice(0, MOST_LINES), ...traffic.dialogs];
}

/** What a builder's own state says of the submit, and the builder's name. */
export interface BuilderSign extends Sign {
  builder: string;
  /** It shows its state for neither, such as a step that is still to come. */
  isOpen: boolean;
}

/** The form builder that made the page, and what its own state says. */
export function builderSign({ before, after, traffic }: Evidence): BuilderSign | undefined {
  const answers = traffic.json ? [traffic.json] : [];
  const read = { before: before.builders, after: after.builders, answers };
  const built = judgeBuilders(knownBuilders, read);
  if (!built) return undefined;
  const { builder, kind = 'neutral', isExact, words } = built;
  const said = judgeWords([words]).kind;
  // A state that thanks may be worded as a refusal by the form's owner, but not the other way.
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
