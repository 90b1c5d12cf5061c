/**
 * English words for a submit that is not complete: a step that the visitor must take, a time that
 * has not come yet, or a rule that not every applicant meets.
 */
import { bareOrder } from './english-value.ts';

const anyOf = (...phrases: string[]) => `(?:${phrases.join('|')})`;

/**
 * The position of an order to the visitor: at the start of a sentence or of one of its parts, or
 * after a word such as "please".
 */
const order = String.raw`(?<=(?:^|[,;:!–—-] ?|(?<!\p{L})(?:please|kindly|now|next|then|first|just|must|(?<!no |not |n't )(?:needs?|have) to|can now|may now|let's|step \d+) )["'\u2022✓ ]*)`;
const few = String.raw`(?:[\w'-]+ ){0,4}?`;
const papers = String.raw`(?:pan|aadhaa?r|gst\w*|itr|kyc|income|salary|pay ?slips?|bank statements?|documents?|docs|id proofs?|address proofs?|photo(?:graph)?s?|selfie|date of birth|dob|employ(?:ment|er)|company name|account number|bank (?:account|details)|few more|(?:more|additional|remaining|business|property|vehicle|loan) (?:details|info(?:rmation)?)|remaining|che(?:que|ck)|consent|permission|questions?|existing loans?|nominee)(?! (?:ready|handy)|[^.]* (?:when|during|with our|to our|on the call|later))`;

/** Orders to the visitor that must be followed before the lead is complete. */
const steps = [
  `(?:choose|select|pick(?! up)|book|reserve|schedule|fix) ${few}(?:slots?|times?|dates?|day|topic|category|department|option|appointment|lenders?|banks?|nbfcs?|insurers?|offers?|plans?|package|cover|unit|plot|tower|tenure|property|branch|batch|seat|visit|call|meeting|demo|consultation|payment)\\b`,
  `(?:pay|deposit|transfer) ${few}(?:₹|rs\\b|inr\\b|usd\\b|[$€£]|[\\d,]{3,}|\\d+ ?%|fees?\\b|charges\\b|token|deposit|booking amount|premium\\b|(?:with|via|by|through|using) (?:upi|card|net ?banking|paypal))`,
  '(?!(?:we|our|you|i|the|an?|your|it|this|thank)\\b)(?!.*\\b(?:will|shall)\\b)\\w+ [^.]{0,60} to (?:continue|proceed|unlock|activate|start your)(?! (?:to (?:our|the) (?:web|home)|browsing|shopping|reading))',
  `(?:buy|purchase) ${few}(?:policy|plan|cover|insurance)\\b|scan (?:and|&|the|this|to) (?:pay|qr|code)`,
  '(?:visit|open|use|follow) (?:the|this|our) (?:\\w+ )?(?:link|page|url)[^.]{0,20} to (?:upload|complete|pay|finish|submit|continue|verify|choose)',
  '(?:accept|agree to) (?:the |our |all )*terms|allow us to|tell us (?:when|where|which|how much)',
  '(?:make|complete|proceed (?:with|to)|continue (?:with|to)|go to) (?:an? |the |your )?(?:\\w+ )?(?:pay\\b|payment|checkout)',
  `(?:install|download|get) ${few}app\\b`,
  `(?:set|create|choose|make|generate)(?: up)? ${few}(?:password|m?pin|passcode|login|username|account|profile)\\b`,
  `(?:complete|finish|start|do|begin|continue)(?: with)? ${few}(?:(?:v|video )?-?(?:e-?)?kyc|profile|verification|application|forms?|registration|process|journey|remaining|steps?|questionnaire|assessment|e-?nach|e-?mandate|e-?sign)\\b`,
  `(?:upload|attach|submit|provide|share|enter|give|add|fill(?: in)?|link|connect|update|answer|verify|mention) ${few}${papers}`,
  '(?:provide|enter|upload|attach|mention) (?:us )?your (?!e-?mail|feedback|comment)(?![^.]* (?:when|during|with our|to our|on the call|later))',
  '(?:tell|let) us (?:know |more |a (?:bit|little) |about )*your (?!experience|visit|feedback|thoughts|opinion|question)',
  `(?:e-?)?sign ${few}(?:agreement|mandate|documents?|consent)`,
  '(?:see|view|unlock|get|claim|check|compare|accept) (?:(?:my|your|the|this) )?(?:\\w+ )?(?:offers?|quotes?|results|premium)\\b',
  '(?:continue|proceed|go on|move on)(?: (?:to|with|for) (?!(?:our |the |your )*(?:home|web|site|shop|brows|read|blog|main|store|use|explor))|\\W*$)',
  '(?:click|tap|press)(?: on)? (?:here|below|continue|proceed|next|the (?:\\w+ ){0,3}?(?:button|link))(?: below)? (?:to|and|for) (?:continue|proceed|complete|finish|choose|select|pay|upload|apply|see your|view your|check your|get your|start|begin|book|next|verify)',
  '(?:choose|select|enter|fill|complete|provide|answer|upload|add|pay|share|tell us|pick)\\b[^.]{0,60} below\\b',
];

const service = `(?:it(?:'s)?|we(?:'re)?|one|sales|(?:services?|slots?|seats?|bookings?|registrations?|appointments?|applications?|admissions?)|(?:this|the|our|an?|any|new|more|next|a new|the next|another) (?:\\w+ )?(?:slot|seat|unit|batch|phase|project|product|scheme|service|app|portal|site|sale|programme?|campaign|feature|course|store|branch|loan|plan|property|flat|house|model|booking|registration)s?)`;
const starts =
  '(?:(?:start|launch|re-?open|open|begin|resume|expand|arrive|become)(?:s|es|ing)?|go(?:es)? live|frees? up|(?:(?:is|are) )?(?:live|available|open|ready|operational|launched|back|here|vacant|free))';

/** Words for an event that will happen only if, or only after, another event has happened. */
const later = [
  `(?:when|once|as soon as|after|until|till|whenever) ${service} (?:\\w+ ){0,2}?${starts}\\b`,
  `${service} (?:will |only |next )?(?:starts?|begins?|opens?|launch\\w*) (?:in|on|from|next|this)\\b`,
  '(?:when|once|as soon as) (?!your |they |(?:an? |our |the )?(?:\\w+ )?(?:advis|agent|expert|executive|team|representative|counsell|office|line|branch|call|specialist|member|decision|result|status))[^.]{0,40}(?:is|are|becomes?|goes) (?:live|available|open(?:ed)?|launched|operational)\\b',
  '(?:will|shall) (?:only )?(?:start|begin)[^.]* (?:after|once|on|upon) (?:the |your )?(?:\\w+ )?(?:payment|verification|kyc|approval|documents?)',
  '(?:once|after|when|as soon as|until) you(?: have|.ve)? (?:complete|upload|pay|paid|submit|sign|verif|fill|provide|share|finish|set|choose|make|made|confirm|appl|register|pick|select|book|accept|log)',
  'you will be able to (?:submit|apply|register|book)|while we (?:set up|prepare|build|expand)|(?:considered|processed|valid|complete|accepted|confirmed) only (?:if|after|once|when)',
  '(?:slots?|seats?|agents?|advis[oe]rs?|experts?|executives?|batch(?:es)?|appointments?|places|bookings?|lists?)(?: for \\w+)? (?:are|is|have|has)(?: been| all| now| currently| already)* (?:full|filled|taken|gone|exhausted|booked(?: out)?\\W*$|not (?:yet )?open)',
  '(?:application|request|form|details|enquiry|inquiry|registration|booking|lead|data|information|query|case|file)(?: \\w+){0,2} will (?:then |only |now )?be (?:submitted|sent|registered|forwarded|lodged|filed|activated|saved|placed|transferred)',
  "(?<!call (?:is|are) )(?:coming|launching) (?:very )?soon|we(?:'re| are) (?:launching|not (?:yet )?(?:live|open|there|available)(?! (?:on|at|now)))|(?:at|before|after|until|about|for) (?:our |the )?launch\\b",
  'will (?:then |only |now )?be (?:submitted|sent|registered|forwarded|passed|processed)[^.]* (?:after|once|when|as soon as|upon|on) (?:you|payment|verification|documents?|otp|kyc|approval of)',
  "we(?:'ll| will)(?: only| soon)? (?:(?:open|launch|expand|go live)(?: up)? (?:in|near|there|here|soon|next|to)\\b|start (?:lending|serving|offering|operating))",
  'will (?:process|start)[^.]* (?:after|once|upon|on) (?:the |your )?(?:payment|verification|documents?|otp|kyc)',
  "(?:will|shall|'ll) (?:process|assess|handle|attend to)[^.]* (?:once|when|unless|only if) (?!(?:our|we|they|it|(?:the|an?) (?:\\w+ )?(?:team|office|branch|bank|lender|advis|agent|expert))\\b)",
  'when (?:it.{1,3} your turn|your turn comes|your number is up)|only (?:to |the )?(?:shortlisted|selected|eligible|qualified)|contact (?:shortlisted|selected|eligible)|(?:shortlisted|eligible|qualified) (?:applicants|candidates|customers|profiles)(?: only| will)',
  "(?:thank|contact|call|notify|inform|reach|connect|get back|get in touch)[^.]* if (?:you(?:'re| are| qualify| meet| fit)|your \\w+(?: \\w+)? (?:is|are|meets|match\\w*|fits|suits)|we (?:launch|start|open|can)|an?|any (?:slot|seat|unit|offer|vacancy)|it|there)\\b",
];

const states = [
  bareOrder,
  '(?<=^\\W*)(?:is|are) (?:this|these|that) (?:right|correct|your|you)(?!\\w)|(?:review|check|confirm) (?:it |them |your \\w+ )?(?:and|&|then) (?:submit|send)\\b',
  '(?<=^\\W*(?:thank you\\W+)?)to (?:receive|get|apply|obtain|proceed|book)\\b[^.,]*, (?!(?:our|we|an?|the|one)\\b)\\w+',
  '(?<=^\\W*)(?:(?!(?:accept|agree|allow)\\b)\\w+ (?:and|&) )?(?:next(?: step)?|continue|proceed|pay|(?:pay|verify|upload|buy|book)(?: documents?)? now|(?:pay|review) (?:and|&) \\w+)\\W*$|(?:nearly|not quite) (?:there|done|finished)|(?:final|last|remaining) step:',
  `(?<=^\\W*)next(?: step| up)?[:–-] ?${few}(?:${papers}|kyc|payment)`,
  '(?:step|part|page|question) (?<step>\\d+) ?(?:of|/) ?(?!\\k<step>(?!\\d))\\d',
  '\\d{1,2} ?% (?:complete|done)|(?:details|information|documents?|fields?) (?:is|are) (?:still )?missing',
  "let's (?:get )?start(?:ed)? with|(?:now|next|just|first),? (?:a few|some) (?:quick )?questions",
  '(?:(?:while|as) we (?:fetch|find|check|calculate|search|match)|(?:fetch|find|check|calculat|search|match|analys)ing) (?:\\w+ ){0,4}?(?:offers|eligibility|lenders|quotes|plans|profile|score)',
  'redirect\\w* (?:you )?(?:to|towards) (?:the |our |your |a )?(?:secure )?(?:payment|partner|lender|bank|insurer|offers|next|application|kyc)',
  "(?<=^\\W*|[,:–-] ?)(?:what(?:'s| is) your|where do you|(?:when|how) (?:should|can|may|shall) we|which [^.]* do you|how would you|how (?:much|many|old)[^.]* (?:do you|are you|is your)|are you (?:salaried|self|employed|currently|an? )|do you (?:own|already have|currently))",
  `(?<!(?:if|case|should|when) )we (?:also |still |now |just )*(?:need|require) (?!(?:no|not) )${few}${papers}`,
  '(?:kyc|payment|verification|documents?|profile|application|form|e-?mandate)(?: is| are)?(?: still| yet)?(?: pending| incomplete| awaited| outstanding| due| remaining)',
  '(?:one|two|three|few|some|\\d+)(?: more| last)? (?:quick |simple |easy |small )?(?:steps?|clicks?|questions?) (?:is |are )?(?:away|left|to go|remain\\w*)',
  '(?:is|are|remains?) (?:yet|still) to be|(?<=^\\W*)please wait\\W*$',
  '(?:now|then|next) (?:submit|send|complete|confirm) your (?:application|request|enquiry|inquiry|form)\\b',
  'before we (?:can )?(?:process|proceed|submit|forward|send|continue|pass|hand|share|match|connect)',
];

/**
 * Conditions for applicants, such as age, income and place of residence. A sentence with such a
 * condition is for every visitor and does not thank anybody.
 */
const rules = [
  '(?:income|salary|turnover|credit score|cibil(?: score)?) (?:of |must be |should be |is )*(?:at least|above|over|more than|not less than|a minimum)',
  '(?:only open|open only|only available|available only) (?:to|for|in)\\b',
  '(?:must|need to|have to) be (?:at least |over |above |aged? |between )?(?:\\d{2}|eighteen|twenty)',
  "(?:applicants?|persons?|people|borrowers?|individuals?|citizens?|those|anyone|adults?|who are|you are|you're)[^.]{0,20}(?<! for) (?:aged?|between|above|over|below|under)[^.\\d]{0,12}\\d{2}(?!\\d|%)",
  '(?:at least|minimum(?: of)?|min\\.?) \\d{2} (?:years|yrs)|(?:\\d{2}|eighteen|twenty-?one)\\+? (?:years?|yrs)(?: old| of age)? (?:or|and|&) (?:older|above|over)',
  'age (?:limit|criteria|group|range)[^.]{0,12}\\d{2}',
];

export const englishOpen = anyOf(`${order}${anyOf(...steps)}`, ...later, ...states, ...rules);
