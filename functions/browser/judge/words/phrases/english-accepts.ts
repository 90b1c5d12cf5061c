/**
 * English sentences about a lead that has arrived, and promises of an answer. Each rule combines
 * lists of words, so it also matches phrasings that nobody has listed.
 */
import { things, verbs } from './english-words.ts';

const few = String.raw`(?:[\w'&/-]+ ){0,4}?`;
/** What a visitor sends or books, also where the page names it by its purpose. */
const matters = `(?:${things}|profile|(?<!a )file|case|particulars|requirements?|brief|referral|tip-off|interest|preferences? for|seat|place|spot|slot|visit|viewing|tour|showing|inspection|assessment|consultation|valuation|test|(?:test )?(?:drive|ride)|demo|call|call-?back|meeting|job|project|estimate|quotation|pick-?up|evaluation|matter|floor plan|papers|voucher|photos|documents|quiz|bid|offer request|cv|resume)`;
/** Persons and places of the company that takes leads. */
const staff = `(?:team|desk|office|branch|department|dept|section|unit|cell|division|cent(?:re|er)|showroom|clinic|reception(?:ist)?|dealer(?:ship)?|bank|lender|insurer|broker|partner|advis[eo]r|agent|expert|executive|consultant|manager|officer|official|specialist|surveyor|valuer|estimator|mentor|landlord|solicitor|driver|rm|designer|engineer|technician|installer|plumber|tradespeople|tradesperson|doctor|nurse|secretary|counsell?or|representative|rep|banker|underwriter|associate|assistant|director|coordinator|inspector|analyst|teacher|tutor|staff|sales|admissions|support|crew|colleague|owner|seller|supplier|worker)s?(?!\\p{L})`;
const adverbs =
  '(?: now| just| already| also| all| both| safely| successfully| duly| automatically| kindly)*';
/** What a company does with a lead once it has it. */
const taken = `(?:${verbs}|taken(?: down)?(?! (?:off|out|over|by))|passed (?:on|along|over|to)|shared with(?! you\\b)|presented to|taken up|referred to|put (?:through|forward)|mailed|messaged|communicated|relayed|punched|fixed|locked in|logged in(?=\\W*$)|allotted|assigned|allocated|notified|lined up|set (?:for|up)|arranged|acknowledged|circulated|submitted)(?!\\p{L}| (?:to|into|in) (?:the |your |our |a )?(?:spam|junk|trash|bin|drafts?|reject\\w*))`;
const is = "(?:'s|'re| is| are)";
const told = '(?:notified|informed|alerted|pinged|briefed|told|messaged|put on (?:it|the case))';
const reached = `(?:reached (?!(?:its|your|an?|the (?:limit|maximum|end|top))\\b)|landed (?:with|in|on|at) |arrived|came (?:through|in)(?=\\W*$| and )|made it|went (?:through|straight to|over to|to|out to) (?!spam|junk|trash|the (?:wrong|spam|junk))|gone (?:through|to|over|out)|is (?:with us|in (?:our |the |good )?(?:hands|queue|system|inbox))|joined (?:our|the) (?:queue|pile)|entered (?:our|review|the queue)|has begun)`;

/** Statements about "your" lead, which count even on a page full of other text. */
export const englishSure = [
  `your (?:[\\w'&/-]+ ){0,4}?${matters}(?: (?!if|once|when|unless|must|has|have|is|was)[\\w'-]+){0,4}?(?: (?:(?:has|have|had)${adverbs} been|was|were|got|stands)${adverbs} ${taken}|${is}${adverbs} (?:submitted|received|registered|confirmed|booked|scheduled|sent|recorded|accepted|secured|reserved(?! (?:for \\d+ min|until))|queued|logged|taken|fixed|locked in|lined up|arranged|noted|on for|live with|out to (?:\\d|our|the)|set for|under (?:review|evaluation|consideration)|in the (?:post|mail|works)|on (?:the desk of|the way|its way|their way)|coming(?=\\W*$)|on the calendar|(?<!(?:data|info|information|profile|money)(?:'s| is| are)(?: now)? )(?:complete(?=\\W*$| and )|in (?:good|safe) hands)|on (?:our|the) list|in(?=\\W*$)|with (?:us|the|our|\\p{L}+ \\p{L}+ )|being (?:looked at|prepared|attended to|put together|worked (?:on|out)) (?:by|and))(?!\\p{L}))`,
  `(?:(?:we|${few}${staff})(?: (?:in|at|of) [\\w ]{2,20}?)?(?:'ve| have| has|,? )(?: now| just| already| safely)*(?: got)? |(?:we|i|they|${few}${staff})(?: now)?(?:'ve| have| has)${adverbs} )your (?:[\\w'&/-]+ ){0,3}?${matters}(?= and|(?!, now )[,;.!–-]|\\W*$| for | to | safe)`,
  `(?:we|i|they|${few}${staff})(?:'ve| have| has)?${adverbs} (?:${verbs}|got|passed|shared|given|mailed|handed|saved|taken(?: down)?|accepted|pinged|assigned|arranged|matched|punched)(?: on| down| over)? (?:your (?:[\\w'&/-]+ ){0,4}?(?:${matters}|number)(?!\\p{L})|(?:a|the) (?:[\\w-]+ )?(?:spot|place|seat|slot|call|visit|meeting|file|case|claim|ticket) (?:for you|with)|you (?:a|an|two) (?:spot|place|seat|slot|table|call|visit)|you on to )`,
  `(?:we|i)(?:'ve| have)? (?:received|got) everything(?=\\W*$)`,
  `(?:given|assigned|allotted|registered (?:with|under|vide)) (?:(?:the|your|case|ticket|reference|file|token) )*(?:number|no|ref|id)(?!\\p{L})`,
  `(?:we|i)(?:'ve| have) (?:added|put|placed|got) you (?:to|on|in|down)(?!\\p{L}| (?:hold|touch))`,
  `(?<=^\\W*)(?!if|once|when|until|after|before|only|nobody|we|i\\b)(?:[\\w'&.-]+ ){1,4}?(?:has|have)(?: now| got| already| just)* your (?:[\\w'&/-]+ ){0,3}?(?:${matters}|number)(?= and|(?!, now )[,;.!–-]|\\W*$| for | to )`,
  "(?<!(?:will|'ll|to|shall|can|please|not) )acknowledges?(?: with thanks)?(?: the)? (?:receipt of|your)(?!\\p{L})|(?:pleased|happy|glad) to confirm|(?<=^\\W*)this (?:\\w+ )?(?:confirms|is to confirm)(?!\\p{L})",
  "(?:it|this|that)(?:'s| is| has)(?: been| now| just)* (?:passed|forwarded|sent|gone|handed|on (?:its|the) way|with)(?: on| over)? (?:to )?(?:our|the|a|us)(?!\\p{L}| (?:web|home))|(?<=^\\W*)(?:it|that) went (?:through|well)(?=\\W*$)|(?<=^\\W*)got your (?!pass|back)",
  '(?:work (?:has |have )?(?:begun|started)|(?:begun|started) work) on your (?!web)|(?:logged|opened|raised|created) (?:ticket|case|sr|request) #?\\d',
  '(?:has been|is|was) (?:assigned|allotted|appointed) (?:as your|to your (?:request|case|file|enquiry|job))|(?:booked|held|reserved|blocked) (?:in|under) your name|(?:has|have|was|were)(?: been| just| now)* (?:given|handed|assigned|passed|sent) your (?:[\\w-]+ )?(?:case|file|application|request|enquiry|details)(?!\\p{L})',
].join('|');

/** Further statements that a lead has arrived. */
export const englishDone = [
  englishSure,
  `(?:your|the|this) (?:[\\w'&/-]+ ){0,4}?${matters}(?: (?:for|about|of) [\\w' -]{2,30}?)? (?:has |have |just |safely |now |successfully )*${reached}`,
  `(?:we|i|they)(?:'ve| have| has)?${adverbs} (?:told|let|notified|alerted|informed|asked|pinged) (?!you\\b)[^.]{2,40} (?:about|of|that|know|to)\\b`,
  `(?:${staff}|she|he|they)(?: [\\w'-]+){0,4}? (?:(?:has|have|'s|'ve)${adverbs} been|was|were)${adverbs} ${told} (?:(?:that )?you(?:'re| are| would)|(?:of|about|with|regarding|on) your (?!log|visit|account)|(?:to|and will) (?:call|contact|phone|ring|visit|e-?mail))(?!\\p{L})`,
  `(?<=^\\W*${few})(?!team|staff|support|office|manager|engineer|desk)${staff} (?:${told}|assigned|allotted|allocated)(?=\\W*$|: )`,
  `(?<=^\\W*${few})${matters}(?: for [\\w'-]+| of [\\w'-]+| #?\\d[\\w-]*)? (?:(?:post )?successful|${taken}|done|enrolled|shared|ok(?:ay)?|punched|(?!verif|updat|valid|edit|delet|cancel|withdr|fetch|load|upload)\\w+ed (?=successfully))(?=\\W*$|[:;–]| (?:for|with|on|at|to (?:our|the|crm|lender|agent|bank)|in (?:our|the|crm|\\w+$)|and|successfully|just now|ok)(?!\\p{L}))`,
  `(?:(?<!lead )status|result|state|stage|msg|response|lead status)(?:["']?\\s?[:–=-]+ ?["']?|>)(?:submitted|received|(?<=lead.*)new|sent|registered|accepted|success\\w*)(?=["']?\\W*$|["'&<],?)`,
  `"(?:success|ok)"\\s?:\\s?(?:true|1)(?!\\d)(?!.*(?:step|next|otp|verif|pending|token))`,
  '(?<=^\\W*)(?:submitted|enrolled|registered|booked|received|sent)(?: (?:just now|on \\d[^.]*|\\d{1,2} \\p{L}+ \\d{4}|at \\d[^.]*)|!)(?=\\W*$)',
  `(?:(?:your|${matters}) (?:ref(?:erence)?|ticket|token)|ack(?:nowledge?ment)?|(?:submission|lodge?ment|ticket) (?:id|no|number|receipt)|(?:lead|enquiry|inquiry|requirement|your (?:[\\w-]+ )?(?:quote|deal|trip|estimate|file)) (?=(?:number|no|id|code|ref)))(?:[ _]?(?:number|no|id|code))?\\.? ?(?:is|[:#–—-]|["']:)* ?["']?(?=[a-z\\d/_-]*\\d)[a-z\\d]+(?:[/_-][a-z\\d]+)*(?=[^\\p{L}\\d]*$| (?:generated|created|issued)|["',–-])`,
  '(?:confirmation|acknowledge?ment|receipt|copy|calendar invite)(?: e-?mail| mail| message| sms)?(?: of [\\w ]{3,30})? (?:(?:has been|was|is being) (?:e-?mailed|sent|mailed|texted|posted)|is on (?:its|the) way)(?! (?:if|once|when|only))',
  `(?:brochure|info(?:rmation)? pack|pack|kit|price list|checklist|paperwork|further details)(?: is| are| has been| have been| was)?(?: being)? (?:sent|posted|mailed|e-?mailed|in the post)(?= (?:to you|on whatsapp)|\\W*$)|(?:mailed|e-?mailed|posted|texted)(?: over| you)? (?:the|a|your) (?:[\\w-]+ )?(?:brochure|pack|price list|checklist|paperwork|quote|details)(?!\\p{L})`,
  `(?:e-?mailed|sent|mailed|texted|given) you (?:a|an|the|your) (?:[\\w-]+ )?(?:receipt|acknowledge?ment|copy|ticket number|reference|details|brochure|plans|quote|price)(?! of the (?:fee|payment))|(?:confirmation|receipt|copy) (?:in|into|to) your (?:inbox|mailbox)`,
  "(?<=^\\W*)(?:(?:great|right|ok|okay|righto?|yay|bingo|perfect|awesome)\\W+)?(?:(?:we(?:'re| are)|someone's) on (?:it|the case)|leave it with us|we(?:'ll| will)? take (?:it|this|over)(?: from here| now)|the rest is on us|job done|(?:you(?:'re| are)|that's|it's) (?:in|done|all|it|everything)|enrolled|lead (?:captured|created|posted|stored)|consider it done|(?:well |duly )?(?:received|noted)(?:,? (?:with )?(?:thanks|thank you|cheers))?)(?=[^\\p{L}\\d]*$|,? thank)",
].join('|');

const channel =
  '(?:call|ring|bell|buzz|shout|line|message|text|sms|e-?mail|mail|note|tinkle|whatsapp|visit|chat|reply|answer|response|decision|quote|price|proposal|letter|missed call)s?';
const inTime =
  '(?:from|by|within|in|on|before|soon|shortly|today|tomorrow|at|the same|early|first)';
const will =
  "(?<!(?:you|who|that|which|it|this|page|system|code|employer|friends?) )(?:will|shall|would(?= be \\w+ing)|(?!you|it|that|this|who)\\p{L}+'ll|(?:is|are) going to)";
const gap = "(?: (?!not|never|only|need|be able|have to|ask|open|start)[\\w'-]+){0,2}?";

export const englishPromise = [
  `${will}${gap} (?:give|drop|send|flick|ping|shoot|mail|e-?mail|write|text) (?:over )?(?:to )?(?:you|an?|the|out|over|dates|prices) (?:[\\w'-]+ ){0,3}?(?:${channel}|brochure|invoice|slot|details|deck|prospectus|prices?|dates|options|checklist|pack|times)(?!\\p{L})`,
  `${will}${gap} (?:be )?(?!help|guide|allow|enable|use|keep|protect|never|not|only|charge|ask|need|require|show|save|redirect|let|make|cost|give|bring|get |getting|offer|find|pay|tell|teach|to |see|take|lend|send|love|thank|remind|inform|update|notify|advise)[\\w-]+(?: back| out| up)?(?: to| at| with)? you(?!\\p{L}|'| (?:to|if|can|will|need))`,
  `${will}${gap} (?:share|prepare|study|arrange|discuss|assess|finali[sz]e|work out|draw up|put together) (?:your|an?)(?! (?:otp|code|link|pin))(?!\\p{L})`,
  `${will}${gap} (?:inform|update|advise|notify|tell|let) you (?:know )?(?:(?:about|of|on) )?(?:the |your |its )?(?:outcome|results?|decision|status|progress|by|in writing|as soon as|within|soon|shortly|next)(?!\\p{L})`,
  `you(?:'ll| will| shall) (?:also |soon |shortly )?be (?:told|updated|informed|notified|advised|contacted|called|phoned|texted|e-?mailed)(?! (?:if|about (?:offers|new|our)))`,
  `you(?:'ll| will| should| can expect to)(?: soon| shortly)? hear (?:back|from (?!our (?:clients|customers)))(?!\\p{L})|expect to hear (?:back|from)(?!\\p{L})|(?<=^\\W*)(?:we(?:'ll| will) )?see you (?:on|at|in|there|then)(?!\\p{L})(?=.*(?:\\d|day)|\\W*$)`,
  `${will}(?: be)? com(?:e|ing) (?:to your (?:place|home|office|door)|for (?:the |a )?(?:\\w+ )?visit|round|over)(?!\\p{L})`,
  `${will} confirm (?:(?:your|the) )?[\\w ]{0,20}(?:by|via) (?:text|phone|e-?mail|sms)`,
  `(?<!(?:system|page|site|app|who|software|we) )(?:is|are|\\p{L}+'s)(?: already| now)* +(?:looking (?:at|into|through)|(?:working )?on|handling|dealing with|putting|studying|assessing) your (?:[\\w-]+ ){0,2}?${matters}(?!\\p{L})|started work on your`,
  `${will}(?: come to)? (?:collect|pick up) (?:your |the )?(?:documents|papers|sample)`,
  `you(?:'ll| will) (?:see|find|have) (?:[\\w'-]+ ){1,3}?in your (?:inbox|mailbox)`,
  `(?:asked|told|requested) to (?:call|contact|ring|phone|visit) you(?!\\p{L})`,
  `${will}${gap} (?:be )?(?:phon(?:e|ing)|ring(?:ing)?|call(?:ing)?(?: back)?|e-?mail|mail|write(?: back)?|text|revert|(?:visit|attend)(?= on| during)|come back|circle back|get back|touch base|be on the line|make contact|be in (?:touch|contact)|contact|reach out|respond|reply)(?=\\W*$|,? (?:soon|at the earliest|shortly|today|tomorrow|within|in|between|before|by|from|with|during|after|for|on (?:the|your|\\p{L}+'s|\\p{L}+day)|to (?:arrange|discuss|offer|fix|confirm|go|talk|give|see|book)|at \\d|and|as)(?!\\p{L}))`,
  `(?<=^\\W*)(?:we )?will (?:call|ring|phone|revert|contact)(?=\\W*$)`,
  `(?:${staff}|he|she|they)(?:'ll| will)(?: [\\w'-]+){0,3}? (?:confirm by|visit|study|pick up|look (?:into|at|through)|attend to|inspect|assess|review|evaluate your|get in touch|take (?:it|this) from here|take over)(?!\\p{L})`,
  `you(?:'ll| will| should| can expect to)(?: also| soon| shortly| then| now)? (?:get|have|receive|be (?:given|sent))(?! (?:only|no|up))(?: [\\w'-]+){1,4}? ?(?<=\\b${channel}) ${inTime}(?!\\p{L})`,
  `(?:decision|response|reply|answer|quotes?|confirmation|results?|${matters}) will be (?:e-?mailed|sent|given|phoned|posted|texted|communicated|mailed) to (?:you|your)`,
  `expect (?:an?|our|the|his|her|their) (?:[\\w'-]+ ){0,3}?${channel} ${inTime}(?!\\p{L})`,
  `(?:look|watch|keep an eye)(?: out)? (?:out )?for (?:our|an?|the|it) (?:${channel} )?(?:from|within|in)(?!\\p{L})`,
  `${few}${staff}(?: (?:is|are)|'s)(?: now| already)* +(?:(?:preparing|drawing up|(?:working )?on|putting together|studying|diall?ing|reviewing|looking (?:at|into|through)) (?:your|what you|it now|(?:an? )?(?:[\\w-]+ ){0,2}(?:quote|offer|estimate|proposal)s?)|calling you|about to (?:call|ring|phone))(?!\\p{L})`,
  `(?:sit back|relax)[^.]* (?:we|our)\\b|we(?:'ll| will) (?:get right on it|do so (?:by|before|within))|you(?:'ve| have)? (?:asked|requested)(?: us to| for)?(?: a)? call`,
  `we(?:'re| are)(?: now| already)? (?:preparing your (?:quote|offer|estimate|report)(?=\\W*$|,? and)|reviewing|looking (?:at|into|through)) what you`,
  `(?:await|wait for) (?:(?:our|a) (?:[\\w-]+ )?(?:call|reply)|the (?:[\\w-]+ )?(?:sms|call|message))(?!\\p{L})|(?:stand by|wait) for our call|(?:stay|be) (?:close to|near|by) your phone|(?<=^\\W*)watch your inbox|check your (?:inbox|e-?mail|mail) for our (?:reply|offer|mail|answer)|(?:will|shall) take (?:this|it|your [\\w ]{3,20}) forward|(?:will|shall) (?:land|arrive|be) in your (?:inbox|mailbox)|keep (?:an eye on )?your (?:phone|mobile)(?! (?:handy|near|ready)? ?(?:for|to))`,
  `${will} (?:(?:take|walk|talk) you through|guide you further|reach you (?:for|by|within|on|soon|shortly))|(?:we(?:'ll| will)) have an? (?:\\w+ )?(?:answer|decision|quote|price) (?:for|to) you|you will get further (?:information|details)`,
  `(?:further|all further|any further) (?:[\\w-]+ )?(?:communications?|updates?|correspondence|details|information) will (?:be|come|follow)|(?:quote|price|call|answer|reply) is (?:coming|heading|headed) your way`,
].join('|');

/** Beginnings of what has not happened yet, or of why the site asks for something. */
export const englishCondition = [
  "(?:once|after|when|whenever|as soon as|until) (?=(?:your|the|each|every|an?|our|my|this|we|you|they|it)[ '])(?:[\\w'-]+ ){0,5}?(?:(?:has|have|had)(?: been)?|(?:we|you|they)'ve(?: been)?|is|are|was|were)(?: now| just)* (?:submitted|sent|received|accepted|registered|lodged|completed|filled|enquired|applied)",
  "(?:once|after|when|as soon as|until|before) (?:we|(?:our|the|an?) (?:[\\w-]+ ){1,3}?)(?:'ve|has|have| have|gets?| got|receives?)(?: got| received)? your",
  'when we',
].join('|');

/** Verbs of an invitation to send the form. */
export const invite =
  '(?:request|fill|leave|enter|book|apply|submit|register|send|get|complete|provide|share|drop|ask|write|call|phone|ring|tell|see|speak|message|text|e-?mail|select|enquire|inquire|sign up|contact|try)';
