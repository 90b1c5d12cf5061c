/**
 * English words for what stops a submit apart from the lead itself: a fault of the site, too many
 * requests, or a sign-in.
 */
import { things, verbs } from './english-words.ts';
import { joined, type Phrases } from './phrases.ts';

const few = String.raw`(?: [\w'-]+){0,4}?`;
const no = String.raw`(?:(?:not|can ?not|\w+n't|never)(?: able to)?|unable to)`;
/** Parts of a site that may break. */
const machines = joined(String.raw`
  (?:servers?|(?<!phone )systems?|database|services?|(?:web ?)?site|page|platform|portal|network|gateway|
  backend|connection|calendar|bureau|engine|api|crm|internet|computers?|store|lines?(?= to))`);
const down = joined(String.raw`
  (?:(?:(?:is|are|was|were|went|gone|be|currently|temporarily)|'s)(?: \w+)? (?:on the blink|down|unavailable|
  offline|unreachable|busy|overloaded|full|broken|out of (?:service|action|order)|(?:play|act)ing up|switched off)|unavailable|
  overloaded|offline|unreachable|down(?=\W*$)|(?:not|\w+n't) (?:be )?(?:available|reachable|connected|accessible|
  (?:respond|work|talk|answer|load)(?:ing)?)|crashed|fell over|fallen over|choked|
  stopped (?:working|responding))\b`);
const trouble = joined(String.raw`
  (?:problems?|issues?|faults?|difficult\w+|troubles?|glitch\w*|snags?|hiccups?|wobbles?|hitch\w*|
  bugs?|blips?|outages?|downtime|breakdown|disruption|bother)\b`);
/** What a page holds for the visitor for a limited time. */
const passes =
  '(?:session|csrf|nonce|(?:access |security )?token|link|page|tab|step|window|cookie)';
const over = joined(String.raw`
  (?:expired?|expiry|timed? ?out|lapsed|stale|ended|got over|invalid|mismatch|missing|r[au]n out|
  no longer valid|open (?:for )?too long)\b`);

const program = joined(String.raw`
  (?!\w{0,25}(?:valid|integrity|throttl))(?:\w{3,}exception\b|[a-z]{3,}error:)|(?:internal|unhandled|runtime|unexpected) (?:\w+ )?exception|sqlstate|
  ora-\d{4}|stack ?trace|traceback|object reference not set|
  unexpected (?:token|character|end of)|undefined (?:index|variable|offset|property|function|
  method|array)|of (?:undefined|null)\b|cannot (?:post|get|put) \/|
  \S+\.(?:php|py|java|jsx?|tsx?|cs|rb|aspx?)(?:\)? (?:on )?line |[:(])\d|
  http (?:status |error |code )*5\d\d|connection refused|(?:refused|rejected) our connection|server (?:has )?(?:refused|rejected)|^\W*(?:error )?50\d\W*$|econn\w+|(?:err|dns)_\w+|method not allowed|(?:proxy|gateway|runtime|network|smtp|mailer|curl) error|etimedout|deadlock`);

const handle = '(?:take|handle|show|get|open|display|hand|pass|load|log|fetch)';
const failed = joined(String.raw`
  ${no}(?: yet| be| been| to| \w+ly){0,3} (?:${verbs}|inserted|uploaded|submit|send|save|store|process|
  deliver|complete|receive|load|reach(?:ed)?|respond|connect|establish|file|record|register|transmit)\b|
  fail(?:ed|ure)(?: to)?\b|unsuccessful|
  un(?:fortunately|able to)[^.]{0,50}(?:process|submit|send|sav|complet|deliver|reach|connect|
  receiv|load)|
  (?:an?|unknown|unexpected|internal|server|database|network|fatal|technical|processing|system|
  connection|application|submission|some|this|following)(?: \w+)? errors?\b|
  errors? (?:has |have |was |were )?(?:occur\w*|while|when|in (?:your|the)|with|processing|
  sending|submitting|saving|code|\d{3}|trying|message)|^(?:\W*)(?:error|oops|whoops|
  uh[- ]?oh)(?:[!.:…, -]|$)|error[!:]|no (?:reply|response|answer) from (?:the|our)|bummer|
  something(?:(?:'s| is| has| was| seems| looks)*(?: gone| went)?(?: a bit| \w+ly)? (?:wrong|amiss|awry|
  broken?)|(?:'s| is| was| went| seems| looks)(?: gone| a bit)? off|(?:(?:'s| is| was| does|
  did)(?: not|n't)(?: look| seem)?|(?: seems| looks) not)(?: quite)? right)(?! with (?:the|
  your) (?:number|phone|e-?mail))|something unexpected|something(?:'s| is|)(?: not|n't) working|(?:went|gone|go|goes) wrong|
  (?:didn't|did not|doesn't|won't|wouldn't) (?:work|go(?= as planned|\W*$)|stick|make it)|
  (?:not|\w+n't|never) (?:gone|go|get|got|come|came|make it) through|never (?:reached|made it|arrived)|
  ${no} ${handle} (?:your|the|this)|(?:could ?(?:not|n't)|can ?not|can't) be (?:\w+ly )?(?:performed|displayed|
  executed|fetched|loaded|retrieved|established|served|handled)|(?:was|were|been)(?: not|n't) (?:passed on|handed over|taken)|
  ${things} (?:could ?(?:not|n't) be|can(?: ?not|'t) be (?:\w+ )?(?:${verbs}|handled|taken))|
  we(?:'ve| have| did)?(?: not|n't)(?: yet)? (?:got|get|receive)d? (?:your|the|this|any)|
  ${trouble} (?:has |have |was |is )?(?:been )?(?:encountered|occurred|arisen)|(?:form|tool|calculator)(?: has| is| went)?(?: \w+)? (?:broken?|crashed|down(?=\W*$))|
  (?:enquiry|message|form|request) (?:has )?bounced|^\W*downtime\b|
  took (?:you )?(?:too long|longer than)|(?:an?|the|some) (?:\w+ )?${trouble}${few} (?:prevent|stopp|block|interrupt)ed|^\W*(?:problem|trouble|difficulty) \w+ing\b|
  (?:fixing|sorting(?: out)?) (?:an?|the|this|some) (?:\w+ )?${trouble}|
  no (?:\w+ )?(?:${things}|visit|call ?back|lead) (?:was|were|has been|have been|is) (?:${verbs}|made)|
  (?:(?:submitted|sent|received|saved) with (?:errors|problems|warnings))|
  (?:there (?:is|was|were|has been|seems to be)|we (?:had|have|hit|met)|encountered|ran into|
  hit|experienc(?:ed|ing)|fac(?:ed|ing)|having|due to|because of|owing to|
  unexpected|unknown|technical|internal)(?: an?| some| the)?(?: [\w-]+){0,2} ${trouble}|
  ${machines}${few} ?${down}|(?:temporarily|currently) (?:unavailable|down|offline|switched off|out of \w+)|
  (?:under|undergoing|down for|doing|for|in)(?: an?| some)?(?: [\w-]+)? (?:maintenance|upgrad(?:e|ation))\b|
  (?:scheduled|planned|essential|routine|site|system) (?:maintenance|downtime|outage|upgrade)|
  (?:upgrading|updating|migrating|restarting) (?:our|the) (?:[\w-]+ )?${machines}|
  (?:we(?:'ll| will)|will) be (?:right )?back(?= (?:soon|shortly|at)(?! with)|\W*$)|
  (?:our|the) (?:it|ict|tech\w*|engineer\w*|developers?|support)(?: \w+)? (?:(?:is|are|has been|
  have been) (?:working|informed|notified|alerted|told|on it)|know)|
  (?:told|informed|alerted|notified) (?:our|the) (?:it|ict|tech\w*|engineer\w*|developers?)\b|
  (?:working (?:to|on)|trying to) (?:restor|fix|resolv|repair)\w*|
  bad gateway|(?:gateway|request|operation) time(?:d |-| )?out|(?:page|file|resource|server|host|site|
  url|address)[^.]{0,40} (?:not|\w+n't) found|(?:not|cannot|\w+n't) be found|(?:request|connection|
  gateway|operation|form|url|submit|timeout) (?:(?:is|has|was) )?(?:been |gone )?${over}|
  malformed|no (?:internet|network|connection)|you(?:'re| are| appear to be| seem to be) offline|corrupted|^\W*404(?!\d)|
  lost (?:the |our |your |its )?connection|(?:got|was|were|is|are|been) (?:lost|wiped)\b|
  (?<!(?:we|we'll|i|they|will) )(?:re-?try|try (?:it |that |this |once )?(?:again|later|once more|more)|
  resubmit|try refreshing)|(?:give (?:it|that|this)|have|do)(?: another| one more) (?:go|try|shot|
  whirl|crack)|(?:please|kindly|and|then|to|,) (?:send|submit|fill|enter|complete|do|
  start|begin|apply)(?: [\w'-]+){0,5}? (?:again|once more|afresh|anew|over)\b|
  (?<!(?:not|n't|need to) )(?:reload|refresh) (?:and|(?:the|this|your) (?:page|browser)(?=\W*$| and (?:try|send|submit|fill)))|
  come back later(?! to )|(?:stopped|prevented|kept) us from|page you(?:'re| were| are) looking for`);

/** What a visitor may do only a few times. */
const tries = joined(String.raw`
  (?:attempts?|requests?|tr(?:y|ies)|codes?|otps?|sms|quotes?|searches|checks?|api calls|hits|
  re-?sends?|log-?ins?|look-?ups?|quer(?:y|ies)|call ?backs?|messages?|enquir(?:y|ies)|
  inquir(?:y|ies))\b`);
const source = joined(String.raw`
  (?:you\b|(?:your|this|the same) (?:\w+ )?(?:number|device|ip|phone|mobile|e-?mail|network|address|
  connection|computer|side|browser|account)\b)`);
const acts = joined(String.raw`
  (?:${tries}|(?:goes|bids|reports|uses|posts?|questions?|comments?|bookings?|calculations|
  submissions?|applications?|forms?|leads?|entr(?:y|ies))\b)`);
const sends = String.raw`(?:${acts}|(?:times|once|twice|one|\d+)\b)`;
const period = '(?:sec(?:ond)?|min(?:ute)?|hour|hr|day)s?\\b';
const soon = joined(String.raw`
  (?:tomorrow|next hour|after midnight|(?:in|after) (?:about |another )?(?:(?:an?|half an|few|some|
  couple of|one|two|\d+|a few|a couple of) ?(?:more )?(?:s\b|sec|min|hour|hr|days?\b|while|moment)|\d\d?:\d\d))`);
const spent = joined(String.raw`
  (?:reached|exceeded|crossed|exhausted|breached|used up|hit|passed|capped|over|consumed)\b`);
const limit = '(?:limits?|quota|max(?:imum)?|allowance)';
const many =
  '(?:(?:too |so )?many|several|(?:a|an) (?:lot|(?:large|high|huge) number) of|lots of|loads of|numerous|multiple|repeated|all(?: of)? your)';
const number = '(?:\\d+|one|two|three|four|five|six|ten)';
/** Lookaheads: each asks whether one word of a class stands anywhere in the sentence. */
const counted = `(?=.*\\b(?:once|twice|(?:${number}|many|few|limited|number of|another|all|free|submission|otp|retry|resend)(?: [\\w'-]+){0,2}? (?:${acts}|times)\\b))`;
const timed =
  '(?=.*\\b(?:(?:per|an?|each|every|one|the|this|in|(?:next|last|past|for) \\d+)[ -](?:sec(?:ond)?|min(?:ute)?|hour|day)s?|today|daily|hourly|(?:24|twenty-four) ?h(?:ou)?rs?)\\b)';
const bounded =
  '(?=.*\\b(?:only|max|maximum|limit\\w*|quota|allowance|most|all (?:that )?(?:you|we)|allowed|permitted|let you|enough|(?:can|may) (?:post|send|submit|be (?:sent|used|submitted|run)))\\b)';
const ended =
  '(?=.*\\b(?:used up|consumed|exhausted|r[au]n out|over|finished|reached|exceeded|crossed|spent|hit)\\b)';
const capped = '(?=.*\\b(?:limit|quota|maximum|allowance|rate|count|attempts|tries|number of)\\b)';
const mine = `(?=.*\\b(?:today|(?:the|a|per)[ -]day|daily|hour\\w*|minute|for now|otp|retry|re-?send|attempts|tries|api|your (?:allowance|limit|quota|maximum)|(?:mobile|this|your) (?:number|device|ip|network|e-?mail|account|user|plan))\\b)`;
/** Other limits, and promises, which often name a time. */
const otherwise =
  "(?!.*(?:\\b(?:will|shall|amount|loans?|age|income|characters|digits|size|value|capacity|seats|places|slots|working|business|reply|respond|call you|contact)\\b|'ll\\b))";

const tooMany = joined(String.raw`
  ^${otherwise}(?:${counted}${timed}${bounded}|${ended}${capped}${mine})|
  too many(?! (?:recent|open|active|existing|unpaid|digits|characters|letters|words))|rate.?limit\w*|throttl|slow down|not so fast|
  (?:limit|quota|attempts?) (?:has been |have been |is |was )?exceeded|
  ${limit} ${spent}\W{0,3}(?:please )?(?:re-?try|try|come back) (?:again )?${soon}|(?:no|zero|out of)(?: more)? (?:tries|attempts)(?: left| remaining|\W*$)|
  exceeded (?:the |your |our )?(?:\w+ )?(?:${limit}|number|allowed|daily|rate)|
  ${limit}(?: number)?(?: limit)?(?: of| for| on)?${few} ${tries}(?: [\w'-]+){0,6}? ${spent}|
  ${tries}(?: have been| has been| were| are| is)? (?:exceeded|exhausted|used up|capped)|
  maximum (?:number of )?(?:attempts|requests|tries|otp|login)|attempts? limit|
  (?:api|request) ${limit}|(?:reached|hit) (?:the|your|that|this) limit\W*$|
  (?:you(?:'ve| have)?|(?:number|device|network) has) (?:already |now )?(?:reached|hit|used)(?: up)? (?:the|your|our|its|all|today's)[\w ]{0,20} (?:limit|
  maximum|quota|attempts|tries)|
  more ${sends} than (?:we|is|are|our|the)\b|faster than we|(?:over|above|beyond|exceeds?) the (?:allowed|permitted|maximum) (?:rate|number of ${tries}|frequency)|
  frequency (?:limit|cap)|frequent (?:submissions|${tries})|
  (?:only|more than|limited to|limits?(?: [\w'-]+){1,4}? to|(?:let|allow\w*|permit\w*)${few}|limit (?:of|is)|at most) ?(?:[\w'-]+ ){0,5}?
  ${sends}(?: allowed| permitted| can be \w+)? (?:in |for )?(?:per|an?|every|each|in|within|from)(?: [\w'-]+)? ${period}|
  ^\W*${number} ${acts} (?:per|every|each|an?)(?: \w+)? ${period}|
  (?:too|that|very) (?:quick|fast|often|frequent)\w*(?<=(?:submitting|sending|requesting|trying|clicking|going|
  asking)[^.]{0,30}|too \w+)|
  (?:(?:you(?:'ve| have)?|(?:number|device|ip|phone|mobile) (?:has|was))(?: \w+)? (?:sent|made|tried|asked|submitted|entered|requested|run|used|attempted)|that(?:'s| is))
  (?: [\w'-]+){0,3}? (?:${many}(?: [\w'-]+){0,2}? (?:times|${tries})(?! (?:to|with|on|and))|
  ${number}(?: [\w'-]+){0,2}? (?:times|${tries}(?= (?:today|already|so far|(?:in|within) the (?:last|past)))))|
  (?:unusual (?:number|volume|amount) of|excess|high|large|excessive|repeated|multiple|several|lots? of|many)(?: (?:number|volume|amount) of)?(?: [\w-]+)? (?:
  ${tries}|submissions?|activity|traffic)${few} (?:from|by|on) ${source}|
  (?:paused|stopped|throttled|slowed|limited|on hold|a hold)(?: [\w'-]+){0,4} (?:from|on) ${source}|
  (?:allow|leave|wait)(?: [\w'-]+){1,5} between (?:\w+ )?${sends}|${number} ?${period} between|\bflood(?:ing)?\b|(?:submission|request) interval|^\W*too soon|
  (?:submit|send|click|press|try)\w*(?: [\w'-]+){0,3} (?:repeatedly|again and again|continuously)|
  (?:locked|blocked) (?:due to|after|because of) (?:multiple|repeated|several|\d)|take a (?:break|breather)|hold your horses|
  (?:submissions|${tries})${few} in (?:quick succession|a short|such a short)|
  (?:account|number|form|device|access|verification|you|ip|mobile|phone|^\W*)(?: [\w'-]+){0,3}? ?(?:locked|blocked|
  paused|barred|suspended|frozen|banned)(?: \w+)? (?:for|until|till)(?: the| next| an?| \d+| few)* (?:min|hour|hr)|
  (?:wrong|incorrect|invalid|failed)(?: [\w'-]+){0,3}? (?:(?:\w+|\d+) times|in a row)|
  (?:not|\w+n't|cannot) (?:\w+ ){1,2}?any ?more (?:\w+ )?(?:today|for now|right now|until)|
  you (?:can ?not|can't|won't be able to) (?:post|send|submit|request|ask|try|apply)(?: [\w'-]+){0,4} (?:for|until) (?:the )?(?:next|rest|another|\d+|tomorrow|midnight|noon)|
  (?:no (?:further|more)|(?:blocked|stopped) (?:further|more|any)) ${tries}(?: [\w'-]+){0,8} today|
  (?:received|had|got|seen|noticed|sent|made)(?: [\w'-]+){0,3}? (?:${number}|several|many) ${tries} (?:with)?in (?:the last |the past )?(?:an?|one|\d+|few)? ?${period}|
  another ${acts} (?:was|has been|came)(?: [\w'-]+){0,7} (?:ago|just now)|(?:too|so) often\b|
  (?:short|brief) time-?out|that's (?:enough|all) for (?:today|now)|
  cool(?:ing)?[- ]?(?:off|down)(?: period)?:? (?:of )?\d+(?::\d\d| (?:sec|min|hour))|
  (?:last|previous) \w+ was (?:less than|only|just)(?: \w+){1,2} (?:sec|min)\w* ago|(?:error|http|status|code)(?: code)?\W{0,3}429\b|^\W*429(?:\W*$| error)|
  (?:wait|waiting|hold off|pause|leave it)(?: for)?(?: (?!months?|weeks?|years?)\w+){0,4} before(?! (?:re-?send|(?:requesting|asking|getting)[^.]* (?:code|otp|sms)))|wait (?:an? |for |another )?(?:few |some |\d+ ?)?(?:s\b|sec\w*|
  min\w*|hours?|moment|while)[^.]{0,20}(?:and|then) (?:re)?try|
  (?<=(?:device|network|ip|address|number).{0,20})wait (?:for )?(?:\d+|a few) ?(?:sec|min|hour)`);

const later = joined(String.raw`
  (?:re-?try|try(?: it| that| this)?(?: again)?|(?:come|check) back(?! to)|return|apply again)(?: [\w'-]+){0,2}? ${soon}\w*|
  (?:wait|waiting)(?: for)?(?: \w+){0,4} (?:before (?:re-?send|requesting|asking|getting)|to (?:re-?)?(?:send|try|request|submit|apply|post))|
  (?:can|may|could) \w+(?: \w+){0,4}? again ${soon}\w*|
  (?:can|may) (?:ask|request|try|send|submit|re-?send)(?: [\w'-]+){0,5}? (?:again|${soon})\w*|
  (?:next|new|another) ${tries} can be \w+ (?:in|after|at)\b|
  (?:unlocks?|(?:next|another)(?: \w+){0,2} (?:is )?(?:possible|available|allowed)) (?:at|in|after)`);

const enter = String.raw`(?:re-?)?(?:log|sign)(?:[ -]?| back )(?:in(?:to)?|on)`;
const entered = String.raw`(?:logged|signed|logging|signing)[ -]?(?:in|on)`;
const signIn = joined(String.raw`
  ${enter}(?: [\w'/-]+){0,4}?(?: \/)? (?:to(?! (?:see|view|check|track|follow|manage)(?: \w+){0,4} (?:status|progress|repl\w+|history|updates?))|before|first|again|in order|for \w+ing|and (?:try|then))\b|
  (?<=^\W*)${enter} (?:with|using|via|through)\b|${enter} and we|(?:try|by) (?:signing|logging) in|
  you(?:'ve| have| were| are|'re)?(?: been)?(?: \w+)? (?:logged|signed) (?:out|off)|(?:identify|authenticate) yourself|
  (?:name|id|number|code|e-?mail)(?: \w+)? (?:and|&|\/|\+) (?:your )?(?:password|m?pin(?! ?code)|passcode)\b|
  (?:until|asks? you|asked|redirected|we need you)(?: you| to)?(?: have)? (?:${enter}|${entered})|re-?authenticate|^\W*authentication failed|
  (?:^|error |http |status )\W*401(?: |\W*$)|
  (?:have|need) to (?:sign up|register|join) or ${enter}|no (?:active|valid) (?:log-?in|session)|${enter} as an?\b|
  (?:must|need to|have to|has to|should|please|pls|kindly|required to|do)(?: first)?(?: be)? (?:${enter}|${entered})|
  (?:only after|once|who)(?: you| they)?(?:'ve| have| are|'re)? ${entered}|
  (?:${enter}|authentication|account)(?: with \w+)? (?:is |are |has )?(?:been )?(?:required|needed|necessary|
  mandatory|expired|timed out|no longer (?:active|valid))|
  requires? (?:you to (?:have )?)?(?:an? |your )?(?:[\w-]+ )?(?:${enter}|authentication|account\b(?! (?:number|details)))|
  session needs authentication|please authenticate|(?:not|\w+n't) (?:${entered}|authenticated)|unauthori[sz]ed|unauthenticated|
  (?:authentication )?credentials (?:were|are|was) (?:not|missing)|
  (?<!not |n't )(?:need(?: to have)?|must have|have to have) an? (?:\w+ )?(?:account|profile|log-?in)(?: with us)? (?:to|before|for)\b|create (?:an?|your) (?:\w+ )?account (?:to|before|first|and)\b|
  (?:only account holders|people with an account)|
  sign[ -]?up to (?:continue|proceed|submit|apply)|
  (?:limited|restricted|only (?:for|available to|open to)) (?:to )?(?:\w+ ){0,2}(?:members|registered users|logged)|
  (?:only|for|be|to)(?: an?| our)? (?:registered|signed[- ]in|logged[- ]in)(?: \w+){1,2}(?: (?:can|may|only|to)\b|\W*$)|
  (?:login|members) only|(?:guests?|unregistered)(?: users?)? (?:can ?not|can't|may not)|
  use your (?:[\w-]+ ){0,2}(?:credentials|account|login|(?<!e-?mail )id)\b|you need (?:permission|access)\b`);

export const englishFaults: Phrases = {
  failed,
  fault: `${passes}(?: [\\w'-]+){0,5}? (?:${over}|gone(?=\\W*$|,))|(?:invalid|expired|missing|bad)(?: [\\w-]+){0,2} (?:session|csrf|nonce|token)\\b|csrf|nonce|technical(?: \\w+)? (?:reasons?|${trouble})|request(?: [\\w'-]+){0,4}? (?:expired|timed out)|form(?: [\\w'-]+){0,5}? (?:stale|timed out|expired (?:before|while|because|due|after|owing))|${program}`,
  tooMany,
  later,
  signIn,
};
