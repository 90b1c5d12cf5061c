/**
 * English complaints about a value. Each complaint combines a field of the form with a fault of the
 * value or an order to the visitor.
 */
import { fields } from './english-words.ts';

const few = String.raw`(?:[\w'-]+ ){0,4}?`;
const isOne = String.raw`(?:(?: (?:you|that|we|which) [\w ]{1,20}?)?(?:[:–-]| \(|'s| is| was| are| looks?| seems?| appears?| a bit| a little| far| much| rather)+)`;
/** The fault of a value, after "is" or a colon, where the page may also repeat the value. */
const faulty = String.raw`(?:required|mandatory|compulsory|missing|needed|empty|blank|wrong|unknown|malformed|incomplete|out of range|a must|short|too \w+|\d+ (?:digits|characters|letters|numbers)(?: too \w+| short)?|an? \w+ (?:short|too \w+)|format)(?!\p{L})`;
const rule = String.raw`(?:bounced|format|(?:is|are|looks?|seems?)(?: a bit)? (?:off|duplicate)|(?:starts?|ends?) with|(?:must|has to|have to|needs? to|can(?:'t|not| not| only)|may (?:not|only)|should(?:n't| not| only)) (?:be(?! (?:\w+ed|sold|shown|given|sent|read|seen)(?!\p{L}))|have|contain|include|start|end|match|exceed|come)|(?:has )?failed (?:\w+ )?(?:verification|validation|check))(?!\p{L})`;
const sound = `(?:valid|right|correct|complete|proper|ok|recogni[sz]ed|supported|known|mapped|matching|found|accepted|allowed|permitted|reachable|active|serviceable|real|enough|computed|calculated|chosen|selected|read|used|verified|in allowed|a (?:number|date|name)|(?:in|on|among|one of) (?:the|our|a|them|those))`;
const not = `(?:not|\\w+n't|cannot|can not)(?: (?!only)\\p{L}+ly| seem| look| appear| to be| yet| quite| like| an?| be)*`;
const good = '(?:valid|proper|correct|real|genuine|working|official|whole|full|complete)';
/** Things that are not fields of every form, but that a page looks up: "Plate not found". */
const record = String.raw`(?:registration|(?:number |reg )?plate|vin|ifsc|vehicle|car|employer|school|college|street|house|birth ?date|date of birth|surname|bank account|roll number|\w+ codes?)`;
const chosen =
  '(?:entered|selected|chosen|provided|given|supplied|filled(?: in)?|typed|ticked|picked)';
const units =
  '(?:digits?|characters?|letters|numbers|numerals|numeric values|alphabets|symbols|spaces?|commas?)';
/**
 * Uses of a value outside this form: "Use this number to track your request." The last alternative
 * is the rest of a removed condition, such as "when you call us".
 */
const otherUse = String.raw`(?: (?:below )?to (?:track|find|locate|reach|call|scan|your (?:contacts|safe))| when| (?:in|for) (?:all|any|every|questions|local))(?!\p{L})| $`;
const order = String.raw`(?<=(?:^|[:,;–-] ?|(?<!\p{L})(?:please|kindly|sorry,?|oops,?|must|to|just|now|also|so|then|and) )["' ]*)`;
const fill = `(?:re-?)?(?:enter(?! your e-?mail\\W*$)|type|fill(?: in| up)?|(?:select|choose|pick)(?!(?<!(?:please|kindly) \\w+)(?: an? | \\w+\\W*$))|tick(?: to (?:say|confirm|show|agree))?|specify|provide|supply|give(?! you)(?: us)?|tell us|add|use|accept|agree to|(?:correct|(?<!to )change)(?= (?:your|the|this|that|an?) )|mention(?! it)|input|re-?check|include)`;
const compared = '(?:more|less|greater|higher|lower|smaller) than';
const fillIn = `${fill} ${few}(?!pan|aadhaa?r|income|salary)${fields}(?!\\p{L}|${otherUse})`;
/**
 * An order without "please". A branch finder beside a confirmation may contain such an order too.
 */
export const bareOrder = `(?<=(?:^|[:,;–-] ?)["' ]*)${fillIn}`;

export const englishValue = [
  `(?:wrong|bad|unknown|missing|empty|incomplete|unsupported|unrecogni[sz]ed):? (?:\\w+ ){0,2}?${fields}(?!\\p{L})`,
  `${fields}(?: (?:box|line|entry))?${isOne} ?${faulty}`,
  `${fields}\\.? ${rule}`,
  '(?:e-?mail(?: address)?|phone|mobile|number|amount|pan|pin(?: ?code)?): (?:please|use|choose|only|at least|at most)(?!\\p{L})',
  '(?:amount|value): m(?:in|ax)\\w*\\.? \\d',
  `(?:left|(?:\\w+n't|not|cannot) leave) (?:\\w+ ){0,3}(?:empty|blank)(?!\\p{L})`,
  `(?:${fields}|${record})(?!\\p{L}).{0,40}?(?<!\\p{L})${not} ${sound}(?!\\p{L}| by(?!\\p{L}))`,
  `(?<=^\\W*)[\\w' -]{2,30} not (?:recogni[sz]ed|matching|mapped)(?!\\p{L})`,
  `(?:nothing|no (?:[\\w-]+ ){0,2}?(?:${fields}|${record})) (?:was |were |is |has been )?${chosen}(?!\\p{L})`,
  `(?<!\\p{L})(?:not|\\w+n't)(?: yet)? (?:given?|get|got|mention\\w*|enter\\w*|provided?|agreed? to|accept(?:ed)?|fill\\w*(?: in)?)(?: us)? (?:your|an?|the|our|any) (?:[\\w-]+ ){0,2}?(?:${fields}|${record})(?!\\p{L})`,
  `(?:can't|cannot|can not|won't|unable to) [\\w ]{2,25} without (?:your|an?|the|it|one)(?: (?:[\\w-]+ ){0,2}?${fields}(?!\\p{L})|(?=\\W*$))`,
  '(?:fields?|answers?|details|things|items|parts?|boxes|questions?) (?:with (?:errors|problems|mistakes)|to (?:fix|correct))|fix (?:a (?:couple|few)|the items|these|those)|constraints not|(?:tick|check) (?:this|the) box|(?:fields?|answers?|details|things|parts?|boxes|questions?) (?:still |first )?(?:needs?|requires?) (?:fixing|correct\\w+|attention|another|your|to be|an? )',
  `(?:remove|delete|avoid|leave out|(?:do not|don't|please no) (?:put|use|add|include|enter|type)) (?:[\\w-]+ ){0,3}?(?:${units}|signs?|country code)(?!\\p{L})`,
  `(?:only|smallest|largest|lowest|highest|least|most|minimum|maximum) (?:[\\w-]+ ){0,2}?(?:we|you) (?:can |could )?(?:lend|borrow|apply for|finance|offer|request|fund)(?!\\p{L})|only (?:lend|finance|fund) amounts`,
  `(?:dates?|times?|slot|day)(?: [\\w'-]+){0,4} (?:(?:has|have|is|are)(?: already| now)? (?:gone|passed|past|in the past)|(?:is|comes) before)(?!\\p{L})|closed (?:on|at) (?:the|that) (?:date|day|time) you`,
  `(?:missing|required|unknown)[ _](?:field|param\\w*|value|key)(?!\\p{L})|(?:field|param\\w*|column|key) ["']?[\\w.]+["']? (?:is )?(?:missing|required|doesn't|not)(?!\\p{L})|(?:min|max)\\w* length`,
  `(?:file|photo|image|document|attachment|picture|signature)(?:'s| is)? ?(?: ?missing|too |(?:larger|bigger) than|exceeds)(?!\\p{L})`,
  `(?:must|have to|need to) (?:pick|tick|give|agree|consent|accept|mention|say|state|tell us)(?!\\p{L})|at least one [\\w -]{2,25} (?:is|must be|has to be) |either ${fields} or `,
  `(?:fake|dummy|made[- ]up|temporary|test) (?:${fields}|entr(?:y|ies)|numbers?|names?|values?)(?!\\p{L})`,
  `(?<=^\\W*(?:(?:full|your|an?|the|valid|correct|just|only|no) )*)${fields},? please(?=\\W*$)|from the (?:drop-?down|pick ?list)|use the format`,
  `${units} (?:short|too)(?!\\p{L})`,
  `(?:${fill}|choose|need) ${few}${good} \\p{L}`,
  `(?:try|choose|select|pick|use|enter|check) (?:a |an )?(?:different|another|new) (?!number|phone|mobile)${fields}(?!\\p{L})`,
  `(?:select|choose|pick|tick|check|mark|enter|give|answer) (?:at ?least|exactly|up to|between|only) (?:one|two|three|\\d)`,
  `you(?:'ve| have)? (?:left|skipped|missed|omitted|forgotten|forgot)(?! (?:us|our)(?!\\p{L})) .{0,40}(?:blank|empty|out|unanswered|question|field|box|answer)(?!\\p{L})`,
  '(?:needs?|requires?) (?:an? )(?:valid )?(?:answer|value|entry|selection|number)(?!\\p{L})',
  `(?:missing|lacks?|without|needs?|includes?) (?:an?|the|its) ?["'@]|should match (?:the )?(?:pattern|format)|validation\\.\\p{L}`,
  `(?:amount|loan|budget|figure|tenure|term|file|photo)(?: [\\w'-]+){0,6} (?:below|above|under|over|beyond|less than|more than|exceed\\w*) (?:our|the) (?:\\w+ )?(?:minimum|maximum|limit|lowest|highest|range)(?!\\p{L})`,
  `(?:${fields}|no\\.?|two)(?: [\\w'-]+){0,4} (?:are|were) (?:different|not the same|not identical)(?!\\p{L})`,
  `${fields}(?!\\p{L})(?: [\\w'-]+){0,4} (?:has|have|contains?|includes?|with) (?:\\w+ )?(?:${units}|typos?|mistakes?|errors?)(?!\\p{L})`,
  `${order}${fillIn}`,
  `(?:we|you) (?:also |still )?(?:need|forgot) (?:your|an?|the|either|at least) (?:\\w+ ){0,4}?${fields}(?!\\p{L})`,
  `(?:${record} (?:\\w+ )?(?:was )?not found|(?:${not}|unable to) (?:recogni[sz]e|know|find|reach|verify|validate|read|use|understand|compute|calculate|locate|match|trace|accept|take) (?:that|this|your|the|any|an?) (?:\\w+ ){0,2}?(?:${fields}|${record}|addresses)(?!\\p{L}| (?:server|service|database|network|lookup|verification)))`,
  `(?:(?:that|it|this)(?: is)? |(?<=(?:["”]|${fields}) (?:is |was )?))${not}(?: (?:an?|your|one))? (?:(?!\\w+ed |with|to |for |in )\\w+ ){0,2}?(?:${fields}|we recogni[sz]e)(?!\\p{L})`,
  `(?:only|just|exactly|at least|at most|without|no|use|needs?|expects?|contain|include|have|be|minimum|maximum|min\\.?|max\\.?|too (?:few|many)) (?:\\w+ ){0,2}?(?:\\d+ ?[- ]?)?${units}(?!\\p{L}| (?:left|available|remain|from|of))`,
  `${units} only(?!\\p{L})`,
  `${fields} ${few}(?:exceeds?|(?:(?:should|must|may)(?: not|n't)?|has to|can ?not|can't) be (?:at least|at most|between|above|below|over|under|${compared})|is ${compared} the)(?!\\p{L})`,
  `(?<!your )(?:minimum|maximum) (?:\\w+ )?${fields}(?!\\p{L})`,
].join('|');

/** Words for a value or for a place, also beyond the fields of this product's forms. */
const datum = String.raw`(?:${fields}|${record}|${units}|domains?|surnames?|budget|price|deposit|range|answers?|box(?:es)?|files?|photos?|pdf|days?|area|location|region|permission|agreement|details|format|captcha|picture|(?:post|pin|zip) ?codes?|id|code|slot|mistakes?|addresses|where you live|miles?|kms?|near you)(?![\p{L}:])`;
const fault = String.raw`(?:not|\w+n't|cannot|never|(?<!\ba )no(?![.:/])|none|only(?! \d)|wrong|typo|illegal|unexpected|missing|blank|fix|outside|below|under|beyond|exceed\w*|remote|too|failed|incorrect\w*|invalid|unable|smallest|smaller|forget|forgot|yet to|another|different|match(?:es)?)(?!\p{L})`;
/** What sites promise not to do with the values: "We never share your number". */
const promised =
  '(?!.*(?<!\\p{L})(?:shar\\w+|s[eo]l[ld]\\w*|read|seen|spam\\w*|disclos\\w+|stor\\w+|charg\\w+|fees?|costs?|affect\\w*|impact\\w*|hidden|obligation|need to|faqs?|used for|json)(?!\\p{L}))';
/** Words of a fault near words for a value: a refused value if the page says nothing else. */
export const englishHint = `^${promised}(?=.*?(?<!\\p{L})(?:${fault}.{0,50}?(?<!\\p{L})${datum}|${datum}.{0,50}?(?<!\\p{L})${fault}))`;
