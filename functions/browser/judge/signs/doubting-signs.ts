/** Signs that make thanks doubtful: some pages say thanks even if their request failed. */
import { saysAccepted, saysRefused } from '../address.ts';
import type { AcceptingSign, Evidence, Sign } from '../evidence.ts';
import { unfinishedState } from '../failure-code.ts';
import { furtherQuestion } from '../further-question.ts';
import { isRefusal, judgeJson, unfinishedIn } from '../json-answer.ts';
import { cut } from '../../page/page-bounds.ts';
import type { ReadEvidence } from '../read-evidence.ts';
import type { Contradicted } from '../../traffic/log.ts';
import { isAccepted, type JsonAnswer } from '../../traffic/submit-answer.ts';
import { leadFacts } from '../../../../contract/lead.ts';
import type { SignEntry } from './sign-entry.ts';

const nameOf = (field: Contradicted) => (field === 'date' ? field : leadFacts[field].label);

export const unanswered = 'The submit got no answer';
export const messageAfterFailure = 'the page then sent a message by a WebSocket';

const doubt = (applies: boolean, fact: string): Sign | undefined =>
  applies ? { kind: 'error', words: '', fact } : undefined;

export const doubtingSigns: readonly SignEntry[] = [
  {
    name: 'no answer',
    reads: 'a submit without an answer: a page that is left at once never learns how it ended',
    doubts: ({ traffic: { lost, submitSeen, answer } }) =>
      doubt((lost || submitSeen) && !answer, unanswered),
  },
  {
    name: 'end of the answer',
    reads:
      'an answer to a script or to a hidden frame that was cut, took more than 20 s or is longer than 1 MB, unless the script opened another page after it',
    doubts: ({ traffic: { unread } }) =>
      doubt(unread, "the target's answer could not be read to its end"),
  },
  {
    name: 'message after a failure',
    reads:
      'a message by a WebSocket that was open before, after a request with the lead had failed: it may be the lead again',
    doubts: ({ traffic: { saidAfterFailure } }) => doubt(saidAfterFailure, messageAfterFailure),
  },
  {
    name: 'values sent',
    reads:
      "another phone number, e-mail address or loan amount in the submit than the lead's, or a date with day and month exchanged, where its content is readable",
    doubts: ({ traffic: { contradicts } }) =>
      doubt(
        contradicts.length > 0,
        `the page sent another ${contradicts.map(nameOf).join(' and ')} than the lead's`,
      ),
  },
  {
    name: 'values not sent',
    reads:
      'a submit in which nothing can be the value of a field that was filled in, or whose phone number and e-mail address are empty, where its content is readable',
    doubts: ({ traffic: { neverSent } }) =>
      doubt(neverSent.length > 0, `the page did not send: ${neverSent.join(', ')}`),
  },
  {
    name: 'opposite answers',
    reads: 'another request with as much of the lead that got the opposite answer',
    doubts: ({ traffic: { opposite } }) =>
      doubt(
        opposite !== undefined,
        `the target answered ${opposite} to another request with the lead`,
      ),
  },
  {
    name: 'end of the redirect',
    reads:
      '4xx or 5xx of the page to which a submit by a script or into a hidden frame was redirected',
    doubts: ({ traffic: { endStatus = 0 } }) =>
      doubt(endStatus >= 400, `the target answered ${endStatus} after its redirect`),
  },
  {
    name: 'exception',
    reads: "an exception in Salesforce's `Is-Processed` header",
    doubts: ({ traffic: { answer } }) =>
      doubt(Boolean(answer?.exception), `the target answered “${answer?.exception}”`),
  },
  {
    name: 'other answers',
    reads: 'a failure in the answer to another request that looks as much like the submit',
    doubts: ({ traffic }) => {
      const other = failureIn(traffic.alike);
      return doubt(other !== undefined, `${other} to another request with the lead`);
    },
  },
  {
    name: 'answer to an unreadable request',
    reads:
      "the failed answer to a request that may hold the lead in encrypted form, if only trackers' requests show the lead",
    doubts: hiddenFailure,
  },
  {
    name: 'unfinished state',
    reads:
      'every answer to the submit says that the lead is a draft, or must still be verified (`verification_required`)',
    doubts: ({ traffic }) => unfinished(traffic),
  },
  {
    name: 'result of a mutation',
    reads: '`null` as the result of a GraphQL mutation: `{"data":{"createLead":null}}`',
    doubts: ({ traffic: { json } }) =>
      doubt(hasNullResult({ ...(json?.body as object) }), 'the target answered no result'),
  },
  {
    name: 'address',
    reads:
      '`/thank-you` or `?submitted=true` accepts if no sign refuses, unless the form is still in the page and itself sends to that address; `?errors=true` doubts',
    accepts: acceptingAddress,
    doubts: ({ before, after }) =>
      doubt(
        saysRefused(after.url) && !saysRefused(before.url),
        "the page's address says that it failed",
      ),
  },
  {
    name: 'words to every visitor',
    reads:
      'a refusal near a receipt that does not speak of this lead: “Invalid requests are deleted”',
    doubts: (_evidence, accepting) =>
      accepting?.against === undefined ? undefined : { kind: 'error', words: accepting.against },
  },
  {
    name: 'further question',
    reads:
      'a question about the lead that was not there before, beside thanks, a promise or an address that are no receipt',
    doubts: ({ before, after }, accepting) => {
      const question = accepting?.bare ? furtherQuestion(before, after) : undefined;
      return doubt(
        question !== undefined,
        `the page asks for more: “${cut(question ?? '', LONGEST_QUOTE)}”`,
      );
    },
  },
  {
    name: 'form shown again',
    reads:
      "the form with the lead's values, beside words or an address that accept: a server shows it so to have a value corrected",
    doubts: ({ isKept, after }, accepting) =>
      doubt(
        isKept && !after.formGone && ['words', 'address'].includes(accepting?.by ?? ''),
        "the form is shown again with the lead's values",
      ),
  },
];

/** Quotes the first of the given answers that is a refusal; undefined if none is. */
function failureIn(answers: readonly JsonAnswer[]): string | undefined {
  const said = answers.map(({ body }) => judgeJson(body)).find(isRefusal);
  return said && `the target answered ${said.words === '' ? 'a failure' : `“${said.words}”`}`;
}

function hiddenFailure(evidence: ReadEvidence, accepting?: AcceptingSign): Sign | undefined {
  const { submitSeen, submitsAway, otherStatus = 0, hidden } = evidence.traffic;
  if (submitSeen && (!submitsAway || tookAway(evidence, accepting))) return undefined;
  const failing = hidden.map(({ status }) => status).find((status) => status >= 400);
  const status = failing ?? (submitSeen ? 0 : otherStatus);
  const failure = status >= 400 ? `the target answered ${status}` : failureIn(hidden);
  return doubt(failure !== undefined, `${failure} to what the page sent`);
}

/**
 * Whether a form service at another site received the lead for the target. Such a service confirms
 * the lead; a tracker does not.
 */
function tookAway({ traffic, json }: ReadEvidence, accepting?: AcceptingSign): boolean {
  if (!traffic.answer || !isAccepted(traffic.answer.status)) return false;
  return accepting?.by === 'builder' || json?.kind === 'accepted';
}

const LONGEST_QUOTE = 40;

function unfinished({ submitSeen, alike, hidden }: Evidence['traffic']): Sign | undefined {
  const states = (submitSeen ? alike : hidden).map(({ body }) => unfinishedIn(body));
  const [state] = states;
  if (state === undefined || states.includes(undefined)) return undefined;
  const fact = `the target answered the state “${cut(state, LONGEST_QUOTE)}”`;
  return { kind: unfinishedState(state) ?? 'error', words: '', fact };
}

const hasNullResult = ({ data }: { data?: object }) =>
  Object.entries({ ...data }).some(([name, value]) => value === null && mutation.test(name));
const mutation = /^(?:create|add|insert|submit|save|send|register|upsert)(?![a-z])/;

function acceptingAddress({ before, after, traffic }: ReadEvidence): AcceptingSign | undefined {
  // The address proves nothing if the form was submitted to this address and is still shown: a
  // refusal would appear at the same address.
  const isOwn = traffic.answer?.url === after.url.replace(/#.*/, '') && !after.formGone;
  if (!saysAccepted(after.url) || saysAccepted(before.url) || isOwn) return undefined;
  const fact = `the page's address is ${new URL(after.url).pathname}`;
  return { kind: 'accepted', by: 'address', words: '', fact, weak: true, bare: true };
}
