/**
 * Guesses a sign, that is, a text or address by which the form's answer can be recognised later.
 * The user confirms or corrects the guess.
 */
import { customValuesOf } from '../../../../contract/kept-answers.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import type { Attempt } from '../../../../contract/graphql-types.ts';
import { redact } from '../../../../contract/redaction.ts';
import type { SignKind } from '../signs/sign-kinds.ts';

export type AnsweredAttempt = Pick<Attempt, 'confirmation' | 'detail' | 'pageUrl'>;

const LONGEST_WORDS = 200;
/**
 * Matches e-mail addresses and long numbers, such as a reference number, because they may differ
 * from lead to lead.
 */
const OTHERS = /(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+|\+?\d[\d\s().,-]{5,}\d/g;

/**
 * The guesses contain no value of this lead, because a sign (a text or address by which answers are
 * recognised) applies to every lead and is stored longer than a lead.
 */
export function guessSigns(
  { confirmation, detail, pageUrl }: AnsweredAttempt,
  submission: SubmissionRowView,
  formUrl: string,
): Partial<Record<SignKind, string>> {
  const lead = { ...submission, fields: customValuesOf(submission.fields) };
  const said = confirmation ?? /(?:shows|says|answered): “(.+?)”/su.exec(detail ?? '')?.[1] ?? '';
  const text = redact(said, lead)
    .replace(OTHERS, '…')
    .split('…')
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.!?)]+$/gu, ''))
    .filter((part) => /\p{L}{2}/u.test(part))
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .slice(0, LONGEST_WORDS);
  const path = pathOf(pageUrl);
  const isElsewhere = path !== undefined && path !== '/' && path !== pathOf(formUrl);
  const isForAll = isElsewhere && path.search(OTHERS) < 0 && redact(path, lead) === path;
  return {
    ...(text && { text }),
    ...(isForAll && { urlIncludes: path }),
  };
}

function pathOf(address: string | null | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).pathname : undefined;
}
