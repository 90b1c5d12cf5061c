import { englishArea } from './english-area.ts';
import { englishFaults } from './english-faults.ts';
import { englishRepeats } from './english-repeats.ts';
import { englishHint, englishValue } from './english-value.ts';
import { englishRules } from './english-rules.ts';
import { englishVerify } from './english-verify.ts';
import { criteria, fields, things, verbs } from './english-words.ts';
import type { Phrases } from './phrases.ts';

export const englishRefusals: Phrases = {
  ...englishFaults,
  not: String.raw`
    (?:not\b|never|cannot|can't|couldn't|didn't|wasn't|weren't|hasn't|haven't|isn't|aren't|
    don't|doesn't|won't|wouldn't|no longer|unable|failed|fails|failure|nothing|without success|
    unsuccess\w*|incomplete|non-?existent)`,
  sorry: String.raw`
    (?:(?:we(?:'re)? )?(?:so )?sorry(?! (?:for|about) (?:any |
    the )?(?:delay|wait))|unfortunately|regret(?:tably|fully)?\b|we apologi[sz]e(?! for (?:any |
    the )?(?:delay|wait)))`,
  value: String.raw`
    ${englishValue}|(?:invalid|(?:not|\w+n't) (?:be )?(?:an? )?valid|(?:is|are|field|
    fields|response|answer|input) (?:a )?(?:required|mandatory)|required\.$|must (?:be|contain|have|accept|agree|enter|select|provide|match|
    include|not|fill|choose|start|end|complete)|(?:please|kindly|you must|you need to|
    sorry,?) (?:re-?enter|tell us (?:how|what|which|your)|enter|fill(?! out the form below)|select|
    choose|correct|fix|complete (?:all|the(?! form below)|this|your|every)|specify|answer(?! the (?:call|phone)|\W*$)|accept|
    agree|input|type|tick|(?:re-?)?check (?:the|your(?! (?:e-?mail(?! ?(?:address|id))|inbox|mail(?:box)?|phone|
    spam|(?:internet|network)? ?connection)\b)|all|and|that)|use an?|make sure|ensure|double.check|supply|provide (?:a|your|the))|
    (?:code|number|otp|email|format|answer) (?:\w+ ){0,3}(?:is|was) wrong|incorrect|wrong (?:code|
    format|otp|captcha|answer|password)|(?:too|is) (?:short|long)\b[.! ]*$|(?:can't|cannot|can not|
    may not|should not|shouldn't) be (?:blank|empty|null|left|longer|shorter|more|less|in the|a )|
    (?:does not|doesn't|do not|don't) (?:match|(?<!(?:page|file|url)[^.]*)exist|look|appear|seem|
    meet)|one or more (?:fields|of the)|missing (?:required|info|data|param)|(?:errors?|problems?|
    fields?|issues?) (?:below|highlighted|marked|in red)|in (?:the |an? )?(?:(?:correct|right|required|requested|proper|valid|following) )?format|
    only (?:include|contain|be|allow)|empty form|(?:has|have|contains?|be) (?:an? typo|errors(?!\w))|(?:not|
    \w+n't) (?:yet )?(?:ticked|checked|selected|entered|filled|chosen|answered|told us)|(?:forgot|
    forgotten) (?:to|your)|(?:there's )?(?:something|someone|anything) missing|we(?:'ll| will)?(?: also| still)? need your (?:\w+ )?(?:name|surname|phone|mobile|number|e-?mail|city|pin ?code)|no valid|bad request|incomplete (?:form|info|data|appl)|validation (?:error|fail|problem|issue)|
    unprocessable|mismatch|allowed characters)|(?:due to|
    because of) (?:the )?(?:following )?errors|(?:fix|correct|
    amend|revise|resolve) (?:the )?(?:following|errors|fields|problems|mistakes)|ensure (?:this|
    [^.]{0,40} (?:valid|correct|filled|complete|match\w*|digits)(?!\w))|
    ^required\W*$|errors? (?:prohibited|prevented)|should be (?:at least|at most|between|less|more|
    greater|in multiples|a multiple|(?:of |exactly |only )*\d)|(?:more|less|higher|
    lower) than (?:we (?:(?:can |currently |usually )*(?:lend|accept|allow|finance|fund)|can offer)|
    the (?:maximum|minimum|limit))|try (?:an?|some) (?:other|different|smaller|lower|larger|valid)|
    from the list\W*$|(?:don't|do not|can't|cannot) (?:recogni[sz]e|find) (?:that|this|your)(?! (?:page|file|url))|
    (?<!you )should (?:have|contain|start|begin|end)(?! (?:received|been))|you(?:'ve| have)? (?:missed|forgot|left out)|(?:red|highlighted|marked) (?:boxes|fields|areas)|(?:is|
    are) (?:not|n't) (?:among|in|one of) the|valid choice|${things} (?:is|are|was|remains?|seems?|
    looks?) (?:still |currently )?(?:incomplete|unfinished|missing (?:an?|the|your)(?!\w))|
    expected \w+,? (?:but )?(?:received|got)|check (?:the|your) (?:phone number|mobile|number|
    e-?mail address|name|pin ?code|amount|city)(?!\w| for )|(?:lower|reduce|increase|
    shorten) the (?:loan )?(?:amount|value|text|message)|(?:choose|select|pick) one of|exceeds? (?:the )?(?:max|limit)|(?:amount|value|
    sum) (?:is |seems |looks )?(?:far |a (?:bit|little) |much |too |rather )+(?:low|high|small|
    large|big)(?!\w)|(?:problem|issue|
    mistake) with (?:the|your|that|this) ${fields}(?! (?:service|system|server|provider))|fill in (?:all|every|each|both)|(?:please|
    kindly) (?:shorten|lengthen|retype)|not (?:included )?in (?:the )?list|needs? (?:your )?attention|
    \d+ errors? (?:found|in)`,
  area: englishArea,
  hint: englishHint,
  wrong: String.raw`
    (?:invalid|incorrect|wrong|expired|mismatch|not (?:valid|correct)|(?:doesn.t|not) match)`,
  already: String.raw`
    (?:already|previously|by another (?:user|customer|account|application|applicant|person|lead|member)|your (?:earlier|previous) (?![^.]*(?:closed|replaced|withdrawn|cancel))|duplicate|once before|you (?:have|
    had) (?:\w+ )?(?:applied|registered|submitted|enquired|sent|asked)(?: [\w ]{0,40})? (?:before|earlier(?: today| this week)?)(?=\W*$)|
    (?:because|as|since|:) you (?:applied|registered|submitted|enquired|entered)(?: [\w ]{0,40})? (?:before|earlier)(?=\W*$)|(?:was|were|has been) (?:${verbs}|used|entered|made)(?: [\w ]{0,30})? (?:before|earlier)(?: also| too)?(?=\W*$)|
    with (?:this|that|the same) (?:e-?mail|phone|mobile|number|name|address)[\w -]{0,20}(?= exists))`,
  taken: String.raw`
    (?:appl(?:ied|ication)|register\w*|submitted|submission|subscrib\w*|signed|exists?|
    taken|in use|used|asked|linked|associated|complet\w+|answered|responded|response|receiv\w+|on file|(?:we(?:'ve)?|system|us) (?:already )?(?:have|got) (?:your|this|these)|
    entered|voted|participated|in progress|booked|enrol\w+|request\w*|sent|filled|detected|
    entry|record\w*|member|joined|contacted|with us|in our|on our|enquir\w+|inquir\w+|lead\b|
    claimed|reviewed|present|mapped|tagged|listed|lodged|down\b|heard from|under process|on (?:the|our) (?:[\w'-]+ )?list|with (?:our|another)|from (?:us|you)\b|done at|took part|taken part|spoken|diary|held)`,
  policy: String.raw`
    ${englishRules}|(?:\bspam(?:my|mer)?\b(?!-)(?! (?:folder|box|filter|or junk|and junk|mail|as well|too|inbox|
    director))|(?:black|block|deny) ?list\w*|(?:been|are|is|was|ip|address|access|
    temporarily) (?:blocked|banned)|account (?:has been|is|was) (?:\w+ )?(?:restricted|suspended|disabled|locked|deactivated)|flagged|automated (?:activity|submission|request|traffic|
    quer)|(?:are|is|be|being|you're)(?: not)?(?: a)? (?:human|robot|bot)|(?:human|robots?|bot) (?:(?:behaviou?r|security|traffic) )?(?:check|detect\w*|verif\w*|activity|protection)|anti-?(?:bot|spam)|\w*captcha[\w ]{0,30}(?:fail|incorrect|error|expired|required|
    missing|not|wrong|again)|turnstile|(?:checking|verifying) (?:(?:your|the|
    if the site) (?:\w+ )?(?:browser|connection))|
    just a moment|security (?:check|verification|service)|ddos|attention required|access (?:is |
    was |has been )?(?:denied|forbidden|restricted)|^\W*(?:403|forbidden)\b(?! \(403\)\W*$)|(?:not|\w+n't|
    no longer)(?: yet| be| been| \w+ly){0,2} (?:eligible|qualif\w+|allowed|permitted|
    authori[sz]ed|accept\w*|approved?|providing|offer\w*|lend\w*|open(?:ed)?(?! (?:this|the|your|on))\b|available to|(?:meet|match|fulfil)\w* (?:our|the (?:\w+ )?(?:criteria|eligib|requirement|polic|minimum)))|^\W*(?:your )?(?:(?:${things}|loan) )?(?:declined|rejected|refused|denied)\W*$|(?:status|outcome|result|decision)[:–-]? (?:is |has been )?(?:rejected|declined|denied|refused|unsuccessful)|(?:not|\w+n't) (?:be )?(?:tak|carry|mov)\w* (?:it|this|things|your \w+) (?:forward|further|ahead)|(?:not|\w+n't) (?:quite )?a (?:good |right )?(?:match|fit)\b|(?:must|have to|had to|decided to) decline|(?:not|\w+n't|unable to) (?:find|have) (?:an?|any) (?:\w+ )?(?:lender|loan|offer|match|plan|product|deal)|no (?:\w+ )?(?:offers?|lenders?|plans?|products?|loans?) (?:are |is |were )?(?:currently )?(?:available|found)(?! in all)|(?:can ?not|can't|could ?(?:not|n't)) be (?:considered|approved|granted|accepted|offered|entertained)|ineligible|disqualif\w+|no longer (?:available|active|exists?|
    running|taking|participating)|(?:unable|(?:not|\w+n't|no longer)(?: yet| be| been| \w+ly)? able) to (?:offer|provide|approve|help|assist|serve|accept|give|proceed|insure|quote|consider|lend)|(?:can ?not|can't|could not|couldn't)(?: currently| presently)? (?:move forward|go ahead|offer|approve|help|assist|serve|insure|quote|consider|lend|proceed|(?:provide|accept|give) (?:you|an?|this|these|loans?|credit|financ\w+)|submit a form)|(?:did|do|does)(?: not|n't)(?: currently| presently)? (?:pass|meet|satisfy|serve|cover|work with|operate|insure|provide)|(?:form|survey|
    registrations?|submissions?|applications?|rsvps?|poll|event|offer|position|vacancy|job|
    responses|entries|enrol\w+|competition|contest|promotion|campaign|sign-?ups?|bookings?|
    questionnaire|quiz|waitlist|admissions?)s?(?: for (?:[\w'-]+ ){0,3}?[\w'-]+)?(?: period| process| link)? (?:is |
    are |has |have |was )?(?:now |currently |been |temporarily |already )*(?:closed|ended|
    paused|archived|over\b|expired|suspended|inactive|disabled|full\b|concluded|no longer)|fully booked|
    sold out|(?:maximum|max)(?: number)?(?: of)? (?:entries|submissions|responses|registrations|
    participants|applications|allowed|capacity)|(?:limit|quota|capacity) (?:is |has |
    was )?(?:been )?(?:reached|full)|honeypot|(?:restricted|banned|bad) (?:keyword|word|content|countr)|prohibited|
    disallowed|suspicious(?! (?:call|e-?mail|message|link))|potentially (?:harmful|unsafe|unwanted)|(?:${things}|loan|url|it) (?:has been|was|is|
    were|have been|had been) (?:declined|rejected|denied|refused|turned down|blocked|cancel\w+|
    discarded|ignored|filtered|returned|withheld|put on hold)|(?:we (?:have |had to |must |are )?|received [\w ]{1,30} and )(?:declin\w+|reject\w+|refus\w+|
    turned down)|(?:received|reviewed|processed) and (?:then )?(?:declin\w+|reject\w+|refus\w+|denied)|
    only (?:\w+ )?(?:residents|citizens|customers|members|people)[^.]{0,30} can|submission (?:is |has )?not yet|not (?:yet )?(?:started|begun)|by invitation|temporarily paused|(?:has|have) been archived|feature is not available|disposable|from your (?:ip|country)|only (?:available|open) (?:to|
    for|in)|(?:open|available) only (?:to|for|in)|profile (?:does not|doesn't|did not) (?:match|fit|suit)|minimum (?:age|income|salary|credit)|(?:insufficient|inadequate|low|poor) ${criteria}(?!\w)|${criteria}(?:(?: is| are| was)?(?: currently)?(?: too| above| over| not (?:enough|sufficient|high|within))?)? (?:low|high|small|young|old|below|under(?! (?:review|evaluation|consideration|process))|insufficient|inadequate)(?!\w)|too (?:young|old) (?:to|for)|before (?:re-?applying|applying again)|(?:must|should|needs? to|has to) (?:be|have(?! to)|earn|exceed) [^.]{3,40} to (?:qualify|be eligible)(?= for (?:an?|the|this) (?:loan|offer)(?!\w)|\W*$))|(?:form|survey|page|event) (?:is )?(?:currently |presently )?(?:not|isn't) (?:active|enabled|available|public|published)|security (?:issue|reason|concern|policy|violation)|password.protected|protected by (?:a )?password|
    (?:you|applicants?|borrowers?) (?:must|need to|have to|should) be (?:(?:at least|over|above|aged?) (?:\d{2}|eighteen|twenty-?one)(?!\d)|(?:\d{2}|eighteen|twenty-?one)(?: years|\+| or (?:older|above|over)| to apply))|
    only (?:lend|offer|provide|serve|accept|cater)\w* (?:\w+ ){0,2}?(?:to|in|within)(?!\w)`,
  verify: englishVerify,
  duplicate: englishRepeats,
  closed: String.raw`
    (?:not|cannot|\w+n't|unable to)(?: be able to)? (?:verify|confirm|validate) your (?:identity|income|employment)|no longer (?:accept|tak|receiv)\w*(?: any)?(?: new| more| further)? (?:entries|submissions|
    responses|registrations|applications|answers|requests|enquiries)|
    books are (?:now |currently )?(?:full|closed)|(?:paused|stopped|suspended|halted) (?:all )?(?:new |fresh |further )(?:applications|enquiries|requests|loans|lending|registrations)|
    (?:not|cannot|\w+n't|stopped|paused) (?:currently |now |presently )?(?:tak|accept|receiv|onboard)\w*(?: on)?(?: any)? (?:new|more|further|fresh) (?:customers|clients|borrowers|patients|students|enquiries|applications|requests|orders|bookings|leads|members)`,
  quiz: String.raw`
    (?:answer|solve) (?:the |this |our )?(?:anti-?spam |security |control |maths? )?(?:question|quiz|sum|puzzle)|(?:sum|puzzle|quiz)(?: (?:is|was))? (?:wrong|incorrect)|
    (?:anti-?spam|security|control) (?:question|answer|quiz)(?: (?:is|was))? (?:wrong|incorrect|
    not correct|invalid)`,
};
