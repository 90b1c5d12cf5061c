/** Finds what one sentence says about the submit. Refusals are checked first. */
import type { AfterPageKind } from '../after-page.ts';
import { besideReceipt, byMany, unfinished } from './about.ts';
import type { PhraseBook } from './phrase-book.ts';
import { afterVerifying, verifyLabel } from './phrases/english-verify.ts';
import { things, verbs } from './phrases/english-words.ts';
import type { Concept } from './phrases/phrases.ts';

export interface Finding {
  /**
   * What the sentence means for the submit. Four kinds are neither acceptance nor refusal:
   * - `regret`: "unfortunately", which turns thanks into a refusal.
   * - `pending`: "not sent yet", after which a promise is no acceptance.
   * - `open`: a step that remains, or a time that has not come yet.
   * - `hint`: a fault named near a field's name. It is a refused value if the page says nothing
   *   else.
   * Three kinds are refusals with their own rank in `refusalsByRank`:
   * - `fault`: an error that explains another refusal.
   * - `barred`: "Access denied", which names no cause.
   * - `later`: "Try again in an hour."
   */
  kind:
    | Exclude<AfterPageKind, 'neutral'>
    | ('fault' | 'barred' | 'later')
    | ('regret' | 'pending' | 'open' | 'hint');
  /**
   * Whether the sentence is clear enough to count anywhere on a long page. Any other sentence
   * counts there only near a confirmation or a clear refusal.
   */
  firm: boolean;
  /** Whether a regret, such as "Unfortunately, …", also hints at a refused value. */
  isHint?: boolean;
  /**
   * The basis of an acceptance: a confirmation that the lead was received, something that was
   * stored or done, or only thanks and promises.
   */
  by?: 'receipt' | 'deed' | 'words';
  /** Whether a refusal may also be a step that remains to be done: "Please choose a time slot." */
  isStep?: boolean;
  /**
   * The meaning of a refusal if the page also confirms the lead; undefined if the refusal is about
   * this lead.
   */
  besideReceipt?: 'nothing' | 'doubt' | undefined;
}

const questionMark = /[?？؟]["') ]*$/u;
/** Whether the sentence is a question of the kind that lists of frequent questions contain. */
export const isHelpQuestion = (sentence: string) =>
  questionMark.test(sentence) &&
  (asksForHelp.test(sentence) || offersHelp.test(sentence)) &&
  !nextStep.test(sentence);

const offersHelp = /^\W*(?:need|want|looking for|not sure|still|any|have|got)(?!\p{L})/u;
const nextStep = /(?<!\p{L})next(?!\p{L})/u;
const asksForHelp =
  /^\W*(?:how|why|what|when|where|who|which|can i|do i|did|wie|warum|was|comment|pourquoi|como|por que|cosa|come (?:funziona|si|procede)|hoe|jak|как|почему)(?!\p{L})/u;
/** Matches a polite question after a complaint: "That number looks short, could you check it?" */
const politeRequest =
  /[,;:–-] (?:(?:can|could|would|will|did) you|pou(?:vez|rriez)-vous|peux-tu|puoi|potre(?:sti|bbe)|puteti|μπορει\p{L}*) [^,]*$/u;
const uncertain =
  /(?<!\p{L})(?:(?<!(?:\d|(?<!\p{L})(?:in|on|by|of|until|since)|(?<!\p{L})only [^.]{1,40}) )may(?! chu(?!\p{L})| only| [^.]{1,20} only| not (?!be|have)| \p{L}+ only| not be| be an? (?:ro)?bot| \d)|might|maybe|perhaps|usually(?! (?:with)?in | the same )|sometimes)(?!\p{L})/u;

/**
 * Thanks that begin within this many characters of the sentence's start are for the sender. Later
 * thanks usually quote another person.
 */
const THANKS_START = 20;
/**
 * A sentence with thanks and at most this many characters may also be the end of an advertisement.
 */
const BARE_THANKS = 18;
/** Matches a menu entry such as "Log in" or "Inicia sesión". */
const menuEntry = /^\p{Script=Latin}+(?:[ -](?!required|expired|needed)\p{Script=Latin}+)?$/u;
/**
 * A text of at most this length, such as "Report a problem", is a menu entry as often as a message.
 */
const HEADING = 20;
/**
 * Words of a refused value. "We don't serve your area" and complaints about the notation of a value
 * count as refused values too.
 */
const ofValue =
  /(?<!\p{L})(?:area|city|location|pin ?code|zip|region|postcode|characters?|letters|symbols|spaces|digits|commas)(?!\p{L})|errors? prohibited|(?<!(?:token|captcha)[^.]{0,30})pass validation|(?<!ip(?:v\d)?[ -])(?:address|number|domain|mail)\w*(?: [\w'-]+){0,6} (?:is|are)(?: not|n't) (?:allowed|permitted|accepted)(?! by)|(?:terms|consent) not (?:accepted|given)|(?:not|n't) (?:allow|accept|permit)\p{L}* (?:\p{L}+ )?(?:addresses|numbers|domains|e-?mails)(?!\p{L})/u;
/** Matches a sign-in whose password is a code: "Log in with OTP". */
const byCode = /(?:log|sign)[ -]?in (?:with|using|via|to) /u;
/** Matches a refusal that names no cause, such as "Forbidden (403)". */
const barred =
  /^\W*(?:(?:error )?403\W*)?(?:access (?:is |was )?denied|forbidden|not authori[sz]ed|[^.]{0,60} only)?[\W\d]*$/u;
/** Matches what remains to be done before the lead is sent: "It isn't sent until you pay." */
const notYet = new RegExp(
  `(?:not|n't)(?: be| been){0,2} (?:${verbs})(?: yet\\W*$| until (?:you|these|this|all|your)(?!\\p{L}))|started but not`,
  'u',
);
/** Words about spam. They refuse the lead even if the sentence also names an invalid token. */
const ofSpam = /spam|flagged|(?<!\p{L})(?:ro)?bots?(?!\p{L})/u;
/**
 * Steps that sites offer to everybody, such as "Check offers", and "Please wait", which may only
 * announce a redirect. They count as a remaining step only in the line of the thanks.
 */
const offers =
  /^\W*please wait|(?:download|get) [^.]*app(?!\p{L})|soon(?!\p{L})|(?:see|view|check|compare|get|claim|unlock) (?:the |best |\p{L}+ )?(?<!(?:my|your) )(?:offers?|quotes?|premium)(?!\p{L})/u;
const future =
  /(?<!\p{L})(?:(?:will|shall|to) (?:\p{L}+ )?be|seran?|sera|seront|serao|saran?no?|verra|wird erst|wordt pas|zostanie|будет|будут|буде|akan) \p{L}+.*$|(?<!\p{L})being (?:reviewed|processed|assessed|handled|prepared)(?! by).*$/u;
/**
 * Words such as "saved" or "verified", which a page may already use before the target has the whole
 * lead.
 */
const kept =
  /(?<!\p{L})(?:saved|stored|noted|captured|updated|added|created|regist\p{L}+|verified|enrol\p{L}+|signed up|subscribed|joined|all set)(?!\p{L})/u;
const received =
  /(?<!\p{L})(?:sent|received|submi\p{L}+|delivered|forwarded|lodged|accepted|filed|reviewed|under review)(?!\p{L})/u;
const part =
  /(?<!\p{L})(?:basic|personal|contact|initial|primary|first) (?:details|information)(?!\p{L})|(?<!\p{L})(?:slots?|seats?|agents?|advis[oe]rs?|experts?|executives?|appointments) (?:are|is) /u;
/**
 * Matches a promise or a receipt that depends on a condition: "It's sent once you press Confirm."
 */
const onlyIf =
  /(?<!\p{L})(?:only (?:if|with|when|once|after)|hear(?:ing)? from (?:us|our)(?!\p{L}).* unless)(?!\p{L})|(?:'s| is| are) (?:sent|submitted|received|registered|confirmed|recorded) (?:once|when|unless|if|after)(?!\p{L})/u;
/**
 * Matches notices that every site shows, such as notices about cookies, and quotations from
 * customers.
 */
const notice =
  /cookie|^["'].{30,}["']|^so,? your |(?<=\p{L}.*)(?<!":\s?)"(?:your|we|thank)[^"]{12,}"|^[\d:]+ "[^"]+" [–-]/u;
const identifier = String.raw`#?(?:\p{L}{1,6}[-/]?)?\d{3,}[\p{L}\d/-]*`;
/** "No." before an identifier is short for "number". */
const numbered = new RegExp(
  String.raw`(?<!\p{L})n[o\u00ba\u00b0]\.?(?=(?: is|:| -)? ?${identifier})`,
  'gu',
);
/**
 * Matches the identifier in "application HL1200 was rejected". Only the statement about the
 * application matters, so the identifier is removed.
 */
const named = new RegExp(
  String.raw`(?<=(?<!\p{L})${things})(?: (?:reference )?(?:number|id|code)| (?=\S*\p{L}|#)) ?${identifier}(?= \p{L})`,
  'gu',
);
/** Matches a remark such as "(Ref 4711)", which says nothing about what happened. */
const aside = / \([^()]*\d[^()]*\)/gu;

/**
 * @param sentence text that `fold` has normalised.
 * @returns undefined if the sentence has no meaning for the submit.
 */
export function findingOf(sentence: string, book: PhraseBook): Finding | undefined {
  if (notice.test(sentence)) return undefined;
  const plain = sentence.replace(numbered, 'number').replace(named, '').replace(aside, '');
  const statement = book.without(plain, 'harmless');
  const condition = book.placeOf(statement, 'condition');
  // The text after a word such as "if" describes something that has not happened yet.
  const said = condition < 0 ? statement : statement.slice(0, condition);
  const open = openIn(statement, said, book);
  if (questionMark.test(said)) {
    const clause = said.replace(politeRequest, '');
    const complaint = clause === said ? undefined : refusalIn(clause, book);
    if (complaint?.kind === 'value_refused') return complaint;
    return book.says(said, 'verify') && !asksForHelp.test(said)
      ? { kind: 'verification_required', firm: true }
      : open;
  }
  const refused: Finding | undefined = afterVerifying.test(statement)
    ? { kind: 'verification_required', firm: true }
    : refusalIn(said, book);
  if (refused) {
    const asks = open?.kind === 'open' || (open && refused.kind === 'value_refused');
    const isStep = Boolean(asks) && !refused.firm;
    return {
      ...refused,
      isStep,
      besideReceipt: besideReceipt(refused.kind, sentence, book.says(said, 'promise')),
    };
  }
  if (open?.kind === 'pending' || onlyIf.test(sentence)) return open;
  const accepted = acceptanceIn(said, book);
  const hint: Finding | undefined = book.says(said, 'hint')
    ? { kind: 'hint', firm: false }
    : undefined;
  return (accepted?.by !== 'receipt' && open) || accepted || hint;
}

function openIn(statement: string, said: string, book: PhraseBook): Finding | undefined {
  if (unfinished.test(said)) return { kind: 'pending', firm: false };
  if (!book.says(statement, 'open')) return undefined;
  return { kind: 'open', firm: !offers.test(said) };
}

function refusalIn(said: string, book: PhraseBook): Finding | undefined {
  const says = (concept: Concept) => book.says(said, concept);
  const firm = (kind: Finding['kind']): Finding => ({ kind, firm: true });
  const loose = (kind: Finding['kind']): Finding => ({ kind, firm: false });
  if (uncertain.test(said)) return undefined;
  if (says('tooMany')) return firm('too_many');
  if (says('duplicate')) return firm('already_submitted');
  if (says('closed')) return firm('policy_refused');
  if (book.saysBeside(said, 'already', ['taken', 'done'])) return firm('already_submitted');
  const asksSignIn = says('signIn') && !menuEntry.test(said);
  if (says('verify') && !(asksSignIn && byCode.test(said))) {
    if (book.saysBeside(said, 'verify', ['wrong'])) return firm('value_refused');
    return (verifyLabel.test(said) ? loose : firm)('verification_required');
  }
  if (asksSignIn) return loose('login_required');
  if (says('fault') && !ofSpam.test(said)) return firm('fault');
  if (notYet.test(said)) return firm('pending');
  if (says('quiz')) return firm('value_refused');
  if (says('area')) return firm('value_refused');
  if (says('policy')) {
    if (ofValue.test(said)) return firm('value_refused');
    if (barred.test(said)) return firm('barred');
    return says('value') ? loose('policy_refused') : firm('policy_refused');
  }
  if (says('value')) return says('wrong') ? firm('value_refused') : loose('value_refused');
  const isUndone = book.negates(said, ['done']);
  if (says('busy') && isUndone) return firm('pending');
  const isLater = says('later');
  if (isLater && !book.says(book.without(said, 'later'), 'failed')) return loose('later');
  if (says('failed')) return said.length < HEADING ? loose('error') : firm('error');
  if (says('busy')) return undefined;
  if (isUndone) return firm('error');
  if (says('sorry')) return { ...loose('regret'), isHint: says('hint') };
  return undefined;
}

function acceptanceIn(said: string, book: PhraseBook): Finding | undefined {
  const says = (concept: Concept) => book.says(said, concept);
  if (uncertain.test(said) || byMany.test(said) || says('busy')) return undefined;
  if (book.negates(said, ['thanks', 'done', 'sure', 'promise'])) return undefined;
  const thanks = says('idle') ? -1 : book.placeOf(said, 'thanks');
  const firm = (thanks >= 0 && thanks <= THANKS_START && said.length > BARE_THANKS) || says('sure');
  if (!firm && thanks < 0 && !says('done') && !says('promise')) return undefined;
  const past = said.replace(future, '');
  const isDone = book.says(past, 'sure') || book.says(past, 'done');
  const by = !isDone ? 'words' : isOfPart(past) ? 'deed' : 'receipt';
  const objection = objectionIn(said);
  if (by === 'words' && objection && !book.says(objection, 'promise')) return undefined;
  return { kind: 'accepted', firm, by };
}

/** The text after "but", as in "Thank you for your details, but our system dropped them." */
const objectionIn = (said: string) => contrast.exec(said)?.[1];
const contrast =
  /[,–—-] ?(?:but|however|aber|jedoch|doch|mais|pero|mas|porem|ma|maar|men|ale|jednak|dar|ama|fakat|ancak|tapi|namun|lekin|но|однако|але|αλλα|लेकिन|परंतु|किंतु|但是?|但し|하지만)(?!\p{L})(.*)$/u;
const isOfPart = (past: string) => part.test(past) || (kept.test(past) && !received.test(past));
