/** Reads the meaning of the evidence's texts, for all entries of the table of signs. */
import type { AfterPageKind } from './after-page.ts';
import { judgeBuilders } from './builders/judge-builders.ts';
import { knownBuilders } from './builders/known-builders.ts';
import type { Evidence, Sign } from './evidence.ts';
import { judgeJson } from './json-answer.ts';
import type { PageProblem, PageReading } from '../page/scripts/page-reading.ts';
import { judgeWords, type WordsJudgement } from './words/judge-words.ts';

export interface ReadEvidence extends Evidence {
  builder: BuilderSign | undefined;
  newLines: readonly string[];
  /** The meaning of all lines that are new on the page, taken together. */
  words: WordsJudgement;
  problem: ProblemSign | undefined;
  /** The meaning of the answer to the submit. */
  json: WordsJudgement | undefined;
  /** The meaning of a document that was loaded into a frame. The frame may be hidden. */
  frame: WordsJudgement;
}

export function readEvidence(evidence: Evidence): ReadEvidence {
  const { before, traffic } = evidence;
  const builder = builderSign(evidence);
  const newLines = newLinesOf(evidence);
  const known = new Set(before.lines);
  return {
    ...evidence,
    builder,
    newLines,
    words: judgeWords(newLines),
    problem: problemSign(evidence, builder),
    json: traffic.json && judgeJson(traffic.json.body),
    frame: judgeWords(traffic.json?.lines?.filter((line) => !known.has(line)) ?? []),
  };
}

/** The maximum number of a page's lines that are judged. */
const MOST_LINES = 400;

/**
 * The lines that are new since the submit. Lines of a page that did not load completely don't
 * count.
 */
function newLinesOf({ before, after, traffic }: Evidence): string[] {
  if (traffic.brokenEnd) return [...traffic.dialogs];
  const known = new Set(before.lines);
  // If a script has emptied the form, complaints about single fields are ignored, such as "Please
  // fill in this field".
  const complaints = after.formEmptied ? after.problems.filter(isBesideField(before)) : [];
  for (const { message } of complaints) known.add(message);
  for (const line of answeredLines({ before, traffic })) known.add(line);
  const lines = after.lines.filter((line) => !known.has(line));
  return [...lines.slice(0, MOST_LINES), ...traffic.dialogs];
}

/**
 * Whether a complaint is about one field: the page links it to the field, or it begins with a text
 * of the form, as "Full name is required" does.
 */
function isBesideField({ lines }: PageReading): (problem: PageProblem) => boolean {
  const captions = lines.map((line) => line.replace(/[\s*:]+$/, '')).filter(Boolean);
  return ({ label, message }) =>
    label !== '' ||
    (captions.some((caption) => message.startsWith(`${caption} `)) &&
      judgeWords([message]).kind === 'value_refused');
}

/**
 * Complaints that the page showed after an earlier press of the button. The bot has already reacted
 * to them, so they are ignored as soon as the lead may have been sent.
 */
const answeredLines = ({ before, traffic }: Pick<Evidence, 'before' | 'traffic'>) =>
  traffic.mayHoldLead ? (before.answered ?? []) : [];

/** The form builder's name, and what the builder's own state means for the submit. */
interface BuilderSign extends Sign {
  builder: string;
  /** Whether the builder's state means neither success nor refusal, such as a further step. */
  isOpen: boolean;
}

/** Recognises the form builder that made the page, and reads the builder's own state. */
export function builderSign({ before, after, traffic }: Evidence): BuilderSign | undefined {
  const answers = traffic.json ? [traffic.json] : [];
  const read = { before: before.builders, after: after.builders, answers };
  const built = judgeBuilders(knownBuilders, read);
  if (!built) return undefined;
  const { builder, kind = 'neutral', isExact, words } = built;
  const said = judgeWords([words]).kind;
  // The words of a success state may turn the state into a refusal. The words of any other state
  // never make it a success.
  const isMeant = said !== 'neutral' && (kind === 'accepted' || (!isExact && said !== 'accepted'));
  const isSilent = words === '' && kind !== 'neutral';
  return {
    builder,
    isOpen: built.kind === 'neutral',
    kind: isMeant ? said : kind,
    words,
    ...(isSilent && { fact: `${builder} shows its state “${kind}”` }),
  };
}

/** @property label the label of the field that the message is about; '' if there is none. */
type ProblemSign = Sign & { label: string };

/**
 * The first new complaint: a message beside a field of the form, an alert in the page, or the
 * browser's own validation message.
 */
function problemSign(
  { before, after, traffic }: Evidence,
  builder: Sign | undefined,
): ProblemSign | undefined {
  if (after.formGone || after.formEmptied || traffic.brokenEnd) return undefined;
  const isUnsent = traffic.sentSincePress === 0;
  const dialogs = traffic.dialogs.map((message) => ({ label: '', message }));
  const shown = [
    ...(isUnsent ? after.invalid : []),
    ...after.problems,
    ...(isUnsent ? dialogs : []),
  ];
  const known = new Set([
    ...before.problems.map(({ message }) => message),
    ...answeredLines({ before, traffic }),
  ]);
  const [sign] = shown
    .filter(({ message }) => !known.has(message) && !builder?.words.includes(message))
    .map((problem) => ({ ...judgeWords([problem.message]), problem }))
    .filter(({ kind }) => kind !== 'accepted');
  if (!sign) return undefined;
  const { label } = sign.problem;
  const ofValue = sign.kind === 'neutral' || (label !== '' && !ofTheLead.has(sign.kind));
  return { kind: ofValue ? 'value_refused' : sign.kind, words: textOf(sign.problem), label };
}

/**
 * The meanings that are about the whole lead even in a message beside one field. Any other message
 * beside a field means that the field's value was refused.
 */
const ofTheLead: ReadonlySet<AfterPageKind> = new Set([
  'already_submitted',
  'verification_required',
  'too_many',
]);

const textOf = ({ label, message }: PageProblem) => (label ? `${label}: ${message}` : message);
