import { joined, type Phrases } from './phrases.ts';

const end = String.raw`(?!\p{L})`;
const no = String.raw`(?:na?h(?:i|ee|in|een)|nai|na)(?!\p{L})`;

/** Names of what the visitor sent. Many of them are English words. */
const lead = joined(String.raw`
  (?:forms?|app?lications?|requests?|(?:en|in)quir(?:y|ies)|quer(?:y|ies)|messages?|msg|details?|ja+nka+ri|info(?:rmation)?|
  data|a+vedan|arzi|arji|anurodh|nivedan|sandesh|shikaya+t|complaint|registration|panji\p{L}+|booking|appointment|
  call ?back|(?:mobile |phone )?(?:number|no)|na+m|name|profile|file|case|claim|feedback|lead|responses?|jawab|sawal|
  prashn|slot|seat|(?:site )?visit|demo|quot(?:e|ation)|account|khata|documents?|ba+t|ticket|entry|sign ?up|interest|
  pu+chh?ta+chh?|samay|time)`);
/** Words for "sent, received, recorded", and for "arrived, given", which need a name beside them. */
const sent = joined(String.raw`
  (?:submi?t|jama|darj|pra+pt|rece?i?ve?d?|register|panjikrit|save|note?|record|book|schedule|forward|bheji?a?|send|
  accept|s[uw]?w?eekar|lock|safal\p{L}*)`);
const arrived = joined(String.raw`
  (?:mil|pahu?n?ch|complete|poora|pura|poori|puri|confirm|fix|pakk[ai]|update|add|jud|jod|lag|ban|khul|a+|de|di|le|li|
  rakh|likh|chal|approve|shuru|activate|share|daal)`);
const past = joined(String.raw`
  (?:\p{L}{0,3})(?: (?:ho|kar|kr|de|di|diya|li|liya|ja))* (?:ga?y[aei]\p{L}?|gai|hu[aie]|chuk[aie]|diya|di|liya|li|
  ki?ya hai|ki hai|ki ga\p{L}+)${end}`);
const people = joined(String.raw`
  (?:(?:humari|hamari|apni) team|team|advis[oe]r|agent|executive|expert|manager|officer|adhikari|
  pratinidhi|salahkar|surveyor|representative|banda|ladka)`);
const answer = joined(String.raw`
  (?:call|phone|fone|sampark|contact|ba+t|reply|jawab|uttar|message|msg|whatsapp|sms|e?-?mail|connect|visit|update|
  quot(?:e|ation)|policy|card|kit|receipt|suchit|inform)`);
const future = String.raw`\p{L}{0,6}(?:eng[ei]|eg[ai]|o?ong[ai]|ung[ai])${end}`;

/** Names of fields, and words of a fault at a value. */
const field = joined(String.raw`
  (?:na+m|name|mobile|phone|number|no|e-?mail(?: id)?|pata|address|pin ?code|pan|aa?dhaa?r|a+y|salary|income|vetan|
  amount|rashi|rakam|loan|dob|janm\p{L}*|age|umr|umar|date|tarikh|field|city|shehar|box|otp|code|terms|shart\p{L}*|
  captcha|document|photo|id|password|option|message|sandesh)`);
const bad = joined(String.raw`
  (?:galat|adh[uo]+r[aei]|ama+nya|avaidh|invalid|incomplete|khali|chhoo?t|bhoo?l|(?:sahi|theek|thik|valid|correct|match|
  poor[aei]|samajh|pad?ha|milta|mel)[^.]{0,8} ${no}|bahut (?:chh?ot|lamb|kam|bada|zyada))`);
const enter = joined(String.raw`
  (?:(?:bhar|da+l|likh|chu?n|de?kh|ja+nch|sudha+r|d)(?:e|en|ein|iye|iyega|o|na|kar)|dijiye|(?:enter|darj|select|choose|tick|
  check|theek|thik|pu?o?r[aei]|complete|upload|correct|sahi|sweekar|accept|apply|submit) (?:kar|kij)\p{L}*)${end}`);
const tech =
  '(?:server|network|net(?!:)|internet|connection|gateway|system|website|site|portal|technical|page)';
const broken = joined(String.raw`
  (?:error|issue|problem|samasya|gad?bad\p{L}*|dikka?t|kharab\p{L}*|down|busy|band|slow|timeout|response ${no}|
  jawab ${no}|connect ${no}|toot|maintenance|theek ${no})`);
const attempt = '(?:koshish\\p{L}*|prayas|pra?yatn|try|attempts?|requests?|baar|bar|clicks?|otp)';
const again = '(?:dobara|dubara|phir|fir|wapas|baad (?:me|mein|mai))';

/** Phrases in Hindi, written in Latin letters. */
export const hinglish: Phrases = {
  thanks: 'dhan+(?:ya|y|i)(?:va|wa)+a?d|shukri?ya|aabhar',
  open: String.raw`
    (?:samay|time|slot|date|bank|plan|offer|lender)[^.]{0,12}(?:chun\p{L}*|select kar\p{L}*|choose kar\p{L}*)|
    (?:bhugtan|payment|fees?|₹ ?\d+)[^.]{0,12}(?:kar(?:e|en|ein|iye|o)|bhare\p{L}*|bhariye)${end}|
    (?:app|aap) install kar\p{L}*|password (?:banay\p{L}*|set kar\p{L}*)|
    (?:pan|aadhaa?r|kyc|documents?|salary|aay|janamtithi|dob|niche)[^.]{0,20}(?:${enter}|upload kar\p{L}*)|
    (?<=^[^\p{L}]*)(?:aage badh\p{L}*|agla|jari rakh\p{L}*)[^\p{L}]*$|jab (?:hum|service|seva)[^.]{0,25}(?:shuru|launch|start)|
    ke baad (?:hi )?(?:submit|jama|send|process) hog[aei]`,
  done: String.raw`
    ${sent}${past}|safal(?:ta)?(?:purvak|poorvak)|${lead}[^.]{0,50} (?:${arrived}|${sent})${past}|
    (?:hamare|humare) pa+s a+ ga?[iy]|(?:hame?i?n?|hume?i?n?|hamko|humko|mujhe) [^.]{0,30}mil (?:ga|chu)|
    ${lead}[^.]{0,15} (?:confirm|pakk[ai]|darj|jama|register(?:ed)?|book(?:ed)?|sen[dt]|receive[d]?) (?:hai|h|hain)${end}|
    (?:site visit|visit|slot|seat|appointment|callback|booking|meeting) (?:pakk[ai]|confirm)${end}|
    (?<=^[^\p{L}]*)(?:bas,? )?ho ga?y[ai][^\p{L}]*$|${lead} par [^.]{0,20}kaa?m (?:kar|chal|shuru)`,
  promise: String.raw`
    ${answer}[^.]{0,30} ${future}|${people} [^.]{0,50} ${future}|
    (?:ab |baa?ki )[^.]{0,10}(?:hamar|humar)[aie]${end}|(?:aapse|aapko) [^.]{0,30} (?:mil|bat|bula|suchit)${future}`,
  not: 'na?hin?|nhi|asafal|vifal|galti|samasya',
  fault: String.raw`
    ${tech}[^.]{0,25} ${broken}|(?:session|page|link|token)[^.]{0,15} (?:expire|khatam|samapt|timeout|time out)`,
  failed: String.raw`
    (?:jama|submit|bhej|save|ho|kar)\p{L}*[^.]{0,20} na?hin?${end}|${lead}[^.]{0,30} na?hin? (?:ga?y|hu|ho|ja|bhej|pahu|mil|save|submit|jama)|
    ${again} (?:se )?[^.]{0,10}(?:koshish|try|prayas)|
    galat ho|galti (?:hui|ho)|gad?bad\p{L}* (?:hui|ho)|(?:samasya|dikka?t|problem|issue) (?:hui|aa|ho|hai)|
    fail ho ga?y[aei]|na?hin? mil[aei]${end}`,
  sorry: 'maaf|maf ki|kshama|khed hai|afsos|dukh hai',
  area: String.raw`
    (?:pin ?code|area|ilaa?k\p{L}+|shehar|city|location|jagah|kshetra|gaon|pata|state|yahan|jil[ae])[^.]{0,45}(?:service|seva|available|
    uplabdh|deliver|kaa?m|pahu?nch\p{L}*|cover|maujood|branch)[^.]{0,20} na?hin?${end}|
    (?:mein|me|par|tak) (?:abhi )?(?:hamari|humari)[^.]{0,15}(?:service|seva|team|branch)[^.]{0,20} na?hin?${end}`,
  value: String.raw`
    \d+ (?:ank|digits?|characters?) (?:ka|ke|ki) (?:hon[aei] chahiye|hot[aei])|${field}[^.]{0,35} hon[aei] (?:chahiye|zaroori)|
    (?:sahi|valid|sirf|kripya|kripaya|kam se kam|please|dobara|phir se)[^.]{0,40} ${enter}|
    ${field}[^.]{0,15} \d+ (?:digit|ank|character)s? ho[tn]|${field}[^.]{0,35} (?:j?z?yada|kam|khali)[^.]{0,6} na?hin? ho|
    (?:zaroori|zaruri|anivarya|compulsory|mandatory|required) (?:hai|h)${end}|galat hai|${field} [^.]{0,25}${bad}|
    ${bad} ${field}|(?:galti|galtiyan|galtiyon|fields?)(?: ko)? theek kar|adh[uo]+r[aei]${end}|
    (?:bina|bagair) [^.]{0,40}na?hin?${end}|(?:terms|sharten|shart)[^.]{0,25}(?:bina|sweekar|accept|tick) `,
  wrong: 'galat|amanya|invalid|expire|match na?hin?',
  already: 'p(?:eh|ah|eh?e)le (?:hi|se|bhi)|already',
  taken: String.raw`
    apply|aa?vedan|register|jama|darj|panjikrit|submit|bhej|maujood|use|active|bana|account|mil|chal rah`,
  duplicate: String.raw`
    unique (?:entry |value )?(?:chahiye|zaroori|hon[ai])|(?:do|dusri|doosri) baar (?:bhar|bhej|apply|aa)\p{L}*|
    (?:nayi|nai|doosr[aei]|dusr[aei]) ${lead} na?hin?|(?:kal|parso|pichhl\p{L}+|din|pehle) (?:ko )?hi [^.]{0,30} th[aie]${end}|
    ${field} (?:se|par|pe|ke saath)${end}[^.]{0,30} (?:account|application|request|enquiry|form|loan|aa?vedan|khata)[^.]{0,30}(?:bana
    |maujood|chal rah|process me|pending|darj hai|active)|
    (?:apply|register|submit|aa?vedan)[^.]{0,10} chuke (?:hai|ho)`,
  closed: String.raw`
    (?:form ab|na[yi][ei] (?:aa?vedan|application|form|lead))[^.]{0,25} na?hin? (?:leta|lete|le rah)|form ab band|
    (?:offer|scheme|yojana|form|registration|deal|applications?|last date|tareekh|seats?)[^.]{0,25}(?:khatam|samapt|band|
    nikal|beet|close|expire|full|bhar)(?: ho| gay| chuk| hai| kar)|ab [^.]{0,20}(?:apply|aavedan) na?hin?`,
  quiz: String.raw`
    (?:spam|suraksha|security) (?:sawal|prashn)\p{L}*[^.]{0,12} (?:jawab d|jawab galat|uttar d)|
    captcha[^.]{0,12}(?:galat|sahi na?hin?)`,
  policy: String.raw`
    (?:patra|yogya|eligible|qualify)[^.]{0,6} na?hin?${end}|a(?:swi|swee)kar|(?:form|registration|panjikaran) band|
    (?:reject (?:ho|kar)|(?:approve|accept|manzoor|sweekar) na?hin?|na-?manzoor|aswikrit|block (?:ho|kar)|decline)${end}|cancel (?:ho|kar)${end}|
    match na?hin? |(?:loan|policy|offer|card|insurance|karz|application|profile)[^.]{0,25} na?hin? (?:de|kar|mil sak|le|aage)|
    (?:robot|bot) (?:check|ho)|spam (?:man|lag|ho|hai)`,
  tooMany: String.raw`
    (?:bahut|bohot|itni|kai|zyada)(?: (?:zyada|jyada|saare|adhik|baar))* ${attempt}|bahut jaldi|baar baar|
    (?:limit|seema)[^.]{0,15}(?:par|cross|khatam|poori|puri|ho ga)|
    (?:minute|min|ghant[ae]|hour)s? (?:ke liye|tak)[^.]{0,10}(?:lock|block|band)`,
  later: String.raw`
    (?:(?:second|sec|minute|min|ghant[ae]|hour)s? (?:baad|mein|me)|kal) (?:${again} (?:se )?)?[^.]{0,10}(?:koshish\p{L}*|try|prayas|aa(?:na|iye|o|yen))`,
  signIn: String.raw`(?:log|sign)[ -]?in (?:kar(?:ein|en|e|na|ke|o|iye)|kij|zaroori|na?hin?)`,
  verify: String.raw`
    otp|satyap\p{L}+|e-?mail (?:se|ke zariye) (?:confirm|pushti|verify)|inbox[^.]{0,15} aur [^.]{0,12}confirm|
    (?<!\p{L})code[^.]{0,20}(?:bhej\p{L}*|aaya|mila|${enter})|(?:aaya|bheja)[^.]{0,15} code|link[^.]{0,25}click|
    (?:number|email|mobile|account)[^.]{0,15} (?:verify|confirm|activate) (?:kar(?:e|na|ein|o|iye)|hona|hoga)|(?:click|code|verify|confirm)[^.]{0,30} (?:tabhi|karte hi|ke baad hi)`,
  busy: String.raw`(?:pratiksha|inte?zaa?r) kar|ja rah[aei] (?:hai|hain)|(?:bhej|kar|ho|submit ho) rah[aei] (?:hai|hain)|load ho rah|${enter}(?:,| aur| to)[^.]{0,5} hum `,
  condition: 'agar|yadi|(?:na|ho|urgent ho|lage|chahe) to',
  harmless: String.raw`
    (?:zaroorat|zarurat|jarurat) na?hin?[^.]*|(?:share|reply) na kar[^.]*|(?:loan|policy|karz)[^.,]{0,25} na?hin?[^.,]*, ?(?:par|lekin|magar|but)${end}|
    (?:na )?koi [^.,]{0,25}(?:nah?in?|lag|aayega)[^.,]*|otp bhejne(?: mein| me)?`,
  idle: String.raw`(?:visit|padharne|intezaar|dhairya|ruchi)[^.]{0,12} ke liye (?:dhan|shuk)`,
};
