/** Signs in words: first the words on the page, then the words in the answer to the submit. */
import type { Sign } from '../evidence.ts';
import { isRefusal } from '../json-answer.ts';
import type { ReadEvidence } from '../read-evidence.ts';
import { isAccepted } from '../../traffic/submit-answer.ts';
import type { SignEntry } from './sign-entry.ts';

export const wordedSigns: readonly SignEntry[] = [
  {
    name: 'state of the form builder',
    reads:
      'the state that a known form builder shows or answers (`functions/browser/judge/builders`); after a state that decides nothing, such as a further step, no sign below accepts',
    accepts: ({ builder }) =>
      builder?.kind === 'accepted' ? { ...builder, by: 'builder' } : undefined,
    isLast: ({ builder }) => builder?.isOpen === true,
    refuses: (evidence) => shown(evidence.builder, evidence),
  },
  {
    name: 'message at a field',
    reads: "a new message beside a field of the form, or the browser's own complaint about it",
    refuses: (evidence) =>
      evidence.problem?.label ? shown(evidence.problem, evidence) : undefined,
  },
  {
    name: 'words',
    reads:
      'lines that are new since the submit, in the page, frames, windows and dialogs: refusals first, then thanks, receipts and promises to call; they accept only if a request was answered, or the form is gone or empty',
    accepts: ({ words, traffic, after }) => {
      const isAnswered = traffic.answer !== undefined || isAccepted(traffic.otherStatus ?? 0);
      const isTaken = isAnswered || after.formGone || after.formEmptied;
      return isTaken && words.kind === 'accepted' ? { ...words, by: 'words' } : undefined;
    },
    refuses: (evidence) => shown(evidence.words, evidence),
  },
  {
    name: 'alert',
    reads:
      'a new message that the page marks as an error, or, before anything is sent, a dialog that the bot does not answer; both about no field',
    refuses: (evidence) =>
      evidence.problem?.label ? undefined : shown(evidence.problem, evidence),
  },
  {
    name: 'answer to the script',
    reads: "the submit's JSON or text: a code or flag may refuse, and only a message may accept",
    accepts: ({ json }) => (json?.kind === 'accepted' ? { ...json, by: 'answer' } : undefined),
    refuses: ({ json }) => (isRefusal(json) ? json : undefined),
  },
  {
    name: 'answer to a frame',
    reads: 'the words of a document that was sent to a frame, which the page may hide',
    refuses: ({ frame }) => (isRefusal(frame) ? frame : undefined),
  },
];

/** A refusal on the page. If it has no words, the words of a refusing answer are used. */
function shown(sign: Sign | undefined, { json, frame }: ReadEvidence): Sign | undefined {
  if (!isRefusal(sign)) return undefined;
  const answered = [json, frame].find(isRefusal);
  return answered ? { kind: sign.kind, words: sign.words || answered.words } : sign;
}
