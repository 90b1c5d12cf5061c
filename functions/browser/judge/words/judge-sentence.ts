/** Finds what one sentence says about the submit. Refusals are looked for first. */
import type { AfterPageKind } from '../after-page.ts';
import { negates, patternOf } from './phrase-book.ts';
import { things } from './phrases/english-words.ts';
import type { Concept } from './phrases/phrases.ts';

export interface Finding {
  /**
   * Findings that are neither acceptance nor refusal by themselves. `regret`: "unfortunately",
   * which turns thanks into a refusal. `pending`: "not sent yet", after which a promise is no
   * acceptance. `held`: a known sentence that says neither, such as "please wait" or "thank you for
   * visiting".
   */
  kind: Exclude<AfterPageKind, 'neutral'> | 'regret' | 'pending' | 'held';
  /**
   * Whether the finding is firm: firm ones count anywhere on a page, others only near the message.
   */
  firm: boolean;
}

const questionMark = /[?？؟;]["') ]*$/u;
const asksForHelp =
  /^\W*(?:how|why|what|when|where|who|which|can i|do i|did|wie|warum|was|comment|pourquoi|como|por que|cosa|hoe|jak|как|почему)(?!\p{L})/u;
const uncertain = /(?<!\p{L})(?:may(?! only)|might|maybe|perhaps|usually|sometimes)(?!\p{L})/u;

/**
 * Thanks to the sender begin a sentence; thanks later in a sentence usually quote somebody else.
 */
const THANKS_START = 20;
/** A sentence as short as "Thank you!" may also be the end of an advertisement. */
const BARE_THANKS = 18;
/** Matches a menu entry such as "Log in" or "Inicia sesión". */
const menuEntry = /^\p{Script=Latin}+(?:[ -]\p{Script=Latin}+)?$/u;
/** A short text such as "Report a problem" is a menu entry as often as a message. */
const HEADING = 20;
/** "We don't serve your area" counts as a refused value, as the product's definition says. */
const area = /(?<!\p{L})(?:area|city|location|pin ?code|zip|region|postcode)(?!\p{L})/u;
/**
 * What sites tell about other visitors and customers: "Asha from Pune has applied 2 minutes ago",
 * "My loan was approved".
 */
const ofOthers =
  /^\W*(?:the )?(?:last|latest|most recent) (?:application|request|enquiry|inquiry|lead|submission)(?!\p{L})|(?<!\p{L})(?:my (?:\p{L}+ )?(?:loan|application|request) (?:was|is|has|got)|i (?:got|received|applied)(?! your)|(?:called|contacted|helped|approved) me)(?!\p{L})|^\W*(?:someone|\p{L}+(?: \p{L}\.?)?) (?:from|in) \p{L}[\p{L} ,]{1,40}? (?:has|have|just) |(?<!\p{L})\d+ (?:sec|min|hour|day)\p{L}* ago(?!\p{L})/u;
/** What customers write about a loan that they have: "Thank you for the loan, I am so happy". */
const byCustomer = new RegExp(
  [
    "thank(?:s| you)[\\p{L} ,']{0,40} for (?:the|my|this|giving me|getting me|approving)(?: (?!in |our |your )[\\p{L}-]+){0,3} (?:loan|money|funds|service|experience|disbursal)(?!\\p{L}| (?:amount|application|enquiry|inquiry|request|requirement|form|details|query|interest|quote))",
    '(?<!your (?:\\p{L}+ )?)(?:it|loan|money|amount) (?:was|got) (?:approved|sanctioned|disbursed|credited)(?: \\p{L}+)? (?:in|within) ',
    "(?:i am|i'm|i was|we were) (?:so |very |really |extremely |truly )?(?:happy|grateful|thankful|satisfied|impressed)(?!\\p{L}| to (?!have))",
    '(?:highly|strongly|definitely|would) recommend',
    'my (?:family|dream|wife|husband|son|daughter|parents)(?!\\p{L})',
  ]
    .map((words) => `(?<!\\p{L})${words}`)
    .join('|'),
  'u',
);
/** How many others trust the site; other sentences of the line may still be about this lead. */
const byMany = /(?<!\p{L})by [\d,]+ (?:users|people|customers)/u;
/**
 * Thanks beside these are for a draft, a chat's greeting, a step of several, what somebody else
 * wrote down, or a trial.
 */
const unfinished = new RegExp(
  [
    'draft (?:has been |was )?(?:successfully )?saved',
    '(?:saved|sent|moved) (?:as|to|in) (?:a |your |the )?drafts?(?!\\p{L})',
    'how (?:can|may) (?:we|i) (?:help|assist)',
    '(?:step|part|page|section) \\d+ (?:of \\d+ )?(?:is |was |has been )?(?:now |successfully )*(?:complete|done|saved|submitted)',
    '(?:progress|answers?|preferences|selections?|settings|consent|cho(?:ice|sen)) (?:has been |have been |was |were |is |are )?(?:successfully |automatically )?saved',
    '(?:preferences|consent|choices?) (?:has been |have been |was |were )(?:recorded|updated)',
    '(?:click|press|tap|hit) (?:on )?(?:the )?["\\u2018\\u201c]?(?:next|submit|finish)(?!\\p{L})',
    '(?:continue|proceed|go|move)(?: on)? to (?:the )?(?:next|final|last) (?:step|page|section|part|question)',
    '(?:a few|some|\\d+) more (?:details|questions|steps)',
    '(?:please|kindly|now|next|need to|must)(?!.*(?:will|shall)(?!\\p{L}))[^.]{1,80} to (?:complete|finish|finali[sz]e) (?:your|the|this)(?!\\p{L})',
    '(?:incident|attempt|visit|ip|ip address|activity|crash|error)(?: report)? (?:has been |have been |was |were |is )?(?:automatically )?(?:logged|recorded|reported|submitted|sent|noted)',
    '(?:this is (?:only |just )?a (?:preview|demo|test)|(?:demo|test|preview|sandbox) mode)(?!\\p{L})',
  ].join('|'),
  'u',
);
/** A promise that depends on something. */
const onlyIf = /(?<!\p{L})only (?:if|with|when|once|after)(?!\p{L})/u;
/** Notices that every site shows, and quotations from customers. */
const notice = /cookie|^["'].{30,}["']/u;
const aboutCookies =
  /cookies? (?:are|is|must|need)[^.]{0,20}(?:disabled|blocked|enabled)|enable cookies/u;

const identifier = String.raw`#?(?:\p{L}{1,6}[-/]?)?\d{3,}[\p{L}\d/-]*`;
/** "No." before an identifier is short for "number". */
const numbered = new RegExp(
  String.raw`(?<!\p{L})n[o\u00ba\u00b0]\.?(?=(?: is|:| -)? ?${identifier})`,
  'gu',
);
/**
 * Matches the identifier in "application HL1200 was rejected": what is said of the application
 * counts, not that it has a number.
 */
const named = new RegExp(
  String.raw`(?<=(?<!\p{L})${things})(?: (?:reference )?(?:number|id|code)| (?=\S*\p{L}|#)) ?${identifier}(?= \p{L})`,
  'gu',
);
/** A reference by itself, such as "Lead ID: 4711", is no message. */
const reference = new RegExp(
  String.raw`^\W*(?:\p{L}+[ /-]?){0,3}(?:number|id|code|reference|ref)\.?(?: is|:| -)? ?${identifier}\W*$`,
  'u',
);

/**
 * @param sentence text in the form that `fold` gives it. @returns undefined if the sentence says
 * nothing about the submit.
 */
export function findingOf(sentence: string): Finding | undefined {
  if (notice.test(sentence) && !aboutCookies.test(sentence)) return undefined;
  const told = sentence.replace(numbered, 'number').replace(named, '');
  const said = withoutHarmless(told);
  const says = (concept: Concept) => patternOf(concept).test(said);
  const open: Finding | undefined = unfinished.test(said)
    ? { kind: 'pending', firm: false }
    : undefined;
  if (questionMark.test(said) && !said.endsWith(';')) {
    return says('verify') && !asksForHelp.test(said)
      ? { kind: 'verification_required', firm: true }
      : open;
  }
  const refused = refusalIn(said, says) ?? open;
  if (refused || onlyIf.test(sentence)) return refused;
  return acceptanceIn(said, says) ?? heldIn(said, says);
}

/**
 * Whether the sentence, and so its whole line, is about somebody else.
 * @param sentence text in the form that `fold` gives it.
 */
export const isOfOthers = (sentence: string) =>
  ofOthers.test(sentence) || byCustomer.test(sentence);

/**
 * Removes harmless negations, and the text after a word such as "if", because it has not happened.
 */
function withoutHarmless(sentence: string): string {
  const plain = sentence.replace(new RegExp(patternOf('harmless'), 'gu'), ' ');
  const condition = patternOf('condition').exec(plain);
  return condition ? plain.slice(0, condition.index) : plain;
}

type Says = (concept: Concept) => boolean;

function refusalIn(said: string, says: Says): Finding | undefined {
  const firm = (kind: Finding['kind']): Finding => ({ kind, firm: true });
  const loose = (kind: Finding['kind']): Finding => ({ kind, firm: false });
  if (uncertain.test(said)) return undefined;
  if (says('duplicate')) return firm('already_submitted');
  if (says('closed')) return firm('policy_refused');
  if (says('already') && (says('taken') || says('done'))) return firm('already_submitted');
  if (says('tooMany')) return firm('too_many');
  if (says('verify')) return firm(says('wrong') ? 'value_refused' : 'verification_required');
  if (says('signIn') && !menuEntry.test(said)) return loose('login_required');
  if (says('quiz')) return firm('value_refused');
  if (says('policy')) {
    if (area.test(said)) return firm('value_refused');
    return says('value') ? loose('policy_refused') : firm('policy_refused');
  }
  if (says('value')) return says('wrong') ? firm('value_refused') : loose('value_refused');
  const isUndone = negates(said, ['done']);
  if (says('busy') && isUndone) return firm('pending');
  if (says('failed')) return said.length < HEADING ? loose('error') : firm('error');
  if (says('busy')) return undefined;
  if (isUndone) return firm('error');
  if (says('sorry')) return loose('regret');
  return undefined;
}

function acceptanceIn(said: string, says: Says): Finding | undefined {
  if (uncertain.test(said) || ofOthers.test(said) || byMany.test(said) || says('busy'))
    return undefined;
  if (negates(said, ['thanks', 'done', 'sure', 'promise'])) return undefined;
  const thanks = says('idle') ? -1 : said.search(patternOf('thanks'));
  const firm = (thanks >= 0 && thanks <= THANKS_START && said.length > BARE_THANKS) || says('sure');
  const accepted = firm || thanks >= 0 || says('done') || says('promise');
  return accepted ? { kind: 'accepted', firm } : undefined;
}

const heldIn = (said: string, says: Says): Finding | undefined =>
  says('busy') || says('idle') || reference.test(said) ? { kind: 'held', firm: false } : undefined;
