/**
 * Builds the tables of Indian languages from lists of words. Their sentences put the verb last, so
 * most rules are words of two or three lists in a fixed order. Sentences mix in English nouns.
 */
import { beside, type Phrases } from './phrases.ts';

/** The lists of words of one language. Each is a pattern, mostly of stems. */
export interface IndicWords {
  thanks: string;
  /** What a page thanks for although nothing was sent. */
  idle: string;
  /** Names of what the visitor sent. */
  lead: string;
  /** "We", "our team", "the branch". */
  us: string;
  your: string;
  /** "Send", "store", "receive", "register": what a page does with the lead. */
  deed: string;
  /** Endings and helping verbs that put a deed in the past. */
  past: string;
  /** "Sent", "stored" in one word. */
  sent: string;
  /** "Arrived", "got", "took", which say something only beside a lead or "we". */
  arrived: string;
  /** "Call", "contact", "answer". */
  call: string;
  will: string;
  /** Promises in one word. */
  promise: string;
  /** Negated verbs. */
  not: string;
  /** Negated verbs in the past: "was not", "could not". */
  undone: string;
  /** Technical things: server, network, site. */
  tech: string;
  broken: string;
  /** "Something went wrong", "failed", "try again". */
  failed: string;
  /** Session, page, link. */
  session: string;
  over: string;
  sorry: string;
  field: string;
  /** What is wrong with a value: "wrong", "not valid", "does not match", "too short". */
  bad: string;
  /** "Please" and "correct", which make an imperative a complaint. */
  please: string;
  /** "Enter", "choose", "check", "correct" as imperatives. */
  enter: string;
  /** Complaints that need no other word. */
  value: string;
  digits: string;
  must: string;
  consent: string;
  tick: string;
  place: string;
  /** "Service", "branch", "serve", "deliver". */
  serve: string;
  captcha: string;
  already: string;
  taken: string;
  /** "The same", "second", "again". */
  second: string;
  fresh: string;
  /** "Exists", "is running". */
  exists: string;
  /** "Last week", "in the last … days". */
  lately: string;
  /** "You applied", "you sent". */
  applied: string;
  /** What closes: form, offer, seats, deadline. */
  offer: string;
  closed: string;
  accept: string;
  /** Loan, card, credit. */
  credit: string;
  decline: string;
  policy: string;
  score: string;
  low: string;
  many: string;
  attempts: string;
  tooMany: string;
  minutes: string;
  /** "Wait", "try", "send again". */
  wait: string;
  signIn: string;
  code: string;
  link: string;
  /** "Click", "press", "open". */
  click: string;
  confirm: string;
  busy: string;
  /** "Is being done" after a deed. */
  doing: string;
  condition: string;
  /** "Is not needed" and its subject. */
  needless: string;
  /** "If you get none", "if needed", which end a clause. */
  unless: string;
  weekday: string;
  office: string;
  shut: string;
  step: string;
  /** Things other than the lead, such as a password, a rating, a newsletter. */
  other: string;
  /** "My", "me": what customers and labels of boxes say. */
  mine: string;
  /** "When you apply", "after filling". */
  afterwards: string;
  /** What remains to be chosen, paid, or uploaded. */
  open: string;
}

const loans = String.raw`(?<!\p{L})(?:call-? ?back|request|enquiry|inquiry|application|form(?!at)|lead|
  quer(?:y|ies)|message|details|registration|booking|appointment|proposal|complaint|feedback|quote|
  ticket|file|visit|renewal|claim)`;
const loanFields = String.raw`(?<!\p{L})(?:name|mobile|phone|e-?mail|mail|pan|aadhaa?r|pin ?code|otp|
  code|dob|format|amount|income|age|number|ifsc|gst\w*)(?!\p{L})`;
const loanDeeds = String.raw`(?<!\p{L})(?:submit|send|save|book|confirm|register|upload|process)`;

/** Joins lists whose words stand in this order in one sentence. */
const then = (...lists: readonly string[]) =>
  lists.map((list) => `(?:${list})`).join('[^.।]{0,40}?');
const anyOf = (...patterns: readonly (string | undefined)[]) =>
  patterns.filter((pattern) => pattern).join('|');

/** What says nothing about the lead: "no fee is needed", "step 1 is done", "my loan came". */
const harmlessIn = (words: IndicWords, past: string) =>
  anyOf(
    `[^.।,;]{0,60}(?:${words.needless})`,
    String.raw`^[^.।]{0,150}?(?<![\p{L}\p{M}])(?:${words.mine})(?![\p{L}\p{M}])[^.।]*`,
    `(?:${words.step}|${words.other})[^.।,]{0,20}?(?:${past}|${words.sent})`,
    `[^.।,;:]{0,60}(?:${words.unless})`,
    String.raw`(?:(?:${words.sorry})[\p{M}\p{L}]*[ ,]*)?[^.।,;]{0,40}(?:${beside(words.weekday, words.office, 30)})[^.।,;]{0,30}?(?:${words.shut})[\p{L}\p{M}]*`,
  );

/** @param own phrases of the language that the lists don't build. */
export function indicPhrases(words: IndicWords, own: Phrases = {}): Phrases {
  const lead = `${words.lead}|${loans}`;
  const field = `${words.field}|${loanFields}`;
  const deed = `${words.deed}|${loanDeeds}`;
  const code = String.raw`${words.code}|(?<!\p{L})(?:otp|code)(?!\p{L})`;
  const captcha = String.raw`${words.captcha}|(?<!\p{L})captcha`;
  const past = `(?:${deed})[^.।]{0,15}?(?:${words.past})`;
  const done = anyOf(past, words.sent, then(`${lead}|${words.us}`, words.arrived));
  const undone = `(?:${deed}|${words.call}|${words.accept})[^.।,;–]{0,30}?(?:${words.not})`;
  const built: Phrases = {
    thanks: words.thanks,
    idle: anyOf(words.idle, then(words.other, words.thanks)),
    done,
    sure: then(words.your, lead, `${words.sent}|${words.arrived}|${past}`),
    promise: anyOf(then(words.call, words.will), words.promise),
    not: undone,
    failed: anyOf(words.failed, undone, then(words.tech, words.broken)),
    fault: anyOf(then(words.session, words.over), then(words.tech, words.broken)),
    sorry: words.sorry,
    value: anyOf(
      words.value,
      then(field, words.bad),
      `(?:${words.bad})[^.।]{0,25}?(?:${field})`,
      then(words.please, words.enter),
      then(words.digits, `${words.must}|${words.enter}`),
      then(words.consent, `${words.tick}|${words.enter}|${words.must}`),
    ),
    area: anyOf(
      beside(words.place, words.serve, 30).replace(
        /^(.*)$/su,
        `(?:$1)[^.।]{0,40}?(?:${words.not})`,
      ),
    ),
    quiz: then(captcha, `${words.bad}|${words.enter}`),
    hint: then(field, words.enter),
    wrong: words.bad,
    already: words.already,
    taken: words.taken,
    duplicate: anyOf(
      then(words.second, lead, words.not),
      then(words.fresh, lead, words.undone),
      then(field, lead, words.exists),
      then(words.lately, `${lead}|${words.credit}`, words.applied),
    ),
    closed: anyOf(then(words.offer, words.closed), then(lead, words.accept, words.not)),
    policy: anyOf(
      words.policy,
      then(`${lead}|${words.credit}`, words.decline),
      then(words.score, words.low),
    ),
    tooMany: anyOf(
      beside(words.many, words.attempts, 25),
      words.tooMany,
      then(words.minutes, words.wait),
    ),
    signIn: words.signIn,
    verify: anyOf(
      then(code, `${words.enter}|${past}|${words.sent}`),
      beside(code, words.bad, 25),
      then(words.link, String.raw`${words.click}|(?<!\p{L})click (?=(?!\p{Script=Latin})\p{L})`),
      words.confirm,
    ),
    busy: anyOf(words.busy, `(?:${deed})[^.।]{0,12}?(?:${words.doing})`),
    condition: words.condition,
    harmless: harmlessIn(words, past),
    open: anyOf(words.open, words.afterwards),
  };
  const concepts = new Set([...Object.keys(built), ...Object.keys(own)] as (keyof Phrases)[]);
  return Object.fromEntries(
    [...concepts].map((concept) => [concept, anyOf(built[concept], own[concept])]),
  );
}
