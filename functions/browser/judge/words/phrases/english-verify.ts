/**
 * English words that ask for a code, a press on a link in a message, or a reply, before the lead
 * counts.
 */
const few = String.raw`(?:[\w'’-]+ ){0,4}?`;
const message = String.raw`(?:e-?mails?|mail(?:box)?|inbox|texts?|text messages?|sms|messages?|whatsapp)(?!\w)`;
/** A code to type in; other codes, such as postal codes and vouchers, are left out. */
const code = String.raw`(?<!(?:zip|area|post|postal|dial\w*|country|promo\w*|discount|coupon|voucher|referral|offer|qr|dress|branch|ifsc|swift|product|project|error|tracking|reference) )(?:code|pin|passcode|(?:\d|four|five|six)[- ](?:digit|figure) number)(?! ?codes?)(?!\w| (?:is )?(?:not|area|serv))`;
const sent = '(?:sent|texted|e-?mailed|mailed|messaged|delivered|dispatched|issued)';
const press = '(?:click|tap|press|follow|hit|open|select|push|touch|use)';
const prove = '(?:confirm|verify|activate|validate|approve|authenticate)';
const proof = 'confirmation|verification|activation|validation';
const link = '(?:link|button|url)';
const mine = String.raw`(?:(?:this|the|your|that|it)(?: is|'s)? )?(?:(?:number|mobile|phone|e-?mail|address|it) (?:is|belongs to) )?(?:really )?(?:you|yours)(?! are|[\w'])`;

export const englishVerify = [
  String.raw`\botp\b|one[- ]?time[- ](?:password|passcode|code|pin)|double opt|e-?mail verification`,
  `${sent} ${few}(?:an? |the |your |this )?${few}${code}`,
  `(?:calling|ringing|sending|texting) you (?:with )?${few}${code}|(?:call|sms|text|message|e-?mail|whatsapp) with ${few}${code}`,
  `${code} (?:${few}(?:has been |was |is |we(?:'ve| have)? )(?:just )?)?${sent}(?!\\w)|${code} is on (?:its|the) way|resend (?:the |my )?${code}`,
  `(?:enter|type|input|provide|submit|key in|punch in|put in|give) (?!(?:\\w+ )?(?:valid|correct) (?:\\d|six|pin))${few}(?:(?:verification|security|confirmation|\\w+[- ]digit|access|authentication|auth|sms) ${code}|${code} (?:sent|we|you|from|below|that)|(?:numbers?|digits|pin) (?:from|in) (?:our|the|that) ${message})`,
  String.raw`(?:enter|type)(?! (?:\w+ ){0,3}(?:only|10|ten|in|amount) )(?: \w+){0,4} digits(?! only)`,
  `verification (?:code|link|required|needed|pending|awaited|${message})|(?:activation|confirmation|magic) link`,
  `${prove}(?:ing)? (?:your |the |my |this )?(?:e-?mail|mobile|phone|number|account|subscription|registration|identity|sign-?up|request via|newsletter|opt)`,
  `to ${prove} (?:your |the )?(?:address|request|submission|application|enquiry)|confirm your address`,
  `(?:confirm|verify|prove|check|make sure)(?: that)? ${mine}`,
  `(?:please |(?<=^\\W*))(?:confirm|verify) (?:by|via|using|with)(?!\\w)|${prove} ${few}(?<!(?:we|'ll|will|shall|have|'ve) ${prove} ${few})(?:by|via|from|through|using|with|in) (?:the|our) (?:\\w+ )?(?:${link}|${message})`,
  `${press}(?:ing|ed)?(?: on)? ${few}${link}(?: \\w+){0,8} (?:(?:e-?)?mail\\w*|sent|confirm|verify|activate|complete|finish|inbox|sms|texts?|message|whatsapp)(?!\\w)`,
  `${sent} ${few}(?:an?|the) (?:\\w+ )?link(?! to (?!(?:your |the )?(?:mobile|phone|number|e-?mail|inbox)))(?!\\w)|${prove} (?:it|the \\w+) (?:on|in) your (?:phone|mobile|app|whatsapp)`,
  `${link} ${few}(?:need|have|has|must|needs) (?:to )?(?:be )?${press}`,
  `(?:open|check|see|go to|head to|look (?:in|at)|visit) (?:your |the |that |our |this )(?:\\w+ )?(?:${message}|phone)(?! for (?:your|a) (?:copy|summary|receipt)).{0,50}? (?:and|to|,|then)(?: then)? (?:${press}|${prove}|complete|finish|continue)`,
  `(?:open|in) (?:the|that|our) ${message}.{0,40}(?: and|,) (?:\\w+ )?(?:${press}|${prove})(?!\\w)`,
  `(?:repl(?:y|ying|ied)|respond)(?: to)? ${few}["']?(?:yes|y|ok|confirm|1)(?!\\w)|missed call (?:on|to) .{0,30}(?:confirm|verify)`,
  `(?:not|\\w+n't|only) (?:yet )?(?:complete|completed|final|verified|confirmed|finished|valid|reserved|sent|created|begins?|starts?)(?: \\w+){0,2} (?:until|(?:the moment|only after|after) you (?:\\w+ )?(?:${press}|${prove}))`,
  `(?:un(?:verified|confirmed|activated) |${few}not (?:verified|confirmed|activated) )(?:\\w+ )?(?:requests?|enquir\\w+|applications?|drafts?|leads?|entries|complaints?)`,
  `(?:requests?|enquir\\w+|applications?|drafts?|leads?|entries) (?:that (?:are|is) )?not (?:verified|confirmed|activated)`,
  `(?:awaiting|pending|subject to|after|upon|needs|requires) (?:\\w+ ){0,2}?(?:e-?mail|mobile|phone|number|sms) (?:${proof})(?!\\w)|(?:must|needs to|has to) (?:first )?be (?:confirmed|verified|activated|validated)(?! by (?:our|the|an?)(?!\\w))|confirmation request`,
  `(?:sign-?up|registration|request|enquiry|subscription|account) (?:is not|isn't)(?: yet)? active|(?:please|kindly|now) (?:confirm|verify|activate) (?:it|this)(?![\\w'])|${prove} (?:through|via|by|using|with) link`,
  `(?:instructions|steps) (?:in|inside) (?:the|our|that) ${message}|press \\d (?:to|and)|enter(?:ing)? the number (?:that )?we(?:'ve)? (?:just )?${sent}|(?:open|click|tap|follow) it (?:and ${press}|to (?:submit|send|finish|complete|confirm))|(?:you are|you're) the owner of (?:this|the)`,
  '(?:mobile|phone|number|e-?mail) (?:is )?not verified|almost (?:there|done|finished)|one (?:more|last|final) (?:step|thing)(?![^.]*\\?)',
].join('|');

/** A lead that counts only after the visitor has verified it: "when you click the link". */
export const afterVerifying = new RegExp(
  `(?<!\\w)(?:until|till|once|when|after|unless|as soon as) (?:you(?:'ve| have)? (?:\\w+ )?(?:click|tap|open|follow|enter|type|confirm|verif|validat|activat|repl|respond)\\w* ${few}(?:link|${message}|${code}|number|it(?=\\W*$))|(?:you|your (?:[\\w-]+ )?(?:e-?mail|number|mobile|phone)(?: (?:address|number))?) (?:is|are|has been) (?:confirmed|verified|validated)(?!\\w))`,
  'u',
);
/** A button or a field to verify a value, which a form also shows beside a complaint. */
export const verifyLabel =
  /^\W*(?:(?:re-?)?(?:generate|get|send|resend|request|enter|confirm|verify) )?(?:the |your )?(?:otp|code|e-?mail(?: address)?|(?:mobile|phone)(?: number)?|number)\W*$/u;
