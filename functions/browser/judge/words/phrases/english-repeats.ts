/**
 * English words for a lead that the target has already: an entry that exists, a rule of one entry
 * for each person, and a second entry that was not made.
 */
import { leads, things } from './english-words.ts';

const few = String.raw`(?: [\w'/+-]+){0,3}?`;
/** What two entries of the same person have in common. */
const key = String.raw`(?:(?:e-?mail|phone|mobile|contact|number|pan|passport|id|name|address|person|customer|applicant|vehicle|car|property|account|profile|details|national|nric|aadhaa?r)(?!\w))`;
const keyed = String.raw`(?:with|for|under|from|by|against|on|in|of|as|to|matching) (?:this|that|these|those|your|the same|same|the|given)${few} ${key}`;
const lead = String.raw`(?:${leads}|account|contact|record|customer|user|candidate|student|member|person)(?!\w)`;
const old = String.raw`(?:existing|active|open|ongoing|pending|current|earlier|previous|identical|live|incomplete|unfinished)(?!\w)`;
const hasOne = String.raw`(?:(?:\w+'ve|have|had|has|found|sees?|holds?|there(?:'s| is)|shows?|is)(?: already)? (?:an?|one|another)|(?:linked|tied|attached|connected|associated|mapped|tagged|belongs|match(?:es|ed)?) (?:to|with) (?:an?|another))`;
const has = String.raw`(?<!now )(?:${hasOne}|has|have|found|is)`;
const again = String.raw`(?:twice|two times|(?:a |any |this )?second (?:time|one|copy|${leads})|more than once|once more|(?:another|one more|an?(?:y|other)? (?:new|fresh|repeat) (?:one|${leads})|two ${leads})(?!\w)|an?(?:other)? (?:new |second )?(?:loan|card|policy|trial)|again(?!\w))`;
/** What a site does with an entry. */
const enter = String.raw`(?:creat|rais|open|accept|mak|made|book|logg?|tak|took|regist|add|stor|sen[dt]|submit|process|start|appl|enter|bid|us|punch|list|sign|fill|hold|hav|need)(?:e|ed|en|ing|ting|er|ered|ering|y|ied|t|ped)?(?!\w)`;
const ago = String.raw`(?:(?:\d+|an?|a few|few|two|three) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|while) ago|a (?:short |little )?while ago|yesterday|last (?:week|month|night)|earlier (?:today|this (?:week|month))|(?:with)?in the (?:last|past) (?:\d+ |few )?(?:hour|day|week|month)|recently)`;
const did = String.raw`(?:applied|registered|enquired|inquired|submitted|sent|asked|requested|contacted us|reported|put in|signed up|filled (?:this|it|in|out)|claimed|taken part|entered|booked|wrote to us|used this)`;

export const englishRepeats = [
  String.raw`${has}(?: [\w'-]+[ /])?? ?${old}(?! customer)${few} (?:${leads}|account|file|case|job)(?!\w)`,
  String.raw`${hasOne}${few} (?:${leads}|account|file|case|profile) (?:${keyed}|in your name)|(?:you|we)(?:'ve| have| had) (?:an?|one|your)(?: \w+){0,2} ${leads} (?:pending|waiting|in progress|under process)`,
  String.raw`${old} (?:[\w'-]+ )?${lead}(?: (?:is|was|has been|already))* (?:found|exists?|detected|present)(?!\w)`,
  String.raw`(?<!no )(?:${lead}|one)(?:(?: ${keyed}| (?:for|with) [^.]{1,30})?(?: is| was| has been| already)* (?:exists?(?! in the)|present)(?!\w)| ${keyed}(?: is| was| has| have| been| already| since)* (?:found|made|lodged|${did}|exists)(?!\w))`,
  String.raw`${lead}(?: ${keyed})?(?: is| was| has been)*(?: already)? (?:under process|in progress|open(?! (?:to|for|until|from|on|at)))(?: since)?(?=[^.]* already|\W*$| since| \(opened)(?<=(?:an?|one) (?:\w+ ){0,2}?${lead} [^.]*)`,
  String.raw`(?<!(?:please|kindly) (?:do )?)(?:not|\w+n't|cannot|no need (?:to|for))(?: (?!try|please|kindly|and|or|so|if)[\w'-]+){0,2}? ${enter}(?: (?!try|please|kindly|and|or|so|if)[\w'-]+){0,3}? ${again}`,
  String.raw`(?:no|so) (?:new|fresh|second|further|repeat) ${leads}(?: is| was| has been| have been)?(?: not)? (?:needed|made|created|raised|registered|logged|opened|taken|accepted)`,
  String.raw`(?:any|this|the|your) (?:second|repeat(?:ed)?|duplicate) (?:[\w-]+ )?${leads}|a (?:repeat(?:ed)?|duplicate) (?:[\w-]+ )?${leads}|repeat(?:ed)? ${leads}(?<!s)|multiple ${leads}[^.]{0,40} (?:not|\w+n't)(?!\w)`,
  String.raw`(?:only|just|takes?|allows?|permits?) (?:\w+ ){0,3}?(?:one|1|a single|single)${few} (?:per(?! (?:minute|hour|second|day|week))|at (?:a|one) time|from (?:one|each)|for (?:one|each))(?!\w)|(?:can|may) only(?: [\w'-]+){1,5}? once(?!\w| (?:you|we|the|your|it)(?!\w))|only once(?=\W*$)|(?:two|several|more than one) ${leads} from you`,
  String.raw`one${few} per (?:person|customer|household|user|mobile|number|e-?mail|home|family|student|applicant)(?=[^.]{0,12} (?:allowed|permitted|please))`,
  String.raw`(?:someone|somebody|(?:this|same) (?:person|number|customer)|${key})(?: (?:with|from|at) (?:this|these|that|the same|your)${few})?(?: has|'s| have| was)?(?: been)? (?:${did}|used)(?= (?:before|earlier|already)|[^.]* (?:earlier|before|${ago})| to (?:claim|register|apply)| for an? )`,
  String.raw`(?:you(?:'ve| have| had)?|it seems|seems|that) (?:\w+ )?${did}[^.]{0,40} ${ago}|we(?:'ve| have)? had your ${leads}[^.]{0,30} (?:since|earlier)`,
  String.raw`${ago} you ${did}|you(?:'ve| have) (?:recently )?been (?:here|through this)[^.]* |heard from you (?:before|already)|seen this (?:\w+) before|we (?:recogni[sz]e|remember) (?:you(?!r)|this|that|your (?:number|e-?mail|name))|looks familiar`,
  String.raw`(?:we(?:'ve| have)(?: got)?|have|got) you (?:down(?! for (?:\w+day|\d|the \d))|as (?:an?|our)|on (?:our|the) (?:\w+ )?(?:list|books?|records?))|your name is (?:already )?(?:down|on (?:our|the)(?! list for))|you(?:'re| are) an existing (?:applicant|lead)`,
  String.raw`(?:${leads}|one|file|yours)(?: (?!not)[\w'-]+){0,6}? (?:is |are |remains? )?still (?:stands?|open(?! (?:to|for|until))|valid|active|being|pending|under|in process|on our)(?!\w)|previous (?:one|${leads})[^.]{0,20} (?:remains|stands|is (?:still )?valid)|still (?:hold|have) (?:your|the) (?:answers|details|${leads})|your (?:first|last|original) (?:application|request|form|entry|submission|claim|bid)(?: of \S+)? (?:is|was|has|hasn't|stands|remains|still)(?!\w)`,
  String.raw`your (?:details|form|${leads}) (?:came|reached|were given|was given)[^.]{0,40} ${ago}`,
  String.raw`you(?:'ve| have| had)? (?:\w+ )?(?:${did}|had|taken|used|done|spoken)[^.]{0,40} (?:twice|once|before)(?=\W*$)|(?<=^\W*)(?:lead|customer|record|contact) is in (?:the|our) |the same (?:details|form|data|${leads})(?: \w+)? (?:was|were|has|have|came|again|twice)(?!\w)|(?:record|lead|customer|application|user|contact|student|candidate|account|entry|enquiry) found (?:for|with|under|in)(?! you)|(?:received|got|had) (?:this|that|the same) (?:[\w-]+ )?${leads} (?:before|earlier)|(?:is|are|was|were) in our (?:system|database|records|books|files) (?:before|since|from)|record of you(?:r (?:earlier|previous)| \w+ing)|(?:is|are) (?:known to us|an existing one)`,
  String.raw`(?:ignored|discarded|skipped|dropped|removed) (?:this|the) (?:one|second|copy|new|duplicate)|(?:only|keeps? only|keeps?) (?:your|the) first (?:[\w-]+ )?(?:${leads}|one)(?!\w)|same ${key}[^.]{0,20} (?:found|used|exists|as an(?:other)?|in an(?:other)?)(?!\w)`,
  String.raw`(?<!(?:is|not|be|such|like|for) )(?:an?|one) (?:\w+ ){0,2}?${leads}(?: [\w'-]+){0,6}? (?:is|was) (?:already )?(?:open(?! (?:to|for|until))|under process|in progress|being (?:handled|processed|assessed|dealt)|pending)(?!\w)`,
  String.raw`(?:rather than|instead of) (?:\w+ing (?:afresh|again|a (?:new|second|fresh|another)(?!\w))|(?:fill|send|submit|start|mak)\w*(?: in)? (?:a (?:new|second|fresh)|another)(?!\w))`,
  String.raw`(?<!avoid )(?<!(?:avoid|prevent) \w+ )duplicat(?:es?|ion) (?:key|record|lead|entr|request|submission|application|enquiry|inquiry|form|registration|quot|log-?in|customer|contact|error|phone|e-?mail|mobile|number|ies)(?!s(?: \w+)? (?:will|are|get) )|(?:submitted|sent|registered) by (?:someone|somebody|another)|dedupe|\w*unique (?:constraint|index|key)|\w+_exists|match found`,
  String.raw`(?:must|has to|should|requires?|needs?) (?:be |an? )?unique|(?:is|are) not unique`,
  String.raw`(?:e-?mail|number|phone|mobile)(?: address| number)? (?:is taken|(?:is )?in use)(?!\w)|identical ${leads}|${key}[^.]{0,20} (?:(?:is|are) (?:linked|tied|attached|connected|mapped|tagged)|belongs) (?:to|with) (?:an?|another|one) (?:\w+ ){0,2}?(?:${leads}|account|customer|file)|(?:record|lead|details|number|e-?mail)[^.]{0,15} match(?:es)? (?:one|an?) (?:\w+ ){0,3}(?:in|on|from) our|(?:someone|somebody|your (?:spouse|wife|husband|partner|household|family|company|firm|colleague|co-applicant))[^.]{0,25} ha(?:s|ve|d) (?:already )?${did}|(?:apply|enquire|submit)(?: again)? [^.]{0,30}(?:after|from|since|of) your (?:last|previous|earlier) |(?:received|have|got) (?:exactly )?the same ${things}|our (?:records?|systems?|files?|database) (?:show|have|hold|contain|indicate)s? (?:that )?(?:an?|your|you) `,
].join('|');
