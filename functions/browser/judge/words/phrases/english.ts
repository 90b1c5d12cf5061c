import {
  englishCondition,
  englishDone,
  englishPromise,
  englishSure,
  invite,
} from './english-accepts.ts';
import { englishOpen } from './english-open.ts';
import { englishRefusals } from './english-refusals.ts';
import { adverbs, objects, person, things, verbs } from './english-words.ts';
import type { Phrases } from './phrases.ts';

export const english: Phrases = {
  ...englishRefusals,
  open: englishOpen,
  thanks: String.raw`
    (?:thank(?:s| ?you| u)(?: again)?(?: so much| very much| a (?:lot|million|ton)| kindly)?(?:,?(?: [\w.' -]{0,30},)?| [\w.-]{2,20}) for (?:[\w'-]+ (?:and )?){0,4}?${objects}|
    we(?:'re| are) (?:(?:so|really|very|all) )*(?:glad|happy|delighted|thrilled|pleased|excited|chuffed|grateful)(?: that)? you(?:'ve|'d| have)? (?:reached|got in|wrote|asked|applied|contacted|enquired|chose|like)|
    [-–:|] thank you$|
    (?<=^\W*)(?:many )?thank(?:s| you)(?: so much| very much| again)?(?:,? (?!for\b|to\b|but\b|page\b|note\b|card\b)[a-z.'-]{1,20}){0,2}[.! ]*$)`,
  idle: String.raw`
    (?:thank(?:s| you) for (?:visiting|opting in|confirming (?:your (?:location|age|city)|(?:that )?you(?:'re| are))|sharing (?:this|our) (?:page|post|article|link)|your (?:visit(?! request)|patience|understanding|support|trust|
    interest|time|attention|patronage|cooperation|business|loyalty)|choosing|shopping|reading|
    watching|waiting|being|stopping|browsing|trying|considering|understanding|helping|all|
    making|flying|trusting(?! us with your)|coming|checking|using|everything)|thanks to)`,
  done: String.raw`
    ${englishDone}|
    (?:has|have|had)${adverbs} been${adverbs} (?:${verbs})|
    (?:(?:is|are)${adverbs} (?:submitted|received|registered|confirmed|booked|scheduled|sent|recorded|accepted)|(?:is|are) now (?:${verbs})|(?:was|were|got)${adverbs} (?:${verbs}))(?! (?:by|in) )|
    (?:${verbs}|subscribed|signed up|applied(?: for [\w ]{1,20})?|joined|enrolled|done|uploaded) success|
    (?<!(?:to|will|we|can) )send success(?:ful(?:ly)?)?(?=\W*$)|
    successfully (?:${verbs}|subscribed|signed|applied|joined|enrolled|uploaded|verified|unsubscribed|updated|contacted)|
    (?:we|i|they|our [\w' ]{2,25})(?:'ve| have| has)?${adverbs} (?:(?:received|got|taken|recorded|registered|logged|noted|saved|captured) (?:your|the|all)|(?:sent|forwarded|passed|shared|e-?mailed|handed|given|submitted) (?:on )?(?:your (?:[\w-]+ )?${things}|a copy of your))|
    ${things} (?:received|sent|submitted|confirmed|recorded|registered|lodged|saved|successful|complete\b|completed|accepted|delivered)(?! (?:to us )?(?:via|through) | by (?:vendors|customers|users|people|visitors|[\d,]+))|
    (?:submission|registration(?: of interest)?|application|request|order|form|booking|subscription|enquiry|inquiry|sign-?up|payment|it|that|message|transaction|entry) (?:was |is |has been )?(?:a )?(?:success|complete[.!]?$)|
    ^success\b(?! (?:stor|rate|guar|fee|man))|
    you(?:'ve| have) (?:now |just )?(?:successfully|been (?:added|subscribed|registered|signed up|booked|enrolled))|
    you(?:'re| are) (?:now |successfully )?(?:all set|registered|subscribed|signed up|on the (?:wait)?list|booked|enrolled|confirmed)\b|
    your [\w ]{0,25}(?:${things}|reference|tracking|case|confirmation|acknowledg\w+)(?: reference)? (?:number|no\.?|id|code)(?: is|:| -)|
    (?:${things}|reference) (?:number|no\.?|id) (?:is )?:? ?#?[a-z]*-?\d{3,}|new submission added|
    application (?:is )?(?:now )?under review|we(?:'re| are) in receipt of your|inserted success|
    we(?:'ve| have| now have)(?: now)?(?: got)? (?:everything|all(?: the info\w*)?|what) we need(?: from you| for now| to (?:start|prepare|process) your[\w ]{0,25})?(?=[^\p{L}\d]*$)|
    (?:request|application|enquiry|inquiry) is in\b(?! your)|
    (?:form|message|application|request|submission|enquiry|quote|proposal|brochure) is (?:now )?on its way|
    (?:is|are) (?:now )?(?:being (?:reviewed|routed|looked (?:at|into))(?! on|\s*(?:\.\.|…))|being (?:assessed|prepared|processed|handled) by (?:our|the|an?) (?:[\w'-]+ ){0,2}?(?:team|advis|agent|expert|executive|desk|specialist|underwriter|officer|manager)|(?:on|winging|making|finding) (?:its|their) way to (?:us|our))|
    (?:has|have|was|were|is|are)(?: now| been)* (?:added to|signed up|approved|in (?:our|the) (?:\w+ )?(?:system|inbox|mailbox|queue|diary|books|hands))|
    (?:${things}|profile|records?)(?: \w+)? (?:has|have|was|were|is|are)(?: now| been| successfully)* (?:activated|validated|enabled|uploaded|updated)|
    (?:message|submission|request|application|enquiry|inquiry|entry|details) will be (?:reviewed|processed|handled|read|answered)|
    (?:vote|ticket|complaint|case|issue|request) (?:has been |was )(?:counted)|
    ^[^\p{L}\d•·●○▪*-]*(?:submitted|sent|received|registered|subscribed|booked|confirmed)[^\p{L}\d?]*$|
    ^got it[.!]*$|^(?:all done|done and dusted|that's (?:all|everything)(?: for now)?)\W*$|
    your (?:\w+ )?${things} (?:has|have|was|were|just|went|flew|came|got) (?:(?:now|just|gone|along|safely|been|straight|over|(?!(?:re(?:direct|turn|rout|vert)|bounc|divert)ed)\w+ed) ){0,4}(?:to|with|into|at) (?:us|(?:our|your)(?: [\w'-]+){1,3}(?<!page|form|trash|bin|drafts?|spam|junk|filter)|the (?:[\w'-]+ ){0,2}(?:team|desk|office|branch|lender|bank|department))\W*$|
    (?:we|i)(?:'ve| have)? (?:just |now )?(?:got|received) (?:it|this|that)(?!\p{L}| (?:wrong|if|when))|
    (?:it|that|this)(?:'s| has| is)(?: all| now| just)? (?:been )?(?:sent|submitted|received|sorted|gone through|come through)|
    you(?:'ve| have)(?: now| just)? (?:completed|finished|made|sent|lodged|requested|booked) (?:us )?(?:your|an?|the) ${things}|
    ^welcome (?:aboard|on board)|we(?:'ve| have) (?:taken note|noted)|
    (?:has been|have been|was|were) (?:now )?(?:shared with|passed (?:on |along )?to) (?:our|an?|the|one of|two|three|several|up to)(?= (?:[\w'-]+ ){0,3}(?:team|installer|contractor|vendor|supplier|provider|advis|agent|expert|partner|dealer|executive|consultant|manager|desk|branch|lender|specialist|counsell|representative|bank|department|underwrit|broker|office))|
    (?:is|are) (?:now |safely )+with (?:us|our|the (?:lender|bank|insurer|team))|
    (?<!(?:if|when|once) )your (?:[\w-]+ )?${things} (?:is|are) (?:with (?:us(?=\W*$)|our|\d+ (?:lender|bank|insurer)s|[\w ]{2,20}, who)|(?:now )?on (?:file|record)(?=\W*$))|
    check your (?:e-?mail|inbox|mail\w*) for (?:a|the|your) (?:copy|summary|receipt|acknowledg\w+)(?! of (?!your|(?:the |this )?${things}))|
    (?:representative|advis[oe]r|agent|expert|executive|specialist|manager|officer|banker|owner|seller) (?:has been|have been|was|is)(?: now)? (?:assigned|allotted|allocated|(?:notified|informed) (?:of|about) your (?:[\w-]+ )?(?:${things}|interest))|
    (?:keep|save|note|quote) (?:this|the same|it) [^.]{0,20}(?:for|to|in) (?:\w+ )?(?:track|future|reference|correspond|follow)`,
  sure: String.raw`
    ${englishSure}|
    ${things} (?:has been |was |were )?(?:successfully (?:${verbs})|(?:${verbs}) successfully)|
    received your|
    you(?:'ve| have) (?:now |just )?(?:successfully (?!paid)|been (?:added|subscribed|registered|signed up|booked|enrolled))|
    you(?:'re| are) (?:now |successfully )?(?:all set|registered|subscribed|signed up|on the (?:wait)?list|booked|enrolled)\b|
    submission was successful|^${things} (?:${verbs}|successful)[.!]?$|
    your [\w ]{0,25}(?:reference|ticket|tracking|case|confirmation|application|acknowledg\w+|complaint)(?: reference)? (?:number|no\.?|id|code)(?: is|:)|
    success[!.]?$`,
  promise: String.raw`
    ${englishPromise}|(?:${person}(?:'ll|'d| will| shall| is going to| are going to|(?<! can| may| to)(?= (?:calls?|contacts?|
    answers?|repl(?:y|ies)|responds?|reviews?|gets? back|follows? up) (?:to )?(?:you|within|soon|
    shortly)))(?: [a-z]+ly| also| then| now| soon| be| get)?(?: process your \w+ and| review it and)?(?: [a-z]+ly)? (?:contacts?|calls?(?! on (?!your|the number))|gets? back|phone|ring|reach(?:ing)?(?: out)?|back to|be back|in touch|in contact|touch|ping|buzz|text|message|whatsapp|speak (?:to|with)|write|respond|reply|get in touch|follow up|connect|email|notify|review your|with you|assist you|answer|revert)|will be in touch|(?:about|going) to (?:call|ring|phone) you|(?:look|watch) out for (?:our|a) call|(?:will|shall|'ll) (?:process|review|assess|handle|attend to) your (?:\w+ )?${things}|
    you(?:'ll| will)(?: soon| shortly)? be hearing from|
    you(?:'ll| will)(?: also| soon| shortly)? (?:be contacted|hear from|(?:be )?get(?:ting)? (?:a|our) (?:call|e-?mail|message|sms)|receive (?:an?|
    your) (?:automated|automatic|confirmation|acknowledg|reply|response|call|e-?mail|sms|
    message|copy|quote))|expect (?:an?|our) (?:swift |quick )?(?:call|reply|response|answer|e-?mail|text|message|sms|visit) (?:from|within|
    soon|shortly|in|today|tomorrow)|(?:speak|talk) (?:(?:to|with) you )?soon)|
    (?:will|shall|'ll)(?: \w+ly| also| then| soon)? (?:contact|call|phone|ring|text|e-?mail|message|whatsapp|visit|assist|write to|reach out to|get back to|speak (?:to|with)) you(?!\p{L})|
    (?:is|are|'re) (?:now |already )?(?:reviewing|looking (?:into|at)) your (?!browser|connection)|
    (?:(?:advis[oe]r|agent|expert|executive|manager|specialist|team|consultant|counsell?or|we)(?:'ll| will)(?: then| soon| shortly)? (?:arrange|dial|talk to|speak (?:to|with)|share|send) (?:your?|an?|the)(?! (?:otp|code|link|pin)))`,
  busy: String.raw`
    (?:(?:logged|signed) (?:in|out)\b|(?:files?|documents?|photos?|images?|attachments?|coupons?|vouchers?|promo codes?|locations?|pin ?codes?) (?:has been |have been |was |were |is )?(?:successfully )?(?:uploaded|attached|applied|detected|copied)|successfully (?:selected|copied|loaded|detected|connected)|please wait(?! before| for (?:approval|our ))|please (?:hold on|stand by|be patient)|(?<=^\W*(?:now |
    still )?)(?:sending|submitting|uploading|loading|saving|processing|redirecting|validating|
    connecting|verifying|linking)(?: \w+){0,4}\s*(?:\.\.|$)|in progress|(?:is|are|
    being) (?:being )?(?:sent|saved|submitted|uploaded|processed|redirected|transferred|
    uploading|loading|saving|sending|processing)(?: now)?\s*(?:\.\.|$)|will be redirected|
    redirected automatically|(?:has not|hasn't) been sent yet|
    not yet (?:been )?(?:sent|submitted)|(?:please )?(?:request|fill|complete|leave|enter|
    provide|drop|submit|share|give|write|schedule|send) (?:for |in |out |us |a |an |the |this |
    your )*(?:call ?back|form|details|number|name|e-?mail|information|
    message|query|request|line|below|phone)[^.]{0,60} (?:and|we'll|so that|our|to) |
    pre-?approved|you may be eligible|continue to (?:the )?next step|
    step \d+ (?:of|/))|(?<=^\W*(?:please |just |simply )*)${invite}(?! (?:received|sent|it with))[^.]{0,40} and (?:we|our|an?|the|one of)(?!\p{L})|(?:of|after|upon|when) (?:submitting|filling|completing|applying|sending|you (?:submit|fill|complete))|(?:of|after) (?:submission|submittal)`,
  condition: String.raw`
    (?:${englishCondition}|before(?= (?:your|the) (?:[\w-]+ ){1,3}(?:was|were|is|are|has been|have been) (?:${verbs})\b)|(?:once|after|when) (?:it is |it's )?(?:submitted|submitting)|by (?:submitting|clicking|continuing|proceeding|providing|filling|ticking|checking|pressing|sending) (?:[\w ,']{0,40} )?you|(?:once|after) (?:you (?:submit|fill|complete|send|apply)|your [\w ]{1,20} (?:has been|have been|is|are|was) (?:submitted|completed|sent|filled))|if|unless|should you|in case|in the event|whether|when you|were you|even if)\b`,
  harmless: String.raw`
    (?:blocked in your name|(?<=^\W*\*\W*)fields (?:is|are) (?:required|mandatory|compulsory)|fields (?:marked|with|denoted|indicated)[^.]{0,12}(?:\*|asterisk|star)[^.]{0,3} are (?:required|mandatory|compulsory)|need(?: not|n't) (?:\w+ )?(?:submit|send|apply|fill|call|contact|reply|register)[^.]*|(?:not|n't)(?: an?)? spam(?! filter)|"errors?"\s?:\s?(?:null|false|\[\]|""|0)|sorry to (?:see you go|keep you waiting)|no \w+(?: \w+)? (?:is |are )?(?:required|needed|necessary)|answer (?:our|the) (?:phone |\w+'s )?call|(?:they|he|she|others|banks?|lenders?) (?:have |had |has )?(?:failed|could not|couldn't|
    rejected|refused)(?! (?:your|this|the) )[^.]*|nothing (?:else|more|further)[^.]* (?:required|needed|do)|no (?:further|additional|more|other) (?:\w+ )?(?:action|steps?|
    information|input)|(?:do not|don't|no|not) (?:need|have|necessary|
    required)(?: for you)? to (?:\w+ )?(?:submit|send|resubmit|contact|call|do|apply|fill|reply|
    respond|register|take|sign|log)[^.]*|(?:do not|don't|please do not) (?:reply|respond|share|
    close|refresh|press|hit|hesitate|worry|submit (?:it|this|the form) (?:again|twice|
    more))[^.]*|not (?:hesitate|been charged|be charged)|(?:could not|couldn't|unable to|can't|
    cannot|failed to|not)(?: be)? (?:send|deliver|e-?mail|sent)(?: you)? (?:your|a|the|
    an)? ?(?:confirmation|copy|receipt|notification)[^.]*|without (?:any )?(?:obligation|delay|
    fail)|never (?:(?:call|e-?mail|text|contact)(?: you)? (?:to|and) )?(?:share|sell|spam|ask|give|send|submit|enter|type|disclose)[^.]*|(?:will|do|does)(?: not|n't) (?:share|
    sell|spam|rent)[^.]*|won't (?:share|sell|spam)[^.]*|no spam|(?:check|
    look in)[^.]{0,40}spam[^.]*|already (?:on (?:it|its)|working|being|reviewing|looking)|
    without leaving|not (?:an offer|a commitment|legal|financial|constitute)[^.]*|error[- ]free|"?errors?"? ?: ?(?:false|null|0|none|\[\])|does not (?:mean|guarantee|constitute|imply) [^.]*|
    no obligation|(?:not|\w+n't|cannot)(?: \w+){0,3} (?:all|every|some) (?:states?|countr\w+|cit\w+|areas?|regions?|locations?|applicants?|customers?|cases?)(?!\w)[^.]*)`,
};
