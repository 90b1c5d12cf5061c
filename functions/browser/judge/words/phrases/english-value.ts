/**
 * English complaints about a value. Each complaint combines a field of the form with a fault of the
 * value or an order to the visitor.
 */
import { fields } from './english-words.ts';

const few = String.raw`(?:[\w'-]+ ){0,4}?`;
const isOne = String.raw`(?:(?: (?:you|that|we|which) [\w ]{1,20}?)?(?:[:–-]| \(|'s| is| was| are| looks?| seems?| appears?| a bit| a little| far| much| rather)+)`;
/** The fault of a value, after "is" or a colon, where the page may also repeat the value. */
const faulty = String.raw`(?:required|mandatory|missing|needed|empty|blank|wrong|unknown|malformed|incomplete|out of range|too \w+|\d+ (?:digits|characters|letters|numbers)|format)(?!\p{L})`;
const rule = String.raw`(?:bounced|format|(?:is|are|looks?|seems?)(?: a bit)? (?:off|duplicate)|(?:starts?|ends?) with|(?:must|has to|needs to|can(?:'t|not| not| only)|may (?:not|only)|should(?:n't| not| only)) (?:be(?! (?:\w+ed|sold|shown|given|sent)(?!\p{L}))|have|contain|include|start|end|match|exceed))(?!\p{L})`;
const sound = `(?:valid|right|correct|complete|ok|recogni[sz]ed|supported|known|found|accepted|allowed|reachable|active|serviceable|real|(?:in|on|among|one of) (?:the|our|a))`;
const not = `(?:not|\\w+n't|cannot be)(?: \\p{L}+ly| seem| look| appear| to be| yet| an?| be)*`;
const units = '(?:digits?|characters?|letters|numbers|numerals|alphabets|symbols|spaces)';
/**
 * Uses of a value outside this form: "Use this number to track your request." The last alternative
 * is the rest of a removed condition, such as "when you call us".
 */
const otherUse = String.raw`(?: (?:below )?to (?:track|find|locate|reach|call|scan|your (?:contacts|safe))| when| (?:in|for) (?:all|any|every|questions|local))(?!\p{L})| $`;
const order = String.raw`(?<=(?:^|[:,;–-] ?|(?<!\p{L})(?:please|kindly|sorry,?|oops,?|must|to|just|now|also) )["' ]*)`;
const fill = `(?:re-?)?(?:enter(?! your e-?mail\\W*$)|type|fill in|(?:select|choose|pick)(?!(?<!(?:please|kindly) \\w+)(?: an? | \\w+\\W*$))|tick|specify|provide|supply|give(?: us)?|tell us|add|use|accept|agree to|(?:correct|(?<!to )change)(?= (?:your|the|this|that|an?) )|mention|input|re-?check|include)`;
const compared = '(?:more|less|greater|higher|lower|smaller) than';
const fillIn = `${fill} ${few}(?!pan|aadhaa?r|income|salary)${fields}(?!\\p{L}|${otherUse})`;
/**
 * An order without "please". A branch finder beside a confirmation may contain such an order too.
 */
export const bareOrder = `(?<=(?:^|[:,;–-] ?)["' ]*)${fillIn}`;

export const englishValue = [
  `(?:wrong|bad|unknown|missing|empty|incomplete|unsupported|unrecogni[sz]ed):? (?:\\w+ ){0,2}?${fields}(?!\\p{L})`,
  `${fields}${isOne} ?${faulty}`,
  `${fields}\\.? ${rule}`,
  '(?:e-?mail(?: address)?|phone|mobile|number|amount|pan|pin(?: ?code)?): (?:please|use|choose|only|at least|at most)(?!\\p{L})',
  '(?:amount|value): m(?:in|ax)\\w*\\.? \\d',
  `(?:left|(?:\\w+n't|not|cannot) leave) (?:\\w+ ){0,3}(?:empty|blank)(?!\\p{L})`,
  `${fields}(?: (?:you|that|we) [\\w ]{1,20}?)?(?:[:–-]| is| was| are| looks?| seems?| appears?)* ?${not} ${sound}(?!\\p{L})`,
  `${order}${fillIn}`,
  `(?:we|you) (?:also |still )?(?:need|forgot) (?:your|an?|the) (?:\\w+ ){0,2}?${fields}(?!\\p{L})`,
  `(?:${not}|unable to) (?:recogni[sz]e|find|reach|verify|validate|read|use|understand) (?:that|this|your|the|any) (?:\\w+ ){0,2}?${fields}(?!\\p{L}| (?:server|service|database|network|lookup|verification))`,
  `(?:that|it|this)(?: is)? ${not}(?: like)? (?:a|an|your) (?:\\w+ ){0,2}?${fields}(?!\\p{L})`,
  `(?:only|exactly|at least|at most|without|no|use|contain|include|have|be|minimum|maximum|min\\.?|max\\.?|too (?:few|many)) (?:\\w+ ){0,2}?(?:\\d+ ?[- ]?)?${units}(?!\\p{L}| (?:left|available|remain|from|of))`,
  `${units} only(?!\\p{L})`,
  `${fields} ${few}(?:exceeds?|(?:(?:should|must|may)(?: not|n't)?|has to|can ?not|can't) be (?:at least|at most|between|above|below|over|under|${compared})|is ${compared} the)(?!\\p{L})`,
  `(?<!your )(?:minimum|maximum) (?:\\w+ )?${fields}(?!\\p{L})`,
].join('|');
