/**
 * Decides whether a sentence is about something other than this lead: other people, another thing,
 * or every visitor.
 */
import type { PhraseBook } from './phrase-book.ts';
import { invite } from './phrases/english-accepts.ts';
import { things } from './phrases/english-words.ts';

/**
 * What sites report about other visitors and customers: "Asha from Pune has applied 2 minutes ago",
 * "My loan was approved".
 */
const ofOthers =
  /^\W*(?:the )?(?:last|latest|most recent) (?:application|request|enquiry|inquiry|lead|submission)(?!\p{L})|(?<!\p{L})(?:my (?:\p{L}+ )?(?:loan|application|request) (?:was|is|has|got)|i (?:got|received|applied)(?! your)|(?:called|contacted|helped|approved) me|(?:the|each|every|one) (?:customer|applicant|client|borrower)s? (?:got|gets?|receive[sd]?|was|were))(?!\p{L})|^\W*(?:someone|\p{L}+(?: \p{L}\.?)?) (?:from|in) \p{L}[\p{L} ,]{1,40}? (?:has|have|just) |(?<!\p{L})\d+ (?:sec|min|hour|day)\p{L}* ago(?!\p{L})/u;
/**
 * What customers write about a loan that they received: "Thank you for the loan, I am so happy".
 */
const byCustomer = new RegExp(
  [
    "thank(?:s| you)[\\p{L} ,']{0,40} for (?:the|my|this|giving me|getting me|approving)(?: (?!in |our |your )[\\p{L}-]+){0,3} (?:loan|money|funds|service|experience|disbursal)(?!\\p{L}| (?:amount|application|enquiry|inquiry|request|requirement|form|details|query|interest|quote))",
    '(?<!your (?:\\p{L}+ )?)(?:it|loan|money|amount) (?:was|got) (?:approved|sanctioned|disbursed|credited)(?: \\p{L}+)? (?:in|within) ',
    "(?:i am|i'm|i was|we were) (?:so |very |really |extremely |truly )?(?:happy|grateful|thankful|satisfied|impressed)(?!\\p{L}| to (?!have))",
    '(?:highly|strongly|definitely|would) recommend',
    'my (?:family|dream|wife|husband|son|daughter|parents)(?!\\p{L})',
  ]
    .map((words) => `(?<!\\p{L})${words}`)
    .join('|'),
  'u',
);
/**
 * Words that say how many other people use the site, such as "by 5,000 users". Other sentences of
 * the same line may still be about this lead.
 */
export const byMany = /(?<!\p{L})by [\d,]+ (?:users|people|customers)/u;
/**
 * Words that show that nearby thanks are not for a sent lead, but for a draft, a chat's greeting,
 * one step of several, a text by another person, or a trial.
 */
export const unfinished = new RegExp(
  [
    'draft (?:has been |was )?(?:successfully )?saved',
    '(?<!\\p{L})(?:entwurf|brouillon|borrador|rascunho|bozza|szkic|koncept ulozen|taslak|draf(?!\\p{L}))|черн[ое](?:вик|тк)|ban nhap|ฉบับร่าง|مسودة|مسودہ|下書き|草稿|임시 ?저장|ड्राफ्ट|मसौदा|प्रारूप|খসড়া|வரைவு|డ్రాఫ్ట్|ડ્રાફ્ટ|ਡਰਾਫਟ|ಕರಡು|ഡ്രാഫ്റ്റ്',
    '(?:saved|sent|moved) (?:as|to|in) (?:a |your |the )?drafts?(?!\\p{L})',
    'saved (?:your|the) (?:progress|preferences|selections?|settings|cho(?:ice|sen)s?)(?!\\p{L})',
    '(?<!\\p{L})(?:(?:come back|return)[^.]{0,20} to (?:finish|complete|continue|submit)|where you left off)',
    '(?:saved|stored|kept) (?:on|in) (?:this|your) (?:device|browser|phone|computer)|saved (?:locally|offline)|number \\d+ in (?:the|our) queue|agent will (?:join|be with you)',
    '(?:how|what) (?:can|may) (?:we|i) (?:help|assist|do for)',
    "we(?:'re| are) (?:now |just |still )?(?:submitting|uploading|saving) (?:your|the)(?!\\p{L})",
    '(?:step|part|page|section) \\d+ (?:of \\d+ )?(?:is |was |has been )?(?:now |successfully )*(?:complete|done|saved|submitted)',
    '(?:progress|answers?|preferences|selections?|settings|consent|cho(?:ice|sen)) (?:has been |have been |was |were |is |are )?(?:successfully |automatically )?saved',
    '(?:preferences|consent|choices?) (?:has been |have been |was |were )(?:recorded|updated)',
    '(?:click|press|tap|hit) (?:on )?(?:the )?["\\u2018\\u201c]?(?:next|submit|finish)(?!\\p{L})',
    '(?:continue|proceed|go|move)(?: on)? to (?:the )?(?:next|final|last) (?:step|page|section|part|question)',
    '(?:a few|some|\\d+) more (?:details|questions|steps)',
    '(?:please|kindly|now|next|need to|must)(?!.*(?:will|shall)(?!\\p{L}))[^.]{1,80} to (?:complete|finish|finali[sz]e) (?:your|the|this)(?!\\p{L})',
    // "To complete your application, upload …": the visitor must still do something.
    '(?<!\\p{L})(?:(?:para|pour|per) (?:concluir|completar|finali[sz]ar|finaliser|completer|terminer|terminar|completare|concludere|finalizzare) (?:su|tu|sua?|la|le|o|a|votre|la tua)(?!\\p{L})|um [^,]{0,40}(?:abzuschliessen|zu vervollstandigen|fertigzustellen)|om [^,]{0,30} (?:af te ronden|te voltooien)|aby (?:dokonczyc|zakonczyc|uzupelnic)|чтобы (?:завершить|закончить)|щоб завершити|untuk (?:menyelesaikan|melengkapi)|đe (?:hoan tat|hoan thanh)|tamamlamak icin)|ل(?:إ|ا)(?:كمال|تمام) (?:ال)?طلب|以完成[^。]{0,6}(?:申请|申請|预约|預約)|完了するには|完了させるには|(?:신청|접수)[을를]? ?완료하려면|(?:आवेदन|अनुरोध|फॉर्म|प्रक्रिया) (?:पूरा|पूरी|जमा|पूर्ण) करने के लिए(?! धन्य| शुक्र| आभार)|पूर्ण करण्यासाठी|সম্পূর্ণ করতে',
    '(?:incident|attempt|(?<=(?:your|this) )visit|ip|ip address|activity|crash|error)(?: report)? (?:has been |have been |was |were |is )?(?:automatically )?(?:logged|recorded|reported|submitted|sent|noted)',
    '(?:this is (?:only |just )?a (?:preview|demo|test)|(?:demo|test|preview|sandbox) mode)(?!\\p{L})',
  ].join('|'),
  'u',
);

/**
 * Whether the sentence, and so its whole line, is about other people.
 * @param sentence text that `fold` has normalised.
 */
export const isOfOthers = (sentence: string) =>
  ofOthers.test(sentence) || byCustomer.test(sentence);

const invitation = new RegExp(`^\\W*(?:${invite})(?! (?:it |this )?(?:with|to) us)(?!\\p{L})`, 'u');
/** Whether the sentence invites visitors to send the form: "Register for updates." */
export const isInvitation = (sentence: string) => invitation.test(sentence);

/** Whether the sentence only says what happens to every lead: "Your form is sent to the lender." */
export const isRule = (sentence: string) =>
  /(?<!\p{L})(?:is|are|gets?) (?:then )?(?:\p{L}+ed|sent|taken)(?!\p{L})|(?<!\p{L})(?:calls|contacts|phones|rings) you/u.test(
    sentence,
  ) && !/(?<!\p{L})(?:has|have|now)(?!\p{L})/u.test(sentence);

/**
 * Builds a pattern that matches "thank you for" one of the given things, in English or another
 * language.
 */
const thanksFor = (english: string, elsewhere: string) =>
  `thank(?:s| you) for (?:\\p{L}+ ){0,3}?(?:${english})(?!\\p{L})|(?<!\\p{L})(?:fur|por|pelo|pour|per|il|voor) (?:\\p{L}+ )?(?:${elsewhere})(?!\\p{L})`;
const thanksForDeed = thanksFor(
  'votes?|voting|shopping|following|joining (?:our|the) (?:\\p{L}+ )?(?:group|community|channel|club)|(?:your|the) (?:purchase|payment|donation|order)|taking (?:our|the|this) (?:survey|poll)',
  'vote|voto|stimme|stem|achat',
);
const otherThing = new RegExp(
  [
    '(?:weekly|monthly|daily) (?:newsletter|digest)|cookie|(?<!\\p{L})(?:log-?in|sign-?in|reset) link',
    '(?<!\\p{L})(?:preferences?|settings|alerts?|search(?:es)?|reminders?|bookmarks?|favou?rites?|(?<!no )payments?|parcels?|ratings?|reviews?|coupons?|vouchers?|photos?|(?:profile )?pictures?|avatar|cart|basket|wish ?list|password|location|language|theme|notifications?)(?: \\S+)? (?:(?:has|have|was|were|is|are)(?: \\p{L}+){0,2} )?\\p{L}+ed(?!\\p{L})',
    thanksFor(
      'feedback|ratings?|reviews?|suggestions?',
      'feedback|bewertung|valoracion|opinion|avis|avaliacao|valutazione|recensione|beoordeling',
    ),
    thanksForDeed,
    '(?:feedback|comments?) (?:about|on|regarding) (?:our|this|the) (?:web ?site|site|page|app)(?!\\p{L})',
    '^\\W*(?:chat with us|live chat)|(?:sign(?:ing|ed) up|subscrib(?:ing|ed)) (?:for|to) (?:\\p{L}+ ){0,3}(?:alerts?|updates|news|tips|offers)(?!\\p{L})',
    '(?:price|rate|job|stock|property) alerts? (?:has|have|was|were|is|are) |(?:notification|alerts?) list(?!\\p{L})',
    '(?<!\\p{L})(?:you(?:.ll| will)? (?:now |also )?(?:get|receive)|send you) [^.]*(?:report|tips|news|offers|digest|updates|rates|e-?mails?)(?!\\p{L})[^.]* (?:each|every) (?:week|month|morning|\\p{L}+day)(?!\\p{L})',
    '(?:published|visible) (?:after|once) (?:moderat|approv|review)\\p{L}*',
    'your (?:review|rating|comment) will be (?:published|visible|moderated)',
    'за [^.]{0,12}(?:отзыв|оценк)|(?:फीडबैक|प्रतिक्रिया) के लिए',
  ].join('|'),
  'u',
);

const thanksForOther = new RegExp(thanksForDeed, 'u');
const namesLead =
  /(?<!\p{L})(?:appl\p{L}+|enquir\p{L}+|inquir\p{L}+|requests?|leads?|call ?backs?|quer(?:y|ies)|messages?|details|demande|solicitud|aanvraag|anfrage|antrag|richiesta|pedido)(?!\p{L})/u;

const newsletter =
  /newsletter|news ?letter|mailing list|(?:rate|price|news|product|e-?mail|weekly) updates|boletin|boletim|infolettre|nieuwsbrief|biuletyn|bulten|рассылк|розсилк|buletin|ban tin|न्यूजलेटर|نشرت|النشرة|メール(?:マガジン|ニュース)|メルマガ|ニュースレター|电子报|電子報|电子杂志|뉴스레터|소식지/u;

/**
 * Whether the sentence is about something other than a lead, such as a newsletter, for which a page
 * may also thank.
 */
export const isOfOtherThing = (sentence: string, book: PhraseBook) =>
  otherThing.test(sentence) ||
  (newsletter.test(sentence) &&
    !namesLead.test(sentence) &&
    (book.says(sentence, 'thanks') || book.says(sentence, 'done')));

/** Whether the sentence thanks for a vote, a survey or a purchase. */
export const isThanksForOther = (sentence: string) => thanksForOther.test(sentence);

/**
 * Whether the sentence contains a word for a lead, such as "enquiry". If a page also thanks for
 * other things, only such a sentence counts as a confirmation.
 */
export const isNamingLead = (sentence: string) => namesLead.test(sentence);

const isEnglish =
  /(?<!\p{L})(?:the|are|with|will|from|our|and|not|of|only|(?:log|sign)[ -]?in)(?!\p{L})|^(?:spam|(?:fake|false|invalid|incomplete|duplicate|wrong|fraudulent) \p{L}+s?) (?:is|gets?) /u;
/** Words for the visitor, for the lead and, in English sentences, for the page itself. */
const ofThisLead = new RegExp(
  [
    "you(?:'\\p{L}+|r|rs)?|this(?! (?:offer|scheme|product|service|facility|week\\p{L}*|month|year|hour))|it|these",
    `(?:the|an?) ${things}|the (?:number|phone|otp|code|captcha|session|servers?|page|system|site)`,
    "we(?:'re|'ve| (?:can|could|do(?! not lend to)|did|are|were|have|had|must|regret))",
    'ne (?:pouvons|sommes)|non (?:possiamo|siamo|ci e|e possibile)|nu (?:va )?putem|δεν μπορουμε|tuoi|suoi|tau|sunteti|aveti|σου|ειστε',
    'ih(?:r\\p{L}*|nen)|sie|dein\\p{L}*|dich|dir|uw|u|je|jou\\p{L}*|ditt|dina?(?! pacate)|dine|dig|deg|votre|vos|vous|ton|tes|sus?|tus?|usted|\\p{L}+[aei]rles?|seus?|suas?|voce|teu|tua|tuo|suo|vostr\\p{L}|lei',
    'ваш\\p{L}*|вас|вам|вы|ви|тво\\p{L}+|twoj\\p{L}*|panstw\\p{L}*|pan[iu]|vas\\p{L}*|siz\\p{L}*|\\p{L}+[iu]n[iu]z(?:[iea]|[iu]n|d[ae]n?)?|anda|kamu|aap\\p{L}*|apk[aie]|ban|σας|dumneavoastra|dvs',
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?![\\p{L}'])`)
    .join('|') +
    '|आप|तुम|तपाई|તમ|আপন|ਤੁਹਾ|ਤੁਸੀਂ|உங்க|நீங்க|தங்கள|మీ|ನಿಮ|ನೀವು|ಅದನ್ನು|നിങ്ങ|താങ്ക|您|你|お客様|あなた|고객님|귀하|คุณ|ท่าน|كم?(?!\\p{L})|شما|آپ|اسے|שלך|שלכם|(?:בקש|פני)\\p{L}*(?:ך|כם)',
  'u',
);
/** Kinds of refusals that sites also write as general rules for every visitor. */
const ofRules: ReadonlySet<string> = new Set([
  'regret',
  'policy_refused',
  'barred',
  'value_refused',
]);
const ofHours =
  /(?:we(?=(?:'re| are) closed)|offices?|cent(?:re|er)s?|branch(?:es)?|lines?|desk|team|helpline)(?: \p{L}+){0,2}(?:'re| is| are| will be| remains?) (?:\p{L}+ )?(?:busy|closed? (?:on|for (?!new|applic)|until|till|from|at|during|now|today|tomorrow))|(?:working|business|office) hours|out of office|(?:take|answer|attend) (?:\p{L}+ )?calls|(?<!\p{L})(?:wait|delay)(?:ed|ing|s)?(?!\p{L})|(?:high|heavy) (?:call )?(?:volumes?|demand)|longer than usual|not open on/u;
const logsIn = /(?:log|sign)[ -]?in(?!\p{L})/u;
const toGoOn =
  /(?:continue|proceed|submit|complete|apply|finish|first|must|need to|has to|have to|required|before|again|please)/u;

/**
 * What a refusal means if the page also confirms the lead. `nothing`: the refusal is about office
 * hours or a customer's account. `doubt`: the refusal is for every visitor, or its sentence also
 * promises something. Undefined: the refusal is about this lead.
 */
export function besideReceipt(
  kind: string,
  sentence: string,
  promises: boolean,
): 'nothing' | 'doubt' | undefined {
  const english = isEnglish.test(sentence);
  if (kind === 'regret' && ofHours.test(sentence)) return 'nothing';
  if (kind === 'regret' && promises) return 'doubt';
  if (kind === 'login_required' && !toGoOn.test(sentence)) {
    return logsIn.test(sentence) ? 'nothing' : 'doubt';
  }
  const isForAll = (english || ofRules.has(kind)) && !ofThisLead.test(sentence);
  return isForAll ? 'doubt' : undefined;
}
