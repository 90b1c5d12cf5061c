/**
 * What is still to come, in English: a step that the visitor must take, a time that has not come, or
 * a rule that not everybody meets.
 */

const anyOf = (...phrases: string[]) => `(?:${phrases.join('|')})`;

/** An order stands at the start of a sentence or of its part, or after one of these words. */
const order = String.raw`(?<=(?:^|[,;:!–—-] ?|(?<!\p{L})(?:please|kindly|now|next|then|first|just|must|(?<!no |not |n't )(?:needs?|have) to|can now|may now|let's|step \d+) )["'\u2022✓ ]*)`;
const few = String.raw`(?:[\w'-]+ ){0,4}?`;
const papers = String.raw`(?:pan|aadhaa?r|gst\w*|itr|kyc|income|salary|pay ?slips?|bank statements?|documents?|docs|id proofs?|address proofs?|photo(?:graph)?s?|selfie|date of birth|dob|employ(?:ment|er)|company name|account number|bank (?:account|details)|few more|(?:more|additional|remaining|business|property|vehicle|loan) details|remaining|questions?|existing loans?|nominee)(?! (?:ready|handy)|[^.]* (?:when|during|with our|to our|on the call|later))`;

/** What the visitor is told to do before the lead is complete. */
const steps = [
  `(?:choose|select|pick|book|reserve|schedule|fix) ${few}(?:slots?|times?|dates?|day|appointment|lenders?|banks?|nbfcs?|insurers?|offers?|plans?|package|cover|unit|plot|tower|tenure|property|branch|batch|seat|visit|call|meeting|demo|consultation|payment)\\b`,
  `(?:pay|deposit|transfer) ${few}(?:₹|rs\\b|inr\\b|usd\\b|[$€£]|[\\d,]{3,}|fees?\\b|charges\\b|token|deposit|booking amount|premium\\b)`,
  '(?:make|complete|proceed (?:with|to)|continue (?:with|to)|go to) (?:an? |the |your )?(?:online )?(?:pay\\b|payment|checkout)',
  `install ${few}app\\b`,
  `(?:set|create|choose|make|generate)(?: up)? ${few}(?:password|m?pin|passcode|login|username|account)\\b`,
  `(?:complete|finish|start|do|begin|continue)(?: with)? ${few}(?:(?:v|video )?-?(?:e-?)?kyc|profile|verification|application|forms?|registration|process|journey|remaining|steps?|questionnaire|assessment|e-?nach|e-?mandate|e-?sign)\\b`,
  `(?:upload|attach|submit|provide|share|enter|give|add|fill(?: in)?|tell us|link|update|answer|verify|mention) ${few}${papers}`,
  '(?:continue|proceed|go on|move on)(?: (?:to|with|for) (?!(?:our |the |your )*(?:home|web|site|shop|brows|read|blog|main|store|use|explor))|\\W*$)',
  '(?:click|tap|press)(?: on)? (?:here|below|next|the (?:\\w+ ){0,3}?(?:button|link))(?: below)? (?:to|and|for) (?:continue|proceed|complete|finish|choose|select|pay|upload|apply|see your|view your|check your|get your|start|begin|book|next|verify)',
  '(?:choose|select|enter|fill|complete|provide|answer|upload|add|pay|share|tell us|pick)\\b[^.]{0,60} below\\b',
];

const service = `(?:it|they|we|sales|(?:services?|slots?|seats?|bookings?|registrations?|appointments?|applications?|admissions?)|(?:this|the|our|an?|any|new|more|next|a new|the next|another) (?:\\w+ )?(?:slot|seat|unit|batch|phase|project|product|scheme|service|app|portal|site|sale|programme?|campaign|feature|course|store|branch|loan|plan|booking|registration)s?)`;
const starts =
  '(?:(?:start|launch|re-?open|open|begin|resume|expand|arrive|become)(?:s|es|ing)?|go(?:es)? live|frees? up|(?:is|are) (?:live|available|open|ready|operational|launched|back|here|vacant|free))';

/** What will happen only if, or only after, something else has. */
const later = [
  `(?:when|once|as soon as|after|until|till|whenever) ${service} (?:\\w+ ){0,2}?${starts}\\b`,
  '(?:slots?|seats?|batch(?:es)?|appointments?|places|bookings?|lists?)(?: for \\w+)? (?:are|is|have|has)(?: been| all| now| currently| already)* (?:full|filled|taken|gone|exhausted|booked(?: out)?\\W*$|not (?:yet )?open)',
  '(?:application|request|form|details|enquiry|inquiry|registration|booking|lead|data|information|query|case|file)(?: \\w+){0,2} will (?:then |only |now )?be (?:submitted|sent|registered|forwarded|lodged|filed|activated|saved|placed|transferred)',
  '(?<!call (?:is|are) )(?:coming|launching) (?:very )?soon',
  "(?:thank|contact|call|notify|inform|reach|connect|get back)[^.]* if (?:you(?:'re| are| qualify| meet| fit)|your \\w+(?: \\w+)? (?:is|are|meets)|we (?:launch|start|open|can)|an?|it|there)\\b",
];

const states = [
  '(?<=^\\W*)(?:next(?: step)?|(?:pay|verify|upload)(?: documents?)? now)\\W*$',
  `we (?:also |still |now |just )*(?:need|require) (?!(?:no|not) )${few}${papers}`,
  '(?:kyc|payment|verification|documents?|profile|application|e-?mandate)(?: is| are)?(?: still| yet)?(?: pending| incomplete| awaited| outstanding| due| remaining)',
  '(?:one|two|three|few|some|\\d+)(?: more| last)? (?:quick |simple |easy |small )?(?:steps?|clicks?|questions?) (?:away|left|to go|remain\\w*)',
  'before we (?:can )?(?:process|proceed|submit|forward|send|continue)',
];

/** How old applicants must be: said to everybody, it thanks nobody. */
const rules = [
  'must be (?:at least |over |above |aged? |between )?(?:\\d{2}|eighteen|twenty)',
  "(?:applicants?|persons?|people|borrowers?|individuals?|customers?|citizens?|those|anyone|adults?|who are|you are|you're)[^.]{0,20} (?:aged?|between|above|over|below|under)[^.\\d]{0,12}\\d{2}(?!\\d|%)",
  '(?:\\d{2}|eighteen|twenty-?one)\\+? (?:years?|yrs)(?: old| of age)? (?:or|and|&) (?:older|above|over)',
];

export const englishOpen = anyOf(`${order}${anyOf(...steps)}`, ...later, ...states, ...rules);
